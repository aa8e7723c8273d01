import ScreenModel
import SourceCheck
import Testing

/// Which types play which role, and which architecture is guessed where nobody wrote it down.
struct RoleTests {
    private static func check(_ code: String, project: String? = nil, specs: [String] = []) -> CodeCheck {
        var files = [("App.swift", "import UIKit\n" + code)]
        if let project { files.append(("screenspec.yaml", "version: 1\n" + project)) }
        for (number, spec) in specs.enumerated() { files.append(("Spec\(number).screen.yaml", spec)) }
        return CodeCheck(files: files)
    }

    private static func roles(of name: String, in check: CodeCheck) -> [String] {
        check.subject.code.types(named: name).flatMap { check.subject.roles.roles(of: $0) }
            .map { "\($0.screen.name).\($0.role.name.text)" }
    }

    private static let viper = "architecture: viper\n"

    @Test func suffixesMakeRoles() {
        let check = Self.check(
            """
            class LoginViewController: UIViewController {}
            class LoginPresenter {}
            struct LoginRouter {}
            class Presenter {}
            protocol ListPresenter {}
            """,
            project: Self.viper
        )
        #expect(Self.roles(of: "LoginViewController", in: check) == ["Login.view"])
        #expect(Self.roles(of: "LoginPresenter", in: check) == ["Login.presenter"])
        #expect(Self.roles(of: "LoginRouter", in: check) == ["Login.wireframe"])
        #expect(Self.roles(of: "Presenter", in: check).isEmpty)
        #expect(Self.roles(of: "ListPresenter", in: check).isEmpty)
    }

    @Test func prefixesMakeRolesOnlyWhereTheArchitectureSaysSo() {
        let code = "class InteractorLogin {}\nclass PresenterLogin {}"
        #expect(Self.roles(of: "InteractorLogin", in: Self.check(code, project: Self.viper)).isEmpty)
        let team = "architecture: team\nextends: viper\nroles:\n  interactor: {matches: {prefixes: [Interactor]}}\n"
        let check = Self.check(code, project: "architecture: team\n", specs: [team])
        #expect(Self.roles(of: "InteractorLogin", in: check) == ["Login.interactor"])
        #expect(Self.roles(of: "PresenterLogin", in: check).isEmpty)
    }

    @Test func onlyControllersAreViews() {
        let check = Self.check(
            """
            class PostListView: UIViewController {}
            class PostListPresenter {}
            class ListViewController {}
            struct GridViewController {}
            class BaseController: UIViewController {}
            class FeedViewController: BaseController {}
            class ForeignViewController: ControllerOfAPackage {}
            """,
            project: Self.viper
        )
        #expect(Self.roles(of: "PostListView", in: check).isEmpty)
        #expect(check.subject.code.types(named: "PostListView").allSatisfy { check.subject.code.isViewController($0) })
        #expect(Self.roles(of: "ListViewController", in: check).isEmpty)
        #expect(Self.roles(of: "GridViewController", in: check).isEmpty)
        #expect(Self.roles(of: "FeedViewController", in: check) == ["Feed.view"])
        #expect(Self.roles(of: "ForeignViewController", in: check) == ["Foreign.view"])
    }

    @Test func implementationsPlayWhatTheyAreCalledAfter() {
        let code = """
            protocol BooksPresenter {}
            class BooksPresenterImplementation: BooksPresenter {}
            protocol ListViewModelInput {}
            protocol ListViewModelOutput {}
            typealias ListViewModel = ListViewModelInput & ListViewModelOutput
            class DefaultListViewModel: ListViewModel {}
            class ListViewController: UIViewController {}
            class DefaultGridViewModel: ListViewModel {}
            class Handler: BooksPresenter {}
            """
        let viper = Self.check(code, project: Self.viper)
        #expect(Self.roles(of: "BooksPresenterImplementation", in: viper) == ["Books.presenter"])
        #expect(Self.roles(of: "Handler", in: viper).isEmpty)
        let mvvm = Self.check(code, project: "architecture: mvvm\n")
        #expect(Self.roles(of: "DefaultListViewModel", in: mvvm) == ["List.model"])
        #expect(Self.roles(of: "DefaultGridViewModel", in: mvvm) == ["DefaultGrid.model"])
    }

