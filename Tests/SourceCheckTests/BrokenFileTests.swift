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

    @Test(arguments: ["", "}", "class", "class {", "@IBOutlet", "protocol P: { var x", "extension", "\u{0}\u{1}"])
    func fragmentsDoNoHarm(_ code: String) {
        #expect(CodeCheck(files: [("Broken.swift", code)]).findings.isEmpty)
    }
}
