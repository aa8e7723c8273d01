import Foundation
import TestSupport
import Testing

/// `screenspec check` as a person and a CI service run it.
@Suite("The check")
struct CheckTests {
    private static let view = """
        import UIKit

        protocol ShopViewDelegate {
            func shopViewOpened(_ shopView: ShopView)
        }

        final class ShopView: UIView {
            let titleLabel = UILabel()
            let priceLabel = UILabel()
            var delegate: ShopViewDelegate?

            override func layoutSubviews() {
                super.layoutSubviews()
                addSubview(titleLabel)
                addSubview(priceLabel)
                delegate?.shopViewOpened(self)
            }
        }

        """

    private func withApp(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.view, to: "Sources/ShopView.swift")
            try folder.write(
                Self.view.replacing("Shop", with: "Cart").replacing("shop", with: "cart")
                    .replacing("titleLabel", with: "itemLabel").replacing("priceLabel", with: "sumLabel"),
                to: "Sources/Cart/CartView.swift"
            )
            try body(folder)
        }
    }

    /// What is found, as `file rule member`.
    private func findings(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
        let completed = try folder.screenspec(["check", "--report", "json=-"] + arguments)
        let report = try JSONDecoder().decode(CheckReport.self, from: Data(completed.output.utf8))
        return report.findings.map { finding in
            let file = finding.place?.path.split(separator: "/").last ?? "-"
            return "\(file) \(finding.rule) \(finding.subject.member ?? "-")"
        }
    }

    private struct CheckReport: Decodable {
        struct Finding: Decodable {
            struct Place: Decodable {
                let path: String
            }
            struct Subject: Decodable {
                let owner: String
                let member: String?
            }
            let rule: String
            let place: Place?
            let subject: Subject
        }
        let findings: [Finding]
    }

    private static let found = [
        "CartView.swift class-bound-delegate -", "CartView.swift private-subviews itemLabel",
        "CartView.swift private-subviews sumLabel", "CartView.swift weak-delegate delegate",
        "ShopView.swift class-bound-delegate -", "ShopView.swift private-subviews titleLabel",
        "ShopView.swift private-subviews priceLabel", "ShopView.swift weak-delegate delegate",
    ]

    @Test("finds what is wrong in an app without a single spec")
    func findsInCode() throws {
        try withApp { (folder) throws in
            #expect(try findings(folder).sorted() == Self.found.sorted())
            #expect(try folder.screenspec(["check"]).status == 1)
        }
    }

    @Test("says the same whatever the threads, the hash seed and the order of files")
    func determinism() throws {
        try withApp { (folder) throws in
            for index in 0..<40 {
                let name = "Item\((index * 7) % 40)"
                try folder.write(
                    Self.view.replacing("Shop", with: name).replacing("shop", with: "item"),
                    to: "Sources/\(name)View.swift"
                )
            }
            let outputs = try [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "8"], []].map { arguments in
                try folder.screenspec(["check", "--report", "sarif"] + arguments).output
            }
            #expect(Set(outputs).count == 1)
            #expect(outputs.first?.contains("Item39View") == true)
        }
    }

    @Test("shows findings of the paths that it is given, by files, folders and patterns")
    func paths() throws {
        try withApp { (folder) throws in
            let cart = Self.found.filter { $0.hasPrefix("Cart") }.sorted()
            for path in ["Sources/Cart", "Sources/Cart/CartView.swift", "Sources/*/Cart*.swift", "**/Cart"] {
                #expect(try findings(folder, path).sorted() == cart, "\(path)")
            }
            let missing = try folder.screenspec(["check", "Sources/Crat"])
            #expect(missing.status == 2)
            #expect(
                missing.errors == """
                    error[no-such-path]: There is no file or folder 'Sources/Crat'; correct the path.

                    1 error

                    """
            )
        }
    }

    @Test("holds rules over specs and over code to one policy")
    func onePolicy() throws {
        try withApp { (folder) throws in
            try folder.write(
                """
                rules:
                  private-subviews: {severity: warning, except: [Sources/Cart]}
                  weak-delegate: off
                  class-bound-delegate: off
                  unshown-property: error

                """,
                to: "screenspec.yaml"
            )
            try folder.write(
                """
                view: ShopView
                subviews: {titleLabel: UILabel}
                viewModel: {properties: {title: String}}

                """,
                to: "Specs/ShopView.view.yaml"
            )
            let expected = [
                "ShopView.swift private-subviews priceLabel", "ShopView.swift private-subviews titleLabel",
                "ShopView.swift unshown-property viewModel.title",
                "ShopView.view.yaml unshown-property viewModel.title",
            ]
            #expect(try findings(folder).sorted() == expected)
            #expect(try folder.screenspec(["check"]).errors.hasSuffix("\n2 errors, 2 warnings\n"))
        }
    }

    @Test("silences what a comment allows, and reports comments that silence nothing")
    func suppressions() throws {
        try withApp { (folder) throws in
            let allowed = Self.view
                .replacing(
                    "    let titleLabel",
                    with: "    // screenspec:allow private-subviews because it is shown\n    let titleLabel"
                )
                .replacing(
                    "    override func",
                    with: "    // screenspec:allow weak-delegate because it was once\n    override func"
                )
                .replacing("    let priceLabel", with: "    // screenspec:allow private-subviews\n    let priceLabel")
            try folder.write(allowed, to: "Sources/ShopView.swift")
            let found = try findings(folder, "Sources/ShopView.swift")
            #expect(!found.contains { $0.contains("private-subviews") && !$0.contains("allow") })
            #expect(found.contains { $0.contains("allow-without-reason") })
            #expect(found.contains { $0.contains("allow-suppresses-nothing") })
            #expect(found.contains { $0.contains("weak-delegate delegate") })
        }
    }

    @Test("reports patterns that meet no file")
    func idlePatterns() throws {
        try withApp { (folder) throws in
            try folder.write("rules: {private-subviews: {except: [Sources/Catr]}}\n", to: "screenspec.yaml")
            let errors = try folder.screenspec(["check"]).errors
            #expect(errors.contains("'Sources/Catr' meets no file that is checked; did you mean 'Sources/Cart'?"))
        }
    }

    @Test("shows where the project file names what does not exist")
    func missingSources() throws {
        try withApp { (folder) throws in
            try folder.write(
                "sources: [Sources, Sauces, \"Other/**/*.swift\"]\ngenerate: {Specs/Old: false}\n",
                to: "screenspec.yaml"
            )
            let completed = try folder.screenspec(["check", "--report", "xcode"])
            #expect(completed.status == 2)
            let errors = completed.errors.replacing(folder.path + "/", with: "").replacing(folder.path, with: "")
            for message in [
                "screenspec.yaml:1:20: error: There is no file or folder 'Sauces'; did you mean 'Sources'? [no-such-path]",
                "screenspec.yaml:1:28: error: No file matches 'Other/**/*.swift' in '",
                "screenspec.yaml:2:12: warning: 'Specs/Old' meets no file that is checked; correct it, or remove it.",
            ] {
                #expect(errors.contains(message), "\(errors)")
            }
        }
    }

    // MARK: Baselines

    @Test("knows what its baseline knows, and asks to take out what is fixed")
    func baseline() throws {
        try withApp { (folder) throws in
            let written = try folder.screenspec(["check", "--write-baseline"])
            #expect(written.status == 0, "\(written.errors)")
            let entries = try folder.read("screenspec-baseline.txt").split(separator: "\n").filter { $0.first != "#" }
            #expect(entries.count == 8)
            #expect(entries.sorted() == entries)
            #expect(entries.contains("private-subviews ShopView titleLabel"))
            let baseline = ["check", "--baseline", "screenspec-baseline.txt"]
            #expect(try folder.screenspec(baseline).errors == "Baseline: 8 known, 0 fixed, 0 new.\n")

            // Moved, indented, in another file, and with one finding more.
            let moved =
                "\n\n// More\n"
                + Self.view.replacing("    ", with: "\t")
                .replacing("let priceLabel", with: "let badge = UILabel()\n\tlet priceLabel")
            try folder.write(moved, to: "Sources/Elsewhere/Renamed.swift")
            try FileManager.default.removeItem(atPath: folder.path("Sources/ShopView.swift"))
            let more = try folder.screenspec(baseline)
            #expect(more.status == 1)
            #expect(more.errors.contains("baseline: 8 known, 0 fixed, 1 new\n"), "\(more.errors)")

            try folder.write(
                moved.replacing("let badge", with: "private let badge").replacing(
                    "let title",
                    with: "private let title"
                ),
                to: "Sources/Elsewhere/Renamed.swift"
            )
            let fixed = try folder.screenspec(baseline)
            #expect(fixed.status == 1)
            #expect(fixed.errors.contains("error[outdated-baseline]: This entry no longer occurs"), "\(fixed.errors)")
            #expect(fixed.errors.contains("baseline: 7 known, 1 fixed, 0 new"))
            let pruned = try folder.screenspec(baseline + ["--prune-baseline"])
            #expect(pruned.status == 0, "\(pruned.errors)")
            #expect(try !folder.read("screenspec-baseline.txt").contains("titleLabel #2"))
            #expect(try folder.screenspec(baseline).status == 0)
        }
    }

    @Test("is told by the project file where its baseline is, and never makes one by itself")
    func baselineOfTheProject() throws {
        try withApp { (folder) throws in
            try folder.write("baseline: known.txt\n", to: "screenspec.yaml")
            let missing = try folder.screenspec(["check"])
            #expect(missing.status == 2)
            #expect(missing.errors.contains("There is no baseline 'known.txt'"))
            #expect(!folder.exists("known.txt"))
            #expect(try folder.screenspec(["check", "--write-baseline"]).status == 0)
            #expect(try folder.screenspec(["check"]).status == 0)
            try folder.write("# ScreenSpec baseline, version 9\n", to: "known.txt")
            let other = try folder.screenspec(["check"])
            #expect(other.status == 1)
            #expect(other.errors.contains("known.txt:1:1"))
            #expect(other.errors.contains("This baseline has version 9"))
        }
    }

    // MARK: Fixes

    @Test("makes safe fixes once, and shows them before")
    func fixes() throws {
        try withApp { (folder) throws in
            let before = try folder.texts(in: "Sources")
            let shown = try folder.screenspec(["check", "--fix", "--dry-run"])
            #expect(
                shown.output.contains("+    private let titleLabel = UILabel()\n"),
                "\(shown.output)\(shown.errors)"
            )
            #expect(try folder.texts(in: "Sources") == before)
            // A delegate can be held weakly only once its protocol is bound to classes: that takes two rounds.
            #expect(shown.output.contains("+    weak var delegate: ShopViewDelegate?\n"), "\(shown.output)")
            #expect(shown.errors.hasPrefix("8 fixes in 2 files would be made.\n"), "\(shown.errors)")
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
            #expect(try !findings(folder).contains { $0.contains("private-subviews") })
        }
    }

    // MARK: Changes

    @Test(
        "shows findings in changed files only",
        .enabled(if: Tools.find("git") != nil, "git is not on PATH")
    )
    func changedSince() throws {
        try withApp { (folder) throws in
            let git = try #require(Tools.find("git"))
            func commit(_ message: String) throws {
                for arguments in [
                    ["init", "--quiet"], ["add", "."],
                    ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", message],
                ] {
                    #expect(try run(git, arguments, in: folder.path).status == 0)
                }
            }
            try commit("First")
            #expect(try findings(folder, "--changed-since", "HEAD") == [])
            try folder.write(Self.view + "\n", to: "Sources/ShopView.swift")
            let found = try findings(folder, "--changed-since", "HEAD")
            #expect(found.sorted() == Self.found.filter { $0.hasPrefix("Shop") }.sorted())
            let unknown = try folder.screenspec(["check", "--changed-since", "nowhere"])
            #expect(unknown.status == 2)
            #expect(
                unknown.errors.contains("Git knows no commit, branch or tag 'nowhere'") == true,
                "\(unknown.errors)"
            )
        }
        try withApp { (folder) throws in
            let completed = try folder.screenspec(
                ["check", "--changed-since", "main"],
                environment: ["PATH": folder.path("nothing")]
            )
            #expect(completed.status == 2)
            #expect(completed.errors.contains("asks git, which is not on the path"))
        }
    }

    @Test(
        "refuses what makes no sense together",
        arguments: [
            ["--dry-run"], ["--fix", "--write-baseline"], ["--write-baseline", "--prune-baseline"], ["--jobs", "0"],
            ["--report", "sarf"],
        ]
    )
    func wrongCommandLine(arguments: [String]) throws {
        try withApp { (folder) throws in
            #expect(try folder.screenspec(["check"] + arguments).status == 64)
        }
    }
}
