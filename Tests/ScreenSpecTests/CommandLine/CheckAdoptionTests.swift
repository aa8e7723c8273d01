import Foundation
import TestSupport
import Testing

/// How a code base with findings gets to none but new ones.
@Suite("The check of an app that has findings")
struct CheckAdoptionTests {
    // MARK: Baselines

    @Test("knows what its baseline knows, and asks to take out what is fixed")
    func baseline() throws {
        try CheckedApp.with { (folder) throws in
            let written = try folder.screenspec(["check", "--write-baseline"])
            #expect(written.status == 0, "\(written.errors)")
            let entries = try folder.read("screenspec-baseline.txt").split(separator: "\n").filter { $0.first != "#" }
            #expect(entries.count == 6)
            #expect(entries.sorted() == entries)
            #expect(entries.contains("private-subviews ShopView titleLabel"))
            let baseline = ["check", "--baseline", "screenspec-baseline.txt"]
            #expect(try folder.screenspec(baseline).output == "Baseline: 6 known, 0 fixed, 0 new.\n")

            // Moved, indented, in another file, and with one finding more.
            let moved =
                "\n\n// More\n"
                + CheckedApp.view.replacing("    ", with: "\t")
                .replacing("let priceLabel", with: "let badge = UILabel()\n\tlet priceLabel")
            try folder.write(moved, to: "Sources/Elsewhere/Renamed.swift")
            try FileManager.default.removeItem(atPath: folder.path("Sources/ShopView.swift"))
            let more = try folder.screenspec(baseline)
            #expect(more.status == 1)
            #expect(more.output.contains("baseline: 6 known, 0 fixed, 1 new\n"), "\(more.output)")

            try folder.write(
                moved.replacing("let badge", with: "private let badge").replacing(
                    "let title",
                    with: "private let title"
                ),
                to: "Sources/Elsewhere/Renamed.swift"
            )
            let fixed = try folder.screenspec(baseline)
            #expect(fixed.status == 1)
            #expect(fixed.output.contains("error[outdated-baseline]: This entry no longer occurs"), "\(fixed.output)")
            #expect(fixed.output.contains("baseline: 5 known, 1 fixed, 0 new"))
            let pruned = try folder.screenspec(baseline + ["--prune-baseline"])
            #expect(pruned.status == 0, "\(pruned.errors)")
            #expect(try !folder.read("screenspec-baseline.txt").contains("titleLabel #2"))
            #expect(try folder.screenspec(baseline).status == 0)
        }
    }

    @Test("takes an entry for known whose finding another one says by now")
    func coveredEntry() throws {
        try CheckedApp.with { (folder) throws in
            #expect(try folder.screenspec(["check", "--write-baseline"]).status == 0)
            let written = try folder.read("screenspec-baseline.txt")
            let before = written.replacing(
                "private-subviews CartView itemLabel\n",
                with: "class-bound-delegate CartViewDelegate -\nprivate-subviews CartView itemLabel\n"
            )
            #expect(before != written)
            try folder.write(before, to: "screenspec-baseline.txt")
            let checked = try folder.screenspec(["check", "--strict"])
            #expect(checked.status == 0, "\(checked.errors)")
            #expect(try folder.screenspec(["check", "--prune-baseline"]).status == 0)
            #expect(try folder.read("screenspec-baseline.txt") == written)
        }
    }

    @Test("is told by the project file where its baseline is, and never makes one by itself")
    func baselineOfTheProject() throws {
        try CheckedApp.with { (folder) throws in
            try folder.write("baseline: known.txt\n", to: "screenspec.yaml")
            let missing = try folder.screenspec(["check"])
            #expect(missing.status == 2)
            #expect(missing.output.contains("There is no baseline 'known.txt'"))
            #expect(!folder.exists("known.txt"))
            #expect(try folder.screenspec(["check", "--write-baseline"]).status == 0)
            #expect(try folder.screenspec(["check"]).status == 0)
            try folder.write("# ScreenSpec baseline, version 9\n", to: "known.txt")
            let other = try folder.screenspec(["check"])
            #expect(other.status == 1)
            #expect(other.output.contains("known.txt:1:1"))
            #expect(other.output.contains("This baseline has version 9"))
        }
    }

    // MARK: Fixes

