import UIKit

final class LoginService {
    static let shared = LoginService()
    let mailService = MailService()
    func logIn(name: String) {}
}
final class MailService { func send() {} }
protocol HasLoginService { var loginService: LoginService { get } }
protocol HasClock { var clock: Int { get } }
final class AppContext {
    let loginService = LoginService()
    let clock = 1
}
enum Application { static let current = AppContext() }

final class LoginViewController: UIViewController {
    typealias Dependencies = HasLoginService & HasClock
    var context = AppContext()
    var dependencies: Dependencies?
    private let viewModel = LoginViewModel(service: LoginService())

    func byContext() {
        context.loginService.logIn(name: "")
        print(context.clock, dependencies?.clock)
        viewModel.go()
    }

    func byAlias() { dependencies?.loginService.logIn(name: "") }
    func byLocal() {
        let service = context.loginService
        service.logIn(name: "")
    }

    func byShared() { Application.current.loginService.logIn(name: "") }
    func handsOn() { _ = LoginViewModel(service: context.loginService) }
}
final class LoginViewModel {
    private let service: LoginService
    init(service: LoginService) { self.service = service }
    func go() { service.logIn(name: "") }
}
