final class FivePresenter {}
