import Foundation
import TestSupport
import Testing

/// `extract` as a team meets it: written, read by a compile, left alone afterwards.
@Suite("Extract")
struct ExtractTests {
    private static let code = """
        import UIKit

        final class LoginViewController: UIViewController {
            private let button = UIButton()
            private var onClose: (() -> Void)?

            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }

            @objc private func tapped() {}
            @objc private func later() {}

            func watch(_ items: [UIButton]) {
                for item in items { item.addTarget(self, action: #selector(later), for: .touchUpInside) }
            }
        }

        """

    private func project(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.code, to: "Sources/Login.swift")
            try body(folder)
        }
    }

    @Test("It prints without writing")
    func prints() throws {
        try project { folder in
            let result = try folder.screenspec(["extract", "--print"])
            #expect(result.status == 0)
            #expect(result.output.contains("screen: Login\ngenerate: false"))
            #expect(try folder.files().filter { !$0.hasPrefix(".screenspec") } == ["Sources/Login.swift"])
        }
    }

    @Test("Open points fail the run where it is asked to")
    func failsOnOpenPoints() throws {
        try project { folder in
            let statuses = try [["--strict"], ["--fail-above", "open=0"], ["--fail-above", "open=1"]].map {
                try folder.screenspec(["extract", "--print"] + $0).status
            }
            #expect(statuses == [1, 1, 0])
        }
    }

    @Test("What it writes compiles, and no existing file is overwritten")
    func keepsFiles() throws {
        try project { folder in
            try folder.write("# mine\nversion: 1\nsources: [Sources]\n", to: "screenspec.yaml")
            #expect(try folder.screenspec(["extract"]).status == 0)
            #expect(try folder.read("screenspec.yaml") == "# mine\nversion: 1\nsources: [Sources]\n")
            #expect(try folder.screenspec(["compile", "--strict"]).status == 0)
            let spec = try folder.read("Specs/Login.screen.yaml")
            try folder.write("# kept\n" + spec, to: "Specs/Login.screen.yaml")
            #expect(try folder.screenspec(["extract"]).status == 0)
            #expect(try folder.read("Specs/Login.screen.yaml") == "# kept\n" + spec)
        }
    }

    @Test("A part of an app leaves the rest untouched")
    func extractsParts() throws {
        try TemporaryFolder.with { folder in
            for name in ["Shop", "Help"] {
                try folder.write(Self.code.replacing("Login", with: name), to: "Sources/\(name)/\(name).swift")
            }
            #expect(try folder.screenspec(["extract", "Sources/Shop"]).status == 0)
            let written = try folder.files().filter { $0.hasPrefix("Specs/") }
            #expect(written.count == 1 && written[0].hasSuffix("Shop.screen.yaml"))
            try folder.write("# mine\n" + (try folder.read(written[0])), to: written[0])
            let before = try folder.read(written[0])
            #expect(try folder.screenspec(["extract", "--update", "Sources/Help"]).status == 0)
            #expect(try folder.files().filter { $0.hasPrefix("Specs/") }.count == 2)
            #expect(try folder.read(written[0]) == before)
        }
    }

    @Test("What 'init' drafts for an app of several modules, 'extract' works with")
    func extractsModulesOfInit() throws {
        try TemporaryFolder.with { folder in
            for name in ["Shop", "Catalog"] { try folder.write(Self.code, to: "\(name)/Login.swift") }
            #expect(try folder.screenspec(["init"]).status == 0)
            #expect(try folder.read("screenspec.yaml").contains("  Shop:\n    sources: [Shop]\n"))
            #expect(try folder.screenspec(["extract"]).status == 0)
            #expect(
                try folder.files().filter { $0.hasPrefix("Specs/") } == [
                    "Specs/Catalog/Login.screen.yaml", "Specs/Shop/Shop+Login.screen.yaml",
                ]
            )
            #expect(try folder.screenspec(["compile"]).status == 0)
            #expect(try folder.screenspec(["check"]).status == 0)
        }
    }

    @Test(
        "Bad input is told, and nothing is written",
        arguments: [
            (["extract", "--architecture", "viperr"], Int32(2), "viper"),
            (["extract", "Source"], 2, "There is no file or folder 'Source'."),
            (["extract", "--module", "Shop"], 2, "There is no module 'Shop'."),
            (["extract", "--screen", "Logn"], 2, "Did you mean 'Login'?"),
            (["extract", "--fail-above", "many"], 64, "open="), (["extract", "--report", "xml"], 64, "terminal"),
        ]
    )
    func tellsBadInput(_ arguments: [String], _ status: Int32, _ words: String) throws {
        try project { folder in
            let result = try folder.screenspec(arguments)
            #expect(result.status == status)
            #expect((result.output + result.errors).contains(words))
            #expect(!folder.exists("Specs"))
        }
    }

    @Test("Who asks for another name, or for generated Swift, of what is generated already is told so")
    func tellsGeneratedSpecs() throws {
        try project { folder in
            try folder.write("screen: Home\nsubviews: {title: UILabel}\n", to: "Specs/Home.screen.yaml")
            let renamed = try folder.screenspec(["extract", "--update", "--rename", "Home.title=heading"])
            #expect(renamed.status == 2)
            #expect(renamed.output.contains("'Home.title' can't be renamed: the Swift of 'Home' is generated."))
            let adopted = try folder.screenspec(["adopt", "Home"])
            #expect(adopted.status == 1)
            #expect(adopted.output.contains("The Swift of 'Home' is generated already."))
        }
    }

    @Test("A folder without Swift is a failure")
    func needsSwift() throws {
        try TemporaryFolder.with { folder in
            let result = try folder.screenspec(["extract"])
            #expect(result.status == 2)
        }
    }
}
