import Foundation

/// One jogging session.
nonisolated struct Jog: Hashable, Sendable {
    var date: Date
    var distance: Double
}

/// A person with an account.
nonisolated struct User: Hashable, Sendable {
    var username: String
}

/// Where the jogs are kept.
protocol JogStore: AnyObject {
    func allJogs(of user: User) -> [Jog]
}

/// Who knows the passwords.
protocol LoginService: AnyObject {
    func login(username: String, password: String, completion: @escaping (Result<User, LoginError>) -> Void)
}

nonisolated struct LoginError: Error {
    var reason: LoginFailure
}
