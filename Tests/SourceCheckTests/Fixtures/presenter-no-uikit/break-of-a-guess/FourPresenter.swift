final class FourPresenter {}
