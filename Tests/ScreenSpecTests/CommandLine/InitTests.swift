import Foundation
import TestSupport
import Testing

@Suite("init")
struct InitTests {
    @Test("writes a project that compiles without a finding")
    func compiles() throws {
        try TemporaryFolder.with { folder in
            let made = try folder.screenspec(["init"])
            #expect(made.status == 0)
            #expect(
                try folder.files() == ["Sources/ProductCell.swift", "Specs/ProductCell.view.yaml", "screenspec.yaml"]
            )
            let compiled = try folder.compile(["--strict"])
            #expect(compiled.text == "")
            #expect(compiled.status == 0)
            #expect(folder.exists("Generated/ProductCell.view.swift"))
        }
    }

    @Test("writes the project file that fits an app, and nothing else")
    func fitsApp() throws {
        try TemporaryFolder.with { folder in
            let controller = """
                import UIKit

                final class LoginViewController: UIViewController {
                    var presenter: LoginPresenter?
                }
                """
            try folder.write(controller, to: "Shop/LoginViewController.swift")
            try folder.write(
                "final class LoginPresenter {\n    weak var view: LoginViewController?\n}\n",
                to: "Shop/LoginPresenter.swift"
            )
            let made = try folder.screenspec(["init"])
            #expect(made.status == 0)
            #expect(made.output.hasPrefix("wrote screenspec.yaml\n"), "\(made.output)")
            #expect(try folder.files().filter { !$0.hasPrefix("Shop/") } == ["screenspec.yaml"])
            let project = try folder.read("screenspec.yaml")
            #expect(project.contains("\nsources: [Shop]\n") && project.contains("\narchitecture: mvp\n"), "\(project)")
            #expect(try folder.screenspec(["check"]).status == 0)
            #expect(try folder.screenspec(["init"]).status == 1)
            #expect(try folder.screenspec(["extract"]).status == 0)
            #expect(try folder.files().contains("Specs/Login.screen.yaml"))
            #expect(try folder.screenspec(["check", "--strict"]).output.contains("1 of 1 screen in code has one"))
            #expect(try folder.read("screenspec.yaml") == project)
        }
    }

    @Test("makes the folder that is named")
    func makesFolder() throws {
        try TemporaryFolder.with { folder in
            try #require(try folder.screenspec(["init", "My App"]).status == 0)
            #expect(try folder.compile(["--strict"], in: "My App").status == 0)
            #expect(folder.exists("My App/Generated/ProductCell.view.swift"))
        }
    }

    @Test("overwrites nothing, and then writes nothing")
    func overwritesNothing() throws {
        try TemporaryFolder.with { folder in
            try folder.write("version: 1\n", to: "screenspec.yaml")
            let made = try folder.screenspec(["init"])
            #expect(made.status == 1)
            #expect(made.output.contains("'screenspec.yaml' exists already"))
            #expect(try folder.files() == ["screenspec.yaml"])
            #expect(try folder.read("screenspec.yaml") == "version: 1\n")
        }
    }
}