    @Test("makes safe fixes once, and shows them before")
    func fixes() throws {
        try CheckedApp.with { (folder) throws in
            let before = try folder.texts(in: "Sources")
            let shown = try folder.screenspec(["check", "--fix", "--dry-run"])
            #expect(
                shown.output.contains("+    private let titleLabel = UILabel()\n"),
                "\(shown.output)\(shown.errors)"
            )
            #expect(try folder.texts(in: "Sources") == before)
            // A delegate can be held weakly only if its protocol is bound to classes: one change does both.
            #expect(shown.output.contains("+    weak var delegate: ShopViewDelegate?\n"), "\(shown.output)")
            #expect(shown.errors.hasPrefix("6 fixes in 2 files would be made.\n"), "\(shown.errors)")
            try TemporaryFolder.with { copy in
                for (name, text) in before {
                    try copy.write(text, to: name == "CartView.swift" ? "Sources/Cart/\(name)" : "Sources/\(name)")
                }
                try copy.write(shown.output, to: "fixes.diff")
                if let git = Tools.find("git") {
                    let applied = try run(git, ["apply", "-p0", "fixes.diff"], in: copy.path)
                    #expect(applied.status == 0, "\(applied.errors)")
                    _ = try folder.screenspec(["check", "--fix"])
                    #expect(try copy.texts(in: "Sources") == folder.texts(in: "Sources"))
                }
            }
            _ = try folder.screenspec(["check", "--fix"])
            let fixed = try folder.texts(in: "Sources")
            #expect(fixed["ShopView.swift"]?.contains("    private let titleLabel = UILabel()\n") == true)
            let again = try folder.screenspec(["check", "--fix"])
            #expect(try folder.texts(in: "Sources") == fixed)
            #expect(again.errors.contains("0 fixes in 0 files made."))
            #expect(try !CheckedApp.findings(folder).contains { $0.contains("private-subviews") })
        }
    }

    @Test("keeps to what a spec allows at the place that is noted")
    func allowedInSpec() throws {
        try TemporaryFolder.with { folder in
            let spec = "view: Card\ngenerate: false\nsubviews:\n  icon: UIImageView\n  badge: UIImageView\n"
            let allowed = spec.replacing(
                "  badge:",
                with: "  # screenspec:allow missing-subview because it comes later\n  badge:"
            )
            try folder.write(allowed, to: "Specs/Card.view.yaml")
            try folder.write("import UIKit\n\nfinal class Card: UIView {}\n", to: "Sources/Card.swift")
            let found = try folder.screenspec(["check"]).output
            #expect(found.contains("has no 'icon'") && !found.contains("has no 'badge'"), "\(found)")
            #expect(!found.contains("allow-suppresses-nothing"), "\(found)")
            try folder.write(allowed.replacing("  icon: UIImageView\n", with: ""), to: "Specs/Card.view.yaml")
            let swift = "import UIKit\n\nfinal class Card: UIView {\n    private let badge = UIImageView()\n}\n"
            try folder.write(swift, to: "Sources/Card.swift")
            #expect(try folder.screenspec(["check"]).output.contains("warning[allow-suppresses-nothing]"))
        }
    }

    @Test(
        "lets a spec say what a fix has made of the code",
        arguments: [
            (
                "delegate:\n  classBound: false\n  sender: none\n  methods: {cardOpened: {sender: none}}\n",
                "protocol CardDelegate {", "protocol CardDelegate: AnyObject {", "classBound: true"
            ),
            (
                "interfaces:\n  CardDelegate: {from: view, reference: strong}\n"
                    + "---\nmodels:\n  CardDelegate: {requirements: {cardOpened: {}}}\n",
                "protocol CardDelegate: AnyObject {", "weak var delegate", "reference: weak"
            ),
        ]
    )
    func agreesWithFixes(_ spec: String, _ heading: String, _ expected: String, _ said: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("view: Card\ngenerate: false\n\(spec)", to: "Specs/Card.view.yaml")
            let swift = """
                import UIKit

                \(heading)
                    func cardOpened()
                }

                final class Card: UIView {
                    var delegate: CardDelegate?

                    override func didMoveToWindow() {
                        delegate?.cardOpened()
                    }
                }

                """
            try folder.write(swift, to: "Sources/Card.swift")
            let fixed = try folder.screenspec(["check", "--fix"])
            #expect(fixed.status == 0, "\(fixed.output)\(fixed.errors)")
            #expect(try folder.read("Sources/Card.swift").contains(expected))
            #expect(try folder.read("Specs/Card.view.yaml").contains(said))
        }
    }

    @Test("writes a missing conformance with stubs, once")
    func conformance() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                screen: Login
                architecture: mvp
                subviews: {loginButton: UIButton}
                actions:
                  userTappedLogin: {trigger: loginButton.touchUpInside, parameters: {withName name: String}}

                """,
                to: "Specs/Login.screen.yaml"
            )
            let presenter = "Sources/LoginPresenter.swift"
            try folder.write("final class LoginPresenter {\r\n\tlet name = \"\"\r\n}", to: presenter)
            _ = try folder.screenspec(["check", "--fix"])
            let expected = [
                "final class LoginPresenter: LoginPresenterInterface {", "\tlet name = \"\"", "",
                "\tfunc userTappedLogin(withName name: String) {",
                "\t\tfatalError(\"userTappedLogin(withName:) is still to be written.\")", "\t}", "}",
            ]
            #expect(try folder.read(presenter) == expected.joined(separator: "\r\n"))
            let again = try folder.screenspec(["check", "--fix"])
            #expect(again.errors.hasPrefix("0 fixes in 0 files made."), "\(again.errors)")
        }
    }

    // MARK: Changes

    @Test(
        "shows findings in changed files only",
        .enabled(if: Tools.find("git") != nil, "git is not on PATH")
    )
    func changedSince() throws {
        try CheckedApp.with { (folder) throws in
            try commit(folder)
            #expect(try CheckedApp.findings(folder, "--changed-since", "HEAD") == [])
            try folder.write(CheckedApp.view + "\n", to: "Sources/ShopView.swift")
            let found = try CheckedApp.findings(folder, "--changed-since", "HEAD")
            #expect(found.sorted() == CheckedApp.found.filter { $0.hasPrefix("Shop") }.sorted())
            let unknown = try folder.screenspec(["check", "--changed-since", "nowhere"])
            #expect(unknown.status == 2)
            #expect(
                unknown.output.contains("Git knows no commit, branch or tag 'nowhere'") == true,
                "\(unknown.output)"
            )
        }
        try CheckedApp.with { (folder) throws in
            let completed = try folder.screenspec(
                ["check", "--changed-since", "main"],
                environment: ["PATH": folder.path("nothing")]
            )
            #expect(completed.status == 2)
            #expect(completed.output.contains("asks git, which is not on the path"))
        }
    }

    @Test(
        "shows what changes leave behind in files that stay as they are",
        .enabled(if: Tools.find("git") != nil, "git is not on PATH")
    )
    func leftBehind() throws {
        try CheckedApp.with { (folder) throws in
            try folder.write("screen: Login\narchitecture: mvc\n", to: "Specs/Login.screen.yaml")
            try folder.write(
                "import UIKit\n\nclass LoginViewController: UIViewController {}\n",
                to: "Sources/Login.swift"
            )
            let named = "import UIKit\n\nprotocol Named {\n    var nameLabel: UILabel { get }\n}\n"
            try folder.write(named, to: "Sources/Named.swift")
            let title = "import UIKit\n\nfinal class Title: UIView, Named {\n    let nameLabel = UILabel()\n}\n"
            try folder.write(title, to: "Sources/Title.swift")
            try commit(folder)
            #expect(try CheckedApp.findings(folder, "--changed-since", "HEAD") == [])

            // What was there before in the other files is not shown, though all of it is looked at.
            try FileManager.default.removeItem(atPath: folder.path("Sources/Login.swift"))
            #expect(
                try CheckedApp.findings(folder, "--changed-since", "HEAD") == [
                    "Login.screen.yaml missing-type types.view"
                ]
            )
            let completed = try folder.screenspec(["check", "--changed-since", "HEAD"])
            let note = "Nothing changed here: what changed elsewhere since 'HEAD' has led to it."
            #expect(completed.output.contains(note), "\(completed.output)")
            #expect(try CheckedApp.findings(folder, "--changed-since", "HEAD", "Sources") == [])

            try folder.write("class LoginViewController: UIViewController {}\n", to: "Sources/Renamed.swift")
            try folder.write(
                named.replacing("    var nameLabel: UILabel { get }\n", with: ""),
                to: "Sources/Named.swift"
            )
            #expect(
                try CheckedApp.findings(folder, "--changed-since", "HEAD") == ["Title.swift private-subviews nameLabel"]
            )

            // A file that only has another name leaves nothing behind.
            try folder.write(named, to: "Sources/Named.swift")
            try FileManager.default.moveItem(
                atPath: folder.path("Sources/Title.swift"),
                toPath: folder.path("Sources/Heading.swift")
            )
            #expect(try CheckedApp.findings(folder, "--changed-since", "HEAD") == [])
        }
    }

    private func commit(_ folder: TemporaryFolder) throws {
        let git = try #require(Tools.find("git"))
        for arguments in [
            ["init", "--quiet"], ["add", "."],
            ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "First"],
        ] {
            #expect(try run(git, arguments, in: folder.path).status == 0)
        }
    }
}
