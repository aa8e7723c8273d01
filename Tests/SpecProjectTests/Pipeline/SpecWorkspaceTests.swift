import Foundation
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
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

    @Test func aTextIsCheckedBeforeItIsSaved() throws {
        try Self.with { workspace, _ in
            #expect(workspace.findingsByPath.isEmpty)
            let renamed = Self.models.replacing("name", with: "title")
            let changed = workspace.change("Shop.models.yaml", renamed, version: 1)
            let change = try #require(changed)
            #expect(change.affected == ["Cell.view.yaml"])
            #expect(change.compiledCount == 2)
            #expect(workspace.findings(for: "Cell.view.yaml").findings.map(\.rule.text) == ["unknown-property"])
            #expect(workspace.findings(for: "Shop.models.yaml").version == 1)
        }
    }

    @Test func whatIsClosedCountsAsItIsOnTheDisk() throws {
        try Self.with { workspace, _ in
            _ = workspace.change("Shop.models.yaml", Self.models.replacing("name", with: "title"), version: 1)
            let closed = workspace.close("Shop.models.yaml")
            let change = try #require(closed)
            #expect(change.affected == ["Cell.view.yaml"])
            #expect(workspace.findingsByPath.isEmpty)
            #expect(workspace.close("Shop.models.yaml") == nil)
        }
    }

    @Test func anOlderTextChangesNothing() throws {
        try Self.with { workspace, _ in
            #expect(workspace.change("Badge.view.yaml", "view: [", version: 2) != nil)
            #expect(workspace.change("Badge.view.yaml", Self.badge, version: 1) == nil)
            #expect(!workspace.findings(for: "Badge.view.yaml").findings.isEmpty)
            #expect(workspace.change("Elsewhere.view.yaml", Self.badge, version: 1) == nil)
        }
    }

    @Test func allFilesArePartOfTheProgram() throws {
        try Self.with { workspace, _ in
            _ = workspace.change("Badge.view.yaml", "# Said.\n" + Self.badge, version: 1)
            #expect(
                workspace.programs.flatMap(\.files).map(\.path) == [
                    "Badge.view.yaml", "Cell.view.yaml", "Shop.models.yaml",
                ]
            )
        }
    }

    /// The edits of somebody at work: in texts, in names that others use, and mistakes that are mended later.
    @Test(.takes(atMost: .seconds(3 * 60)), arguments: [1, 2] as [UInt64])
    func findingsAreThoseOfARunThatStartsAnew(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        try TemporaryFolder.with { folder in
            let project = Fixtures.packageFolder().appendingPathComponent("Specs/TownLibrary")
            for path in try FileManager.default.subpathsOfDirectory(atPath: project.path)
            where path.hasSuffix(".yaml") {
                try folder.write(try project.appendingPathComponent(path).readText(), to: path)
            }
            let request = CompileRequest(workingFolder: folder.path, jobs: Jobs(2))
            var workspace = SpecWorkspace(request)
            let paths = try folder.files().filter { $0.hasSuffix(".yaml") && $0 != "screenspec.yaml" }.sorted()
            let originals = try Dictionary(uniqueKeysWithValues: paths.map { ($0, try folder.read($0)) })
            for version in 1...40 {
                let path = try #require(paths.randomElement(using: &random))
                let original = try #require(originals[path])
                let text = edited(try folder.read(path), original, &random)
                let before = workspace.findingsByPath
                let changed = workspace.change(path, text, version: version)
                let change = try #require(changed)
                try folder.write(text, to: path)
                let clean = SpecWorkspace(request).findingsByPath
                #expect(workspace.findingsByPath == clean, "\(seed), \(version): \(path)")
                let others = Set(before.keys).union(clean.keys).filter { $0 != path && before[$0] != clean[$0] }
                #expect(change.affected == others.sorted())
            }
        }
    }

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
