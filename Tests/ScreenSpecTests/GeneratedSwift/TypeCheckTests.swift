import Foundation
import TestSupport
import Testing

/// What is generated compiles beside the classes that a team writes by hand and that use all of it.
@Suite("Generated Swift beside hand-written", .enabled(if: SwiftCompiler.isAvailable, "\(SwiftCompiler.whyNot)"))
struct TypeCheckTests {
    @Test("type-checks without a warning", arguments: SpecProject.examples, SwiftSettings.all)
    func typeChecks(_ project: SpecProject, _ settings: SwiftSettings) throws {
        try TemporaryFolder.with { folder in
            var files: [URL] = []
            for (name, text) in try project.generated().sorted(by: { $0.key < $1.key }) {
                try folder.write(text, to: "Generated/\(name)")
                files.append(folder.url.appendingPathComponent("Generated/\(name)"))
            }
            let checked = try AppCode(files + project.handWritten, modules: project.handWrittenModules).typeCheck(
                settings
            )
            #expect(checked.status == 0, "\(checked.errors.prefix(20_000))")
            #expect(checked.errors == "")
        }
    }

    @Test(
        "type-checks with the doubles of all its protocols and examples of all its types",
        arguments: SpecProject.examples
    )
    func typeChecksDoubles(_ project: SpecProject) throws {
        try typeCheckDoubles(project) { folder in
            let text = try folder.read("screenspec.yaml")
            try folder.write("\(text)\nexamples: {}\nidentifiers: {}\n", to: "screenspec.yaml")
        }
    }

    @Test("type-checks with doubles in the form of mockolo", arguments: SpecProject.examples)
    func typeChecksMocks(_ project: SpecProject) throws {
        try typeCheckDoubles(project) { folder in
            let text = try folder.read("screenspec.yaml").replacing(/(?m)^doubles:.*$/, with: "")
            // The names to which hand-written tests add.
            let doubles = #"doubles: {form: mockolo, name: "{protocol}Double"}"#
            try folder.write("\(text)\n\(doubles)\n", to: "screenspec.yaml")
        }
    }

    private func typeCheckDoubles(_ project: SpecProject, after change: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try project.copy(to: folder)
            try change(folder)
            try #require(try folder.compile(["--output", "Generated", "--doubles", "Doubles"]).status == 0)
            let files = try folder.files().filter { $0.hasSuffix(".swift") }
            #expect(files.contains("Doubles/ScreenSpecDoubles.swift"))
            let code = AppCode(
                files.map { folder.url.appendingPathComponent($0) } + project.handWritten + project.handWrittenTests,
                modules: project.handWrittenModules
            )
            for settings in SwiftSettings.all {
                let checked = try code.typeCheck(settings)
                #expect(checked.status == 0, "\(settings): \(checked.errors.prefix(20_000))")
                #expect(checked.errors == "", "\(settings)")
            }
        }
    }

    @Test("type-checks as 'init' leaves it", arguments: SwiftSettings.all)
    func typeChecksFirstProject(_ settings: SwiftSettings) throws {
        try TemporaryFolder.with { folder in
            try #require(try folder.screenspec(["init"]).status == 0)
            try #require(try folder.compile().status == 0)
            let files = try folder.files().filter { $0.hasSuffix(".swift") }
            #expect(files.count == 3)
            let checked = try AppCode(files.map { folder.url.appendingPathComponent($0) }).typeCheck(settings)
            #expect(checked.status == 0, "\(checked.errors)")
            #expect(checked.errors == "")
        }
    }
}
