import CoreData

final class LoginPresenter {}
