import Foundation
import TestSupport
import Testing

/// A baseline as a team lives with it: written, found again, merged and tidied up.
@Suite("A baseline on the command line")
struct BaselineTests {
    private static let name = "screenspec-baseline.txt"

    private func view(_ name: String, labels: [String]) -> String {
        let properties = labels.map { "    let \($0) = UILabel()\n" }.joined()
        let added = labels.map { "        addSubview(\($0))\n" }.joined()
        return """
            import UIKit

            final class \(name): UIView {
            \(properties)
                override func layoutSubviews() {
                    super.layoutSubviews()
            \(added)    }
            }

            """
    }

    private func withApp(_ project: String? = "version: 1\n", _ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            if let project { try folder.write(project, to: "screenspec.yaml") }
            for name in ["CartView", "ItemView", "ShopView"] {
                try folder.write(view(name, labels: ["firstLabel", "middleLabel", "titleLabel"]), to: "\(name).swift")
            }
            try body(folder)
        }
    }

    private func entries(_ folder: TemporaryFolder, in name: String = name) throws -> [String] {
        try folder.read(name).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    @Test("is found again under its usual name, and left out where nobody wants it")
    func usualName() throws {
        try withApp { folder in
            #expect(try folder.screenspec(["check"]).output.hasSuffix("\n9 errors\n"))
            let written = try folder.screenspec(["check", "--write-baseline"])
            #expect(written.output == "Baseline: 9 known, 0 fixed, 0 new.\n")
            #expect(written.errors == "screenspec-baseline.txt: 9 findings written.\n")
            #expect(try folder.screenspec(["check"]).output == "Baseline: 9 known, 0 fixed, 0 new.\n")
            let all = try folder.screenspec(["check", "--no-baseline"])
            #expect(all.status == 1)
            #expect(all.output.hasSuffix("\n9 errors\n"))
        }
    }

    @Test("under another name is used where it is named, and the run says how")
    func otherName() throws {
        try withApp { folder in
            let written = try folder.screenspec(["check", "--write-baseline", "--baseline", "CI/known.txt"])
            #expect(
                written.errors.hasSuffix(
                    "CI/known.txt: 9 findings written. To use it in every run, write 'baseline: CI/known.txt' in screenspec.yaml.\n"
                ),
                "\(written.errors)"
            )
            #expect(try folder.screenspec(["check"]).status == 1)
            #expect(try folder.screenspec(["check", "--baseline", "CI/known.txt"]).status == 0)
            try folder.write("baseline: CI/known.txt\n", to: "screenspec.yaml")
            #expect(try folder.screenspec(["check"]).status == 0)
            let again = try folder.screenspec(["check", "--write-baseline"])
            #expect(again.errors.hasSuffix("CI/known.txt: 9 findings written.\n"))
        }
    }

    @Test("is written of everything, and never by a command line that asks for less")
    func wholeProject() throws {
        try withApp { folder in
            let named = try folder.screenspec(["check", "--write-baseline", "known.txt"])
            #expect(named.status == 64)
            #expect(named.errors.contains("'--write-baseline --baseline known.txt'"), "\(named.errors)")
            for arguments in [["--changed-since", "main"], ["--no-baseline"]] {
                #expect(try folder.screenspec(["check", "--write-baseline"] + arguments).status == 64)
            }
            #expect(!folder.exists(Self.name) && !folder.exists("known.txt"))
        }
    }

    @Test("is what a first run with many findings advises somebody who reads along, behind counts by rule")
    func advice() throws {
        try withApp(nil) { folder in
            let advice = "  screenspec check --write-baseline  notes what is left as known"
            func check(onService service: String = "") throws -> String {
                try folder.screenspec(["check"], environment: ["CI": service]).output
            }
            #expect(try !check().contains(advice))
            for name in ["MenuView", "NoteView", "PageView"] {
                try folder.write(
                    view(name, labels: ["firstLabel", "middleLabel", "titleLabel"])
                        .replacing(
                            "\n\n    override",
                            with: "\n    @IBOutlet var widthConstraint: NSLayoutConstraint!\n\n    override"
                        ),
                    to: "\(name).swift"
                )
            }
            let output = try check()
            let counts = """
                  errors  warnings  fixable  rule
                       .        18       18  private-subviews
                       .         3        3  private-outlets

                21 warnings

                Next:
                """
            #expect(output.contains("\n\(counts)\n"), "\(output)")
            #expect(output.contains(advice))
            let leniency =
                "Without a project file, 'private-outlets' and 'private-subviews' are warnings; with one, they are errors.\n"
            #expect(output.hasSuffix(leniency))
            let unattended = try check(onService: "true")
            #expect(!unattended.contains("Next:") && unattended.hasSuffix("\n21 warnings\n\n" + leniency))
            try folder.write("version: 1\n", to: "screenspec.yaml")
            let settled = try check()
            #expect(settled.hasSuffix("\n21 errors\n"), "\(settled)")
            _ = try folder.screenspec(["check", "--write-baseline"])
            #expect(try check() == "Baseline: 21 known, 0 fixed, 0 new.\n")
        }
    }

    @Test("with an entry that stands in it twice is tidied up by pruning")
    func repetition() throws {
        try withApp { folder in
            _ = try folder.screenspec(["check", "--write-baseline"])
            let text = try folder.read(Self.name)
            try folder.write(text + "private-subviews CartView titleLabel\n", to: Self.name)
            let found = try folder.screenspec(["check"])
            #expect(found.status == 1)
            #expect(found.output.contains("--> screenspec-baseline.txt:13:1"), "\(found.output)")
            #expect(found.output.contains("This entry stands here twice."))
            let pruned = try folder.screenspec(["check", "--prune-baseline"])
            #expect(pruned.status == 0, "\(pruned.errors)")
            #expect(pruned.errors.contains("1 entry removed."))
            #expect(try folder.read(Self.name) == text)
        }
    }

    // MARK: Merges

    private func git(_ arguments: [String], in folder: TemporaryFolder) throws -> Completed {
        let identity = [
            "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main",
            "-c", "commit.gpgsign=false",
        ]
        return try run(try #require(Tools.find("git")), identity + arguments, in: folder.path)
    }

    private func commit(_ message: String, in folder: TemporaryFolder) throws {
        #expect(try folder.screenspec(["check", "--write-baseline"]).status == 0)
        try #require(try git(["add", "."], in: folder).status == 0)
        try #require(try git(["commit", "--quiet", "--message", message], in: folder).status == 0)
    }

    /// Two branches that each know one finding more, and what git makes of them.
    private func merge(
        _ folder: TemporaryFolder,
        ours: (view: String, label: String),
        theirs: (view: String, label: String)
    ) throws -> Completed {
        try #require(try git(["init", "--quiet"], in: folder).status == 0)
        try commit("First", in: folder)
        try #require(try git(["branch", "theirs"], in: folder).status == 0)
        try add(ours, in: folder)
        try commit("Ours", in: folder)
        try #require(try git(["checkout", "--quiet", "theirs"], in: folder).status == 0)
        try add(theirs, in: folder)
        try commit("Theirs", in: folder)
        return try git(["merge", "--no-edit", "main"], in: folder)
    }

    private func add(_ finding: (view: String, label: String), in folder: TemporaryFolder) throws {
        let text = try folder.read("\(finding.view).swift")
        try folder.write(
            text.replacing("    let titleLabel", with: "    let \(finding.label) = UILabel()\n    let titleLabel")
                .replacing("addSubview(titleLabel)", with: "addSubview(titleLabel); addSubview(\(finding.label))"),
            to: "\(finding.view).swift"
        )
    }

    @Test(
        "merges by itself where two branches have added entries",
        .enabled(if: Tools.find("git") != nil, "git is not on PATH")
    )
    func mergeByItself() throws {
        try withApp { folder in
            let merged = try merge(folder, ours: ("CartView", "addedLabel"), theirs: ("ShopView", "addedLabel"))
            #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
            #expect(try entries(folder).count == 11)
            #expect(try entries(folder).sorted() == entries(folder))
            #expect(try folder.screenspec(["check"]).output == "Baseline: 11 known, 0 fixed, 0 new.\n")
        }
    }

    @Test(
        "conflicts where two entries stand side by side; the message leads out of it",
        .enabled(if: Tools.find("git") != nil, "git is not on PATH")
    )
    func conflict() throws {
        try withApp { folder in
            // Far from each other in the code, and neighbours in the baseline.
            try folder.write(view("CartFooter", labels: ["titleLabel"]), to: "CartFooter.swift")
            try folder.write(view("CartHeader", labels: ["titleLabel"]), to: "CartHeader.swift")
            let merged = try merge(folder, ours: ("CartFooter", "zLabel"), theirs: ("CartHeader", "aLabel"))
            #expect(merged.status != 0)
            let found = try folder.screenspec(["check"])
            #expect(found.status == 1)
            #expect(found.output.components(separatedBy: "A merge left this mark").count == 2, "\(found.output)")
            let kept = try folder.read(Self.name).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { line in !["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) } }
            try folder.write(kept.joined(separator: "\n"), to: Self.name)
            #expect(try folder.screenspec(["check", "--prune-baseline"]).status == 0)
            #expect(try folder.screenspec(["check"]).output == "Baseline: 13 known, 0 fixed, 0 new.\n")
        }
    }

    @Test(
        "merges by itself even then, with the driver for lines of both sides",
        .enabled(if: Tools.find("git") != nil, "git is not on PATH")
    )
    func union() throws {
        try withApp { folder in
            try folder.write("screenspec-baseline.txt merge=union\n", to: ".gitattributes")
            try folder.write(view("CartFooter", labels: ["titleLabel"]), to: "CartFooter.swift")
            try folder.write(view("CartHeader", labels: ["titleLabel"]), to: "CartHeader.swift")
            let merged = try merge(folder, ours: ("CartFooter", "zLabel"), theirs: ("CartHeader", "aLabel"))
            #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
            #expect(try folder.screenspec(["check"]).output == "Baseline: 13 known, 0 fixed, 0 new.\n")
        }
    }
}
