final class LoginPresenter {}
