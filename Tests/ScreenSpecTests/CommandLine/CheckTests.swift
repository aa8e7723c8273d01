import Foundation
import TestSupport
import Testing

/// `screenspec check` as a person and a CI service run it.
@Suite("The check")
struct CheckTests {
    @Test("finds what is wrong in an app without a single spec")
    func findsInCode() throws {
        try CheckedApp.with { (folder) throws in
            #expect(try CheckedApp.findings(folder).sorted() == CheckedApp.found.sorted())
            #expect(try folder.screenspec(["check"]).status == 1)
        }
    }

    @Test("shows findings of the paths that it is given, by files, folders and patterns")
    func paths() throws {
        try CheckedApp.with { (folder) throws in
            let cart = CheckedApp.found.filter { $0.hasPrefix("Cart") }.sorted()
            for path in ["Sources/Cart", "Sources/Cart/CartView.swift", "Sources/*/Cart*.swift", "**/Cart"] {
                #expect(try CheckedApp.findings(folder, path).sorted() == cart, "\(path)")
            }
            try folder.write("", to: "Other/empty.txt")
            let program = try Products.executable("screenspec")
            for path in ["../Sources/Cart", "../Sources/*/Cart*.swift", folder.path("Sources/*/Cart*.swift")] {
                let checked = try run(program, ["check", path, "--report", "xcode=-"], in: folder.path("Other"))
                #expect(checked.status == 1, "\(path)")
                #expect(checked.output.contains("CartView.swift:") && !checked.output.contains("ShopView.swift:"))
            }
            let missing = try folder.screenspec(["check", "Sources/Crat"])
            #expect(missing.status == 2)
            #expect(
                missing.output == """
                    error[no-such-path]: There is no file or folder 'Sources/Crat'.
                    help: Correct the path.

                    1 error

                    """
            )
        }
    }

    @Test(
        "refuses patterns that meet nothing, and paths outside of the project",
        arguments: [
            ("Sources/Zzz*.swift", "matches no Swift file and no spec of the project."),
            ("**/{Kart,Karts}", "matches no Swift file and no spec of the project."),
            ("/usr", "lies outside of the project in '"),
        ]
    )
    func pathsThatMeetNothing(path: String, message: String) throws {
        try CheckedApp.with { (folder) throws in
            let refused = try folder.screenspec(["check", path])
            #expect(refused.status == 2)
            #expect(refused.output.hasPrefix("error[no-such-path]: '\(path)' \(message)"), "\(refused.output)")
            // What else is named is shown all the same.
            #expect(try CheckedApp.findings(folder, "Sources/Cart", path).contains { $0.hasPrefix("Cart") })
        }
    }

    @Test("takes a folder around the project, and one that holds neither Swift nor specs")
    func pathsWithoutFindings() throws {
        try CheckedApp.with { (folder) throws in
            try folder.write("", to: "Notes/Read.md")
            #expect(try folder.screenspec(["check", "Notes"]).status == 0)
            #expect(try CheckedApp.findings(folder, "..").sorted() == CheckedApp.found.sorted())
        }
    }

    @Test("holds rules over specs and over code to one policy")
    func onePolicy() throws {
        try CheckedApp.with { (folder) throws in
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
            // What is described is told at the code, by the same rule.
            try folder.write(
                """
                view: CartView
                generate: false
                subviews: {itemLabel: UILabel}
                viewModel: {properties: {title: String}}

                """,
                to: "Specs/CartView.view.yaml"
            )
            try folder.write(
                "extension CartView {\n    struct ViewModel {\n        let title: String\n    }\n}\n",
                to: "Sources/Cart/CartView+ViewModel.swift"
            )
            let expected = [
                "CartView.swift unshown-property viewModel.title",
                "ShopView.swift private-subviews priceLabel", "ShopView.swift private-subviews titleLabel",
                "ShopView.view.yaml unshown-property viewModel.title",
            ]
            #expect(try CheckedApp.findings(folder).sorted() == expected)
            #expect(try folder.screenspec(["check"]).output.hasSuffix("\n2 errors, 2 warnings\n"))
        }
    }

    @Test("shows counts alone where they are asked for, in the forms that have them")
    func summary() throws {
        try CheckedApp.with { (folder) throws in
            let counted = try folder.screenspec(["check", "--summary"])
            #expect(counted.status == 1)
            #expect(counted.output.hasPrefix("  errors  warnings  fixable  rule\n"), "\(counted.output)")
            #expect(counted.output.contains("       3         .        3  Sources/Cart\n"), "\(counted.output)")
            let markdown = try folder.screenspec(["check", "--summary", "--report", "markdown"]).output
            #expect(markdown.contains("| `Sources/Cart` | 3 | 0 | 3 |\n"), "\(markdown)")
            for (arguments, message) in [
                (["--report", "xcode"], "The form 'xcode' has no summary: terminal, json or markdown has."),
                (["--all"], "--summary shows no findings, so --all has no use"),
            ] {
                let refused = try folder.screenspec(["check", "--summary"] + arguments)
                #expect(refused.status == 64 && refused.errors.contains(message), "\(refused.errors)")
            }
        }
    }

    @Test("silences what a comment allows, and reports comments that silence nothing")
    func suppressions() throws {
        try CheckedApp.with { (folder) throws in
            let allowed =
                CheckedApp.view
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
            let found = try CheckedApp.findings(folder, "Sources/ShopView.swift")
            #expect(!found.contains { $0.contains("private-subviews") && !$0.contains("allow") })
            #expect(found.contains { $0.contains("allow-without-reason") })
            #expect(found.contains { $0.contains("allow-suppresses-nothing") })
            #expect(found.contains { $0.contains("weak-delegate delegate") })
        }
    }

    @Test("reports patterns that meet no file")
    func idlePatterns() throws {
        try CheckedApp.with { (folder) throws in
            try folder.write("rules: {private-subviews: {except: [Sources/Catr]}}\n", to: "screenspec.yaml")
            let output = try folder.screenspec(["check"]).output
            #expect(output.contains("'Sources/Catr' meets no file that is checked.\n"))
        }
    }

    @Test("shows where the project file names what does not exist")
    func missingSources() throws {
        try CheckedApp.with { (folder) throws in
            try folder.write(
                "sources: [Sources, Sauces, \"Other/**/*.swift\"]\ngenerate: {Specs/Old: false}\n",
                to: "screenspec.yaml"
            )
            let completed = try folder.screenspec(["check", "--report", "xcode"])
            #expect(completed.status == 2)
            let output = completed.output.replacing(folder.path + "/", with: "").replacing(folder.path, with: "")
            for message in [
                "screenspec.yaml:1:20: error: There is no file or folder 'Sauces'; did you mean 'Sources'? [no-such-path]",
                "screenspec.yaml:1:28: error: No file matches 'Other/**/*.swift' in '",
                "screenspec.yaml:2:12: warning: 'Specs/Old' meets no file that is checked. Correct it, or remove it.",
            ] {
                #expect(output.contains(message), "\(output)")
            }
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
        try CheckedApp.with { (folder) throws in
            #expect(try folder.screenspec(["check"] + arguments).status == 64)
        }
    }

    @Test("does not miss what specs generate while one of them has an error")
    func brokenSpecs() throws {
        try TemporaryFolder.with { folder in
            let spec =
                "screen: Login\narchitecture: viper\nknows: [LoginPresenterToViewInterface]\ndisplays: {show: {}}\n"
            try folder.write("\(spec)sumary: Where people log in.\n", to: "Specs/Login.screen.yaml")
            let view = "final class LoginViewController: UIViewController { func show() {} }\n"
            try folder.write("import UIKit\n\n\(view)", to: "Sources/Login.swift")
            let checked = try folder.screenspec(["check", "--report", "xcode"]).output
            #expect(checked.contains("[unknown-key]"), "\(checked)")
            #expect(!checked.contains("[selects-nothing]"), "\(checked)")
        }
    }
}
