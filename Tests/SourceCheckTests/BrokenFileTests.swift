import ScreenSpecDiagnostics
import TestSupport
import Testing

/// Files that Swift could not compile are checked as far as they go.
struct BrokenFileTests {
    @Test func whatCanBeReadIsChecked() {
        let code = """
            import UIKit

            class BrokenViewController: UIViewController {
                @IBOutlet weak var titleLabel: UILabel!

                func show( {
                    let text = "unclosed
                }
            """
        let check = CodeCheck(files: [("Broken.swift", code)], only: "private-outlets")
        #expect(check.places == ["Broken.swift:84..<94 private-outlets"])
    }

    @Test func rolesTalkInBrokenFilesToo() {
        let code = """
            import UIKit

            class HomePresenter {}
            class HomeWireframe {}
            class HomeViewController: UIViewController {
                var presenter: HomePresenter?
                var wireframe: HomeWireframe?

                func show( {
            }
            """
        let files = [("Broken.swift", code), ("screenspec.yaml", "architecture: viper\n")]
        let check = CodeCheck(files: files, only: "view-only-talks-to-presenter")
        #expect(check.places == ["Broken.swift:158..<171 view-only-talks-to-presenter"])
    }

    @Test(arguments: [false, true])
    func selectorsOfOldSwiftAreKnownWhereThatIs(_ isOld: Bool) {
        let controller = """
            import UIKit

            class LoginViewController: UIViewController {
                @IBAction func tap(sender: UIButton) {}
            }
            """
        let document = """
            <document><scenes><scene sceneID="s"><objects><viewController id="vc" customClass="LoginViewController">
            <view key="view" id="v"><subviews><button id="b"><connections>
            <action selector="tap:" destination="vc" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></viewController></objects></scene></scenes></document>
            """
        let loop = isOld ? "for var i = 0; i < 3; i++ {}" : "for i in 0..<3 {}"
        let files = [
            ("LoginViewController.swift", controller), ("Login.storyboard", document),
            ("Numbers.swift", "func sum() { \(loop) }"),
        ]
        #expect(CodeCheck(files: files, only: "broken-action").findings.count == (isOld ? 0 : 1))
    }

    /// Behind a brace too many or too few, members are nobody's or another type's, so that nobody knows what a class lacks.
    @Test(arguments: ["    }}\n", "\n"])
    func nothingIsMissing(_ end: String) {
        let controller = """
            import UIKit

            final class ListViewController: UIViewController {
                private let editButton = UIButton()

                func reload() {
                    editButton.isHidden = true
            \(end)
                @objc private func edit() {}

                private let titleLabel = UILabel()
            }
            """
        let spec = """
            screen: List
            architecture: mvc
            generate: false
            subviews: {editButton: UIButton, titleLabel: UILabel}
            actions: {edit: {via: targetAction}}
            """
        let described = ("List.screen.yaml", spec)
        let empty = "import UIKit\n\nfinal class ListViewController: UIViewController {}\n"
        for rule: RuleID in ["missing-action", "missing-subview"] {
            let broken = CodeCheck(files: [("ListViewController.swift", controller), described], only: rule)
            #expect(broken.findings.isEmpty)
            let whole = CodeCheck(files: [("ListViewController.swift", empty), described], only: rule)
            #expect(!whole.findings.isEmpty)
        }
    }

    /// Of both sides of a merge, no side is read.
    @Test(arguments: [true, false])
    func noRequirementIsMissing(_ isMerged: Bool) {
        let requirement = "    func viewDidLoad()\n"
        let conflict = "<<<<<<< HEAD\n\(requirement)=======\n    func start()\n>>>>>>> other\n"
        let code = """
            protocol ListViewToPresenterInterface: AnyObject {
                func selectedRow()
            \(isMerged ? conflict : "")}

            """
        let spec = """
            screen: List
            architecture: viper
            generate: false
            actions: {selectedRow: {}, viewDidLoad: {}}
            """
        let files = [("List.swift", code), ("List.screen.yaml", spec)]
        #expect(CodeCheck(files: files, only: "mismatched-requirement").findings.count == (isMerged ? 0 : 1))
    }

    @Test(arguments: ["", "}", "class", "class {", "@IBOutlet", "protocol P: { var x", "extension", "\u{0}\u{1}"])
    func fragmentsDoNoHarm(_ code: String) {
        #expect(CodeCheck(files: [("Broken.swift", code)]).findings.isEmpty)
    }
}
