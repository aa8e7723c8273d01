import CodeProject
import ExtractDriver
import Foundation
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecProject
import TestSupport
import Testing

/// `extract --check` tells what `check` tells of code and specs, for mistakes in either.
@Suite("Specs that differ from their code")
struct DriftTests {
    /// All of them take minutes.
    private static let isThorough = ProcessInfo.processInfo.environment["SCREENSPEC_ALL_MUTATIONS"] != nil
    private static let rules = Set(ComparedKey.allCases.flatMap(\.row.rules).map(\.id))

    @Test func bothTellTheSame() throws {
        let mutations = try ContractMutation.all().filter { $0.project == "Right" }
        try TemporaryFolder.with { folder in
            let app = ExtractedApp(folder: folder)
            let source = ContractMutation.folder.appendingPathComponent("Right")
            for path in try FileManager.default.subpathsOfDirectory(atPath: source.path) where path.contains(".") {
                try folder.write(try source.appendingPathComponent(path).readText(), to: path)
            }
            try folder.write("version: 1\nspecs: [Specs]\nsources: [.]\n", to: "screenspec.yaml")
            app.update()
            app.extract(.check)
            let known = Self.found(in: folder)
            #expect(app.differences == known)
            var told = 0
            for (number, mutation) in mutations.enumerated() where Self.isThorough || number.isMultiple(of: 40) {
                let text = try folder.read(mutation.file)
                let files = [(path: mutation.file, text: text)]
                guard let changed = mutation.applied(to: files)?.first?.text else { continue }
                try folder.write(changed, to: mutation.file)
                let status = app.extract(.check)
                let found = Self.found(in: folder)
                #expect(app.differences == found, "\(mutation)")
                if found > known {
                    told += 1
                    #expect(status == .findings, "\(mutation)")
                }
                try folder.write(text, to: mutation.file)
            }
            #expect(told > 5)
        }
    }

    /// How much a check finds that compares code with specs.
    private static func found(in folder: TemporaryFolder) -> Int {
        let request = CompileRequest(workingFolder: folder.path)
        let outcome = ProjectRehearsal(request, FileOverlay()).outcome(FileOverlay())
        return outcome.findings.count { rules.contains($0.rule) }
    }
}
