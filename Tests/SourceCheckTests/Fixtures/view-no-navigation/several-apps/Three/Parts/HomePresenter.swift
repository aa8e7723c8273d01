final class HomePresenter {}
final class HomeRouter {}
