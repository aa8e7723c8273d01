import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import TestSupport
import Testing

@testable import SpecProject

/// Specs in memory, with texts that nobody has saved.
@Suite struct SpecWorkspaceTests {
    private static let badge =
        "view: Badge\nviewModel: {properties: {text: String}}\nsubviews: {label: {type: UILabel, shows: {text: text}}}\n"
    private static let cell = """
        view: Cell
        viewModel:
          properties: {name: String}
          initializers: [{from: {product: Product}, set: {name: product.name}}]
        subviews: {label: {type: UILabel, shows: {text: name}}}

        """
    private static let models = "models:\n  Product: {properties: {name: String, price: Int}}\n"

    private static func with(_ body: (inout SpecWorkspace, TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(badge, to: "Badge.view.yaml")
            try folder.write(cell, to: "Cell.view.yaml")
            try folder.write(models, to: "Shop.models.yaml")
            var workspace = SpecWorkspace(CompileRequest(workingFolder: folder.path, jobs: Jobs(2)))
            try body(&workspace, folder)
        }
    }

    private func rules(_ workspace: SpecWorkspace) -> [String] {
        let (all, files) = workspace.findings
        return all.map { "\($0.range.flatMap(files.path) ?? "-") \($0.rule.text)" }
    }

    private func overlay(_ folder: TemporaryFolder, _ path: String, _ text: String) -> FileOverlay {
        var overlay = FileOverlay()
        overlay.texts[folder.path(path)] = Array(text.utf8)
        return overlay
    }

    @Test func onlyWhatATextConcernsIsCompiled() throws {
        try Self.with { workspace, folder in
            #expect(rules(workspace) == [])
            let renamed = overlay(folder, "Shop.models.yaml", Self.models.replacing("name", with: "title"))
            let compiledCount = try workspace.update([folder.path("Shop.models.yaml")], renamed)
            #expect(compiledCount == 2)
            #expect(rules(workspace) == ["Cell.view.yaml unknown-property"])
            try workspace.update([folder.path("Shop.models.yaml")], FileOverlay())
            #expect(rules(workspace) == [])
        }
    }

    @Test func allFilesArePartOfTheProgram() throws {
        try Self.with { workspace, folder in
            try workspace.update(
                [folder.path("Badge.view.yaml")],
                overlay(folder, "Badge.view.yaml", "# Said.\n" + Self.badge)
            )
            #expect(
                workspace.compilation().modules.flatMap(\.program.files).map(\.path) == [
                    "Badge.view.yaml", "Cell.view.yaml", "Shop.models.yaml",
                ]
            )
        }
    }

    @Test func specsMayBeNewAndThenGone() throws {
        try Self.with { workspace, folder in
            let paths: Set = [folder.path("New/Badge.view.yaml")]
            try workspace.update(paths, overlay(folder, "New/Badge.view.yaml", Self.badge))
            #expect(rules(workspace) == ["New/Badge.view.yaml duplicate-type"])
            try workspace.update(paths, FileOverlay())
            #expect(rules(workspace) == [])
        }
    }

    @Test func whatIsCancelledLeavesAllAsItWas() throws {
        try Self.with { workspace, folder in
            let broken = overlay(folder, "Badge.view.yaml", "view: [")
            #expect(throws: Cancelled()) {
                try workspace.update([folder.path("Badge.view.yaml")], broken, Cancellation { true })
            }
            #expect(rules(workspace) == [])
            try workspace.update([folder.path("Badge.view.yaml")], broken)
            #expect(rules(workspace) != [])
        }
    }

    /// Every pass looks before each file whether somebody still waits.
    @Test func aCompileIsCancelledBetweenFiles() throws {
        try Self.with { workspace, folder in
            let paths: Set = [folder.path("Shop.models.yaml")]
            let other = overlay(folder, "Shop.models.yaml", Self.models.replacing("name", with: "title"))
            for lookCount in 0..<6 {
                let looks = Looks()
                #expect(throws: Cancelled()) {
                    try workspace.update(paths, other, Cancellation { looks.next() >= lookCount })
                }
                #expect(rules(workspace) == [])
            }
            let looks = Looks()
            try workspace.update(paths, other, Cancellation { looks.next() == .max })
            #expect(rules(workspace) == ["Cell.view.yaml unknown-property"])
            // Of two files three passes, before all of them and behind.
            #expect(looks.next() >= 8)
        }
    }

    /// Counts how often somebody has looked.
    private final class Looks: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0

        func next() -> Int {
            lock.withLock {
                defer { count += 1 }
                return count
            }
        }
    }

    /// The edits of somebody at work: in texts, in names that others use, and mistakes that are mended later.
    @Test(.takes(atMost: .seconds(3 * 60)), arguments: [1, 2] as [UInt64], [false, true])
    func findingsAreThoseOfARunThatStartsAnew(_ seed: UInt64, inModules: Bool) throws {
        var random = SeededGenerator(seed: seed)
        try TemporaryFolder.with { folder in
            let project = Fixtures.packageFolder().appendingPathComponent("Specs/TownLibrary")
            for path in try FileManager.default.subpathsOfDirectory(atPath: project.path)
            where path.hasSuffix(".yaml") {
                try folder.write(try project.appendingPathComponent(path).readText(), to: path)
            }
            if inModules { try folder.write(Self.modules, to: "screenspec.yaml") }
            let request = CompileRequest(workingFolder: folder.path, jobs: Jobs(2))
            var workspace = SpecWorkspace(request)
            let paths = try folder.files().filter { $0.hasSuffix(".yaml") && $0 != "screenspec.yaml" }.sorted()
            let originals = try Dictionary(uniqueKeysWithValues: paths.map { ($0, try folder.read($0)) })
            for number in 1...40 {
                let path = try #require(paths.randomElement(using: &random))
                let original = try #require(originals[path])
                let text = edited(try folder.read(path), original, &random)
                try workspace.update([folder.path(path)], overlay(folder, path, text))
                try folder.write(text, to: path)
                #expect(
                    Array(workspace.findings.all) == Array(SpecWorkspace(request).findings.all),
                    "\(seed), \(number): \(path)"
                )
            }
        }
    }

    /// Some of which miss what others have.
    private static let modules = """
        version: 1
        architecture: viper
        modules:
          Base: {specs: [Models, Design, Architectures]}
          Catalogue: {specs: [Catalogue, Legacy], dependsOn: [Base]}
          Lending: {specs: [Borrowing, Account], dependsOn: [Base, Catalogue]}
          Visiting: {specs: [Visiting, Reading]}

        """

    private func edited(_ text: String, _ original: String, _ random: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: lines.indices, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines.insert("# Noted", at: place)
        case 1: lines[place] = lines[place].replacing(/\b(?:String|Int|Bool)\b/, with: "Double")
        case 2: lines[place] = lines[place].replacing(/^( *)(\w+):/) { "\($0.1)\($0.2)Other:" }
        case 3: lines.insert("x: [", at: place)
        case 4: lines.remove(at: place)
        default: return original
        }
        return lines.joined(separator: "\n")
    }
}
