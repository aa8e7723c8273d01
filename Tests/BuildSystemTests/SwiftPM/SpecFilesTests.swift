import Foundation
import ScreenSpecFileSystem
import SpecFrontEnd
import SwiftEmitter
import TestSupport
import Testing

/// The file of the plugin is compiled here too: a plugin can be imported by nobody.
@Suite("What the plugin knows of specs by their names")
struct SpecFilesTests {
    @Test(
        "is the plugin's own",
        arguments: ["BuildDescription", "MadeOutputs", "ProjectKeys", "SpecFiles", "TargetNode"]
    )
    func isThePlugins(_ name: String) throws {
        let package = Fixtures.packageFolder()
        let copy = package.appendingPathComponent("Tests/BuildSystemTests/SwiftPM/\(name).swift")
        let file = package.appendingPathComponent("Sources/Plugins/ScreenSpecPlugin/\(name).swift")
        #expect(try copy.readText() == file.readText())
    }

    @Test("is what the compiler knows")
    func agreesWithCompiler() {
        #expect(SpecFiles.suffixes == FileDiscovery.suffixes)
        #expect(SpecFiles.projectFile == ProjectParser.fileName)
        #expect(SpecFiles.typesSuffix == TypesParser.suffix)
    }

    @Test(
        "are the outputs' names",
        arguments: [
            "Login.screen.yaml", "Specs/Login/Login.screen.yaml", "a.b.view.yaml", "Größe.models.yaml",
            "with space.view.yaml", "100%.view.yaml", "team.architecture.yaml", "🙂.screen.yaml", ".yaml.view.yaml",
        ]
    )
    func namesOutputs(_ path: String) throws {
        for form in SpecFiles.Form.allCases {
            let known = try #require(OutputForm.allCases.first { $0.key == form.key })
            #expect(
                SpecFiles.swiftName(of: URL(fileURLWithPath: "/App/\(path)"), as: form) == known.fileName(ofSpec: path)
            )
        }
    }

    @Test("finds specs among all files, in order")
    func findsSpecs() {
        let files = ["b.view.yaml", "Sub/a.screen.yaml", "screenspec.yaml", ".view.yaml", ".x.view.yaml", "c.swift"]
        let found = SpecFiles(among: files.map { URL(fileURLWithPath: "/App/\($0)") })
        #expect(found.specs.map(\.path) == ["/App/Sub/a.screen.yaml", "/App/b.view.yaml"])
        #expect(found.swiftNames() == ["a.screen.swift", "b.view.swift", "ScreenSpecModule.swift"])
        #expect(
            found.swiftNames(of: .doubles)
                == ["a.screen.doubles.swift", "b.view.doubles.swift", OutputForm.doubles.sharedFileName]
        )
        #expect(found.swiftNames(of: .doubles, withSupport: false).count == 2)
        #expect(found.swiftNames(of: .identifiers) == ["a.screen.identifiers.swift", "b.view.identifiers.swift"])
    }

    @Test("tells files of one name, with both paths")
    func findsClashes() {
        func clashes(_ paths: [String]) -> [String] {
            let files = paths.map { URL(fileURLWithPath: "/App/\($0)") }
            return SpecFiles(among: files).clashes(with: files)
        }
        #expect(clashes(["a.view.yaml", "a.screen.yaml", "B/b.view.yaml", "c.swift"]) == [])
        #expect(
            clashes(["A/Login.screen.yaml", "B/login.screen.yaml"]) == [
                "'/App/A/Login.screen.yaml' and '/App/B/login.screen.yaml' would both make 'login.screen.swift';"
                    + " rename one of them."
            ]
        )
        #expect(
            clashes(["A/Login.screen.yaml", "Generated/Login.screen.swift"]) == [
                "'/App/Generated/Login.screen.swift' has the name of what '/App/A/Login.screen.yaml' makes; remove or"
                    + " rename it. Generated files are not committed where the plugin makes them."
            ]
        )
        #expect(clashes(["A/Login.screen.yaml", "Generated/ScreenSpecModule.swift"]).count == 1)
    }
}
