import Foundation
import ScreenModel
import ScreenSpecDiagnostics
import SpecProject
import TestSupport
import Testing

@testable import SwiftEmitter

/// Each folder of `Fixtures` is a project: its specs, a project file where it needs one, and beside them the Swift that
/// they make. A new case is a new folder; with `SCREENSPEC_RECORD=1` the Swift is written. `App.swift` is the code of an
/// app that uses it.
@Suite("Generated Swift")
struct GoldenTests {
    @Test("is what was read and found good", arguments: EmitterCase.names)
    func golden(name: String) throws {
        let test = try EmitterCase(name)
        for file in test.files {
            Golden.expect(file.text, at: Fixtures.url("Fixtures/\(name)/\(file.name)"))
        }
        let recorded = Fixtures.cases(in: "Fixtures/\(name)", suffix: ".swift").map(\.lastPathComponent)
        let made = test.files.map(\.name) + ["App.swift"]
        #expect(recorded.filter { !made.contains($0) } == [])
    }

    @Test("is the same whatever else is compiled, in whatever order, and how often", arguments: EmitterCase.names)
    func dependsOnTheProgramAlone(name: String) throws {
        let program = try EmitterCase(name).program
        var reversed = program
        reversed.files.reverse()
        let checked = try #require(CheckedProgram(program, findings: Findings()))
        let other = try #require(CheckedProgram(reversed, findings: Findings()))
        for file in program.files {
            let first = SwiftEmitter.emit(file, in: checked)
            #expect(first.body == SwiftEmitter.emit(file, in: other).body)
            #expect(first.owners == SwiftEmitter.emit(file, in: checked).owners)
        }
    }

    @Test("knows for every line that declares something the place in its spec", arguments: EmitterCase.names)
    func owners(name: String) throws {
        let test = try EmitterCase(name)
        for file in test.files {
            guard let spec = file.emitted.source.flatMap(test.source) else { continue }
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let owner = file.emitted.owners.owner(ofLine: index) else {
                    let starts = ["import ", "@testable import ", "// ", "#if ", "#endif"]
                    #expect(line.isEmpty || starts.contains(where: line.hasPrefix), "\(file.name): \(line)")
                    continue
                }
                #expect(owner.offsets.upperBound <= spec.bytes.count)
                #expect(owner.file == spec.id)
                // What every robot has, no spec names.
                if file.name.hasSuffix(".robot.swift") { continue }
                if let constant = constant(declaredBy: line) { #expect(spec.text(owner.offsets) == constant) }
            }
        }
    }

    /// `price` of `let price: Double`.
    private func constant(declaredBy line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard words.first == "let", words.count > 2, words[1].hasSuffix(":") else { return nil }
        return String(words[1].dropLast()).replacing("`", with: "")
    }

    @Test(
        "passes swift-format's lint",
        .enabled(if: SwiftProgram.tool("swift-format") != nil, "swift-format is not on PATH")
    )
    func lint() throws {
        let tool = try #require(SwiftProgram.tool("swift-format"))
        let folder = Fixtures.packageFolder()
        let result = try run(
            tool,
            [
                "lint", "--strict", "--recursive", "--configuration",
                folder.appendingPathComponent(".swift-format").path,
                Fixtures.url("Fixtures").path,
            ]
        )
        #expect(result.errors + result.output == "")
    }
}

/// One folder of `Fixtures`, compiled.
struct EmitterCase {
    struct File {
        let emitted: EmittedFile
        var name: String { emitted.name }
        var text: String { String(decoding: emitted.body, as: UTF8.self) }
    }

    let program: Program
    let files: [File]
    private let sources: SourceFiles

    static let names: [String] = {
        let folder = Fixtures.url("Fixtures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }()

    init(_ name: String) throws {
        let compilation = Compilation(CompileRequest(workingFolder: Fixtures.url("Fixtures/\(name)").path))
        sources = compilation.files
        program = try #require(compilation.modules.first).program
        let errors = compilation.findings.filter { $0.severity == .error }.map(\.message)
        let checked = try #require(CheckedProgram(program, findings: compilation.findings), "\(errors)")
        var files = program.files.map { File(emitted: SwiftEmitter.emit($0, in: checked)) }
        // The file of a module without shared code is the same everywhere, and shown once.
        if !program.supportTypes.isEmpty || name == "Nothing" {
            files.append(File(emitted: SwiftEmitter.emitModule(checked)))
        }
        let settings = program.settings
        let asked: [(OutputForm, Bool)] = [
            (.doubles, settings.doubles != nil), (.examples, settings.examples != nil),
            (.identifiers, settings.identifiers != nil), (.robots, settings.robots != nil),
        ]
        for (form, isAsked) in asked where isAsked {
            files += program.files.map { File(emitted: SwiftEmitter.emit($0, as: form, in: checked)) }
        }
        self.files = files
    }

    func source(_ path: String) -> SourceFile? {
        program.files.first { $0.path == path }.flatMap { sources[$0.id] }
    }
}