    @Test func structsThatOnlyHoldValuesPlayNoRole() {
        let check = Self.check(
            """
            struct AvatarViewModel {
                let name: String
                var initial: String { String(name.prefix(1)) }
                static func empty() -> AvatarViewModel { AvatarViewModel(name: "") }
            }
            struct BadgeViewModel {
                let name: String
                func load() {}
            }
            """,
            project: "architecture: mvvm\n"
        )
        #expect(Self.roles(of: "AvatarViewModel", in: check).isEmpty)
        #expect(Self.roles(of: "BadgeViewModel", in: check) == ["Badge.model"])
    }

    @Test func controllersAreViewsOfTheScreenWhosePartnerTheyHold() {
        let check = Self.check(
            """
            protocol BooksPresenter {}
            class BooksPresenterImplementation: BooksPresenter {}
            class BooksTableViewController: UITableViewController { var presenter: BooksPresenter! }
            class PostListPresenter {}
            class PostListView: UIViewController { var presenter: PostListPresenter? }
            class LoginPresenter {}
            class LoginViewController: UIViewController { var presenter: LoginPresenter? }
            class LoginHeaderController: UIViewController { var presenter: LoginPresenter? }
            class HomePresenter {}
            class HomeContainer: UIViewController { var other: HomePresenter? }
            """,
            project: Self.viper
        )
        #expect(Self.roles(of: "BooksTableViewController", in: check) == ["Books.view"])
        #expect(Self.roles(of: "PostListView", in: check) == ["PostList.view"])
        #expect(Self.roles(of: "LoginHeaderController", in: check).isEmpty)
        #expect(Self.roles(of: "HomeContainer", in: check).isEmpty)
        let play = check.subject.code.types(named: "PostListView").flatMap { check.subject.roles.plays(of: $0) }.first
        guard case .pattern(let reason, _)? = play?.source else {
            Issue.record("PostListView plays no role")
            return
        }
        #expect(reason == "it holds 'presenter', the presenter of 'PostList'")
    }

    @Test func aViewWithPatternsOfItsOwnIsRecognisedByThoseAlone() {
        let team = "architecture: team\nextends: viper\nroles:\n  view: {matches: {suffixes: [Screen]}}\n"
        let check = Self.check(
            """
            class PostListPresenter {}
            class PostListView: UIViewController { var presenter: PostListPresenter? }
            class HomeScreen: UIViewController {}
            """,
            project: "architecture: team\n",
            specs: [team]
        )
        #expect(Self.roles(of: "PostListView", in: check).isEmpty)
        #expect(Self.roles(of: "HomeScreen", in: check) == ["Home.view"])
    }

    @Test func namesAroundATypeCountWhereItIsCalledByItsRoleOnly() {
        let check = Self.check(
            "enum Login { class Presenter {} }\nclass ProfileViewController: UIViewController { class Presenter {} }",
            project: Self.viper
        )
        #expect(Self.roles(of: "Login.Presenter", in: check) == ["Login.presenter"])
        #expect(Self.roles(of: "ProfileViewController.Presenter", in: check).isEmpty)
    }

    @Test func specsGoBeforeNames() {
        let spec = "screen: SignIn\narchitecture: viper\ngenerate: false\ntypes: {presenter: LoginPresenter}\n"
        let check = Self.check("class LoginPresenter {}\nclass SignInInteractor {}", specs: [spec])
        #expect(Self.roles(of: "LoginPresenter", in: check) == ["SignIn.presenter"])
        #expect(Self.roles(of: "SignInInteractor", in: check) == ["SignIn.interactor"])
        #expect(!check.subject.architectures.isGuessed(module: nil))
    }

