final class ThreePresenter {}
