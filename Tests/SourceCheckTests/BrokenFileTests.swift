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

    @Test(arguments: ["", "}", "class", "class {", "@IBOutlet", "protocol P: { var x", "extension", "\u{0}\u{1}"])
    func fragmentsDoNoHarm(_ code: String) {
        #expect(CodeCheck(files: [("Broken.swift", code)]).findings.isEmpty)
    }
}