    @Test(
        arguments: [
            (
                "mvc",
                """
                class LoginViewController: UIViewController {}
                class Store {}
                """
            ),
            (
                "mvp",
                """
                class LoginViewController: UIViewController { var presenter: LoginPresenter! }
                class LoginPresenter {}
                """
            ),
            (
                "mvvm",
                """
                class LoginViewController: UIViewController { let viewModel = LoginViewModel() }
                class LoginViewModel {}
                """
            ),
            (
                "viper",
                """
                class LoginViewController: UIViewController { var presenter: LoginPresenter! }
                class LoginPresenter {}
                class LoginInteractor {}
                class LoginWireframe {}
                """
            ),
            (
                "viper-input-output",
                """
                protocol LoginViewOutput {}
                protocol LoginViewInput {}
                class LoginViewController: UIViewController { var output: LoginViewOutput! }
                class LoginPresenter: LoginViewOutput {}
                class LoginInteractor {}
                class LoginRouter {}
                """
            ),
            (
                "vip",
                """
                protocol LoginBusinessLogic {}
                protocol LoginDisplayLogic {}
                class LoginViewController: UIViewController { var interactor: LoginBusinessLogic! }
                class LoginInteractor: LoginBusinessLogic {}
                class LoginPresenter {}
                class LoginRouter {}
                """
            ),
            (
                "mvp",
                """
                protocol BooksPresenter {}
                protocol BooksView {}
                class BooksTableViewController: UITableViewController, BooksView { var presenter: BooksPresenter! }
                class BooksPresenterImplementation: BooksPresenter {}
                protocol BooksViewRouter {}
                class BooksViewRouterImplementation: BooksViewRouter {}
                """
            ),
            (
                "vip",
                """
                protocol DownloadsInteractorProtocol {}
                class DownloadsViewController: UIViewController { let interactor: DownloadsInteractorProtocol }
                class DownloadsInteractor: DownloadsInteractorProtocol {}
                class DownloadsPresenter {}
                class DownloadsViewModel { func load() {} }
                """
            ),
            (
                "mvc",
                """
                class PopoverViewController: UIViewController {}
                class NoticePresenter {}
                class PublishPresenter {}
                """
            ),
            (
                // A view, an interactor and a router, and nobody who presents: RIBs.
                "mvc",
                """
                protocol LoginPresentable {}
                protocol LoginPresentableListener {}
                class LoginViewController: UIViewController, LoginPresentable { weak var listener: LoginPresentableListener? }
                class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {}
                class LoginRouter: ViewableRouter<LoginInteractable, LoginViewControllable> {}
                """
            ),
            (
                // One of several screens has a presenter, too: that makes neither VIP nor VIPER of it.
                "mvp",
                """
                protocol ListPresentableListener {}
                class ListViewController: UIViewController { weak var listener: ListPresentableListener? }
                class ListPresenter {}
                class ListInteractor: ListPresentableListener {}
                class ListRouter {}
                class LoginViewController: UIViewController {}
                class LoginInteractor {}
                class LoginRouter {}
                class HomeViewController: UIViewController {}
                class HomeInteractor {}
                class HomeRouter {}
                """
            ),
            (
                // Short for a view controller and a view model.
                "mvvm",
                """
                class NewsVC: UIViewController { let viewModel = NewsVM() }
                class NewsVM { func load() {} }
                class HelpVC: UIViewController { let viewModel = HelpVM() }
                class HelpVM { func load() {} }
                """
            ),
            (
                // Nobody holds them: they are what is shown.
                "mvc",
                """
                class NewsVC: UIViewController {}
                struct NewsVM { var title = ""; func text() -> String { title } }
                class HelpVC: UIViewController {}
                struct HelpVM { var title = ""; func text() -> String { title } }
                """
            ),
            (
                "cvd",
                """
                class ControllerView: UIView {}
                class Controller: UIViewController {}
                class HomeControllerView: ControllerView {}
                class HomeController: Controller {}
                """
            ),
        ]
    )
    func architecturesAreGuessed(_ name: String, _ code: String) {
        let check = Self.check(code)
        #expect(check.subject.architectures.architecture(ofModule: nil)?.name.text == name)
        #expect(check.subject.architectures.isGuessed(module: nil))
    }

    @Test func protocolsStandForTheRolesOfTheirConformers() {
        let check = Self.check(
            """
            protocol LoginPresenting {}
            class LoginPresenter: LoginPresenting {}
            class ProfilePresenter: LoginPresenting {}
            protocol Reloading {}
            class LoginInteractor: Reloading {}
            class Store: Reloading {}
            """,
            project: Self.viper
        )
        func references(_ name: String) -> [String] {
            check.subject.code.types(named: name).flatMap { check.subject.references[$0] }.map(\.role)
        }
        #expect(references("LoginPresenting") == ["presenter", "presenter"])
        #expect(references("Reloading").isEmpty)
    }
}
