import AdoptDriver
import Foundation
import SpecProject
import TestSupport
import Testing

/// Apps of which all that is described becomes generated: the Swift compiler says the same of them as before.
@Suite("Adopted apps", .enabled(if: SwiftCompiler.isAvailable, "\(SwiftCompiler.whyNot)"))
struct AdoptedAppTests {
    /// Those that import only what the compiler has here, and from which something is cut.
    static let apps = ["dialect", "own", "viper"]

    @Test("The compiler says what it said", arguments: apps)
    func diagnosticsStay(_ app: String) throws {
        try ExtractedApp.afterExtract(app) { app in
            let before = try app.diagnostics()
            let report = try app.adoptAll()
            #expect(report.adopted.contains { !$0.cut.isEmpty })
            #expect(Double(report.adopted.count) >= 0.8 * Double(report.adopted.count + report.refused.count))
            #expect(try app.diagnostics() == before)
        }
    }

    @Test("A wrong cut is seen", arguments: apps)
    func aWrongCutIsSeen(_ app: String) throws {
        try ExtractedApp.afterExtract(app) { app in
            let before = try app.diagnostics()
            let generated = try app.adoptAll().written
            let path = try #require(generated.first { !$0.hasSuffix("ScreenSpecModule.swift") })
            let text = try app.folder.read(path)
            let line = try #require(
                text.split(separator: "\n").first { $0.hasPrefix("    func ") || $0.hasPrefix("    let ") }
            )
            try app.folder.write(text.replacing("\(line)\n", with: ""), to: path)
            #expect(try app.diagnostics() != before)
        }
    }
}

extension ExtractedApp {
    fileprivate struct AdoptedDocuments: Decodable {
        struct Document: Decodable { let cut: [String] }
        struct Refused: Decodable { let path: String }

        let adopted: [Document]
        let refused: [Refused]
        let written: [String]
    }

    fileprivate func adoptAll() throws -> AdoptedDocuments {
        var request = AdoptRequest(CompileRequest(workingFolder: folder.path))
        (request.isForAll, request.isForced, request.reportsJSON) = (true, true, true)
        var text = ""
        _ = AdoptRun(request).run { text += $0 }
        return try JSONDecoder().decode(AdoptedDocuments.self, from: Data(text.utf8))
    }

    /// How often the compiler says what of the app and of what is generated, wherever it stands.
    fileprivate func diagnostics() throws -> [String: Int] {
        let compiler = try #require(SwiftCompiler.found)
        let files = try folder.files().filter { $0.hasSuffix(".swift") }.map { folder.url.appendingPathComponent($0) }
        let checked = try compiler.typeCheck(files, mode: .five, warningsAreErrors: false)
        let lines = Set(
            checked.errors.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
        )
        let messages = lines.map { line in line.drop { $0 != " " } }
        return Dictionary(messages.map { (String($0), 1) }, uniquingKeysWith: +)
    }
}
