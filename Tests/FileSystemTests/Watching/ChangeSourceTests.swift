import Foundation
import TestSupport
import Testing

@testable import ScreenSpecFileSystem

/// Whatever a change is learned from, it is learned, and what does not matter is not.
@Suite("Sources of changes", .serialized, .startsEarly)
struct ChangeSourceTests {
    enum Kind: CaseIterable {
        case events
        case polling

        func make() throws -> any ChangeSource {
            switch self {
            case .events: try ChangeSources.events() ?? PollingSource(interval: .milliseconds(5))
            case .polling: PollingSource(interval: .milliseconds(5))
            }
        }
    }

    /// What a run over the specs of a project waits for.
    private func plan(_ folder: TemporaryFolder) -> WatchPlan {
        var plan = WatchPlan(top: Paths.normalised(folder.path))
        plan.add(file: Paths.join(plan.top, "screenspec.yaml"))
        plan.add("Specs", from: plan.top)
        return plan
    }

    private func watching(
        _ kind: Kind,
        _ body: (TemporaryFolder, any ChangeSource, () throws -> Changes) throws -> Void
    ) throws {
        try TemporaryFolder.with { folder in
            try folder.write("specs: [Specs]\n", to: "screenspec.yaml")
            try folder.write("models: {}\n", to: "Specs/a.models.yaml")
            try folder.write("models: {}\n", to: "Elsewhere/linked.models.yaml")
            let source = try kind.make()
            let interruption = try Interruption(on: [])
            _ = try source.watch(plan(folder))
            try body(folder, source) {
                // All that is to come, since one change may be told in several parts.
                var changes: Changes = []
                while changes != [.files, .folders] {
                    let more = source.changes(within: .milliseconds(changes.isEmpty ? 200 : 20), until: interruption)
                    if more.isEmpty { return changes }
                    changes.formUnion(more)
                }
                for _ in 0..<50 where !source.changes(within: .milliseconds(20), until: interruption).isEmpty {}
                return changes
            }
        }
    }

    @Test("tell what matters", arguments: Kind.allCases)
    func tells(_ kind: Kind) throws {
        try watching(kind) { folder, _, changes in
            try folder.write("models: {A: {}}\n", to: "Specs/a.models.yaml")
            #expect(try changes().contains(.files))
            try folder.write("specs: [Specs]\n# changed\n", to: "screenspec.yaml")
            #expect(try changes().contains(.files))
            try folder.write("models: {}\n", to: "Specs/b.models.yaml")
            #expect(try changes().contains(.files))
            try FileManager.default.removeItem(atPath: folder.path("Specs/b.models.yaml"))
            #expect(try changes().contains(.files))
            try FileManager.default.createDirectory(
                atPath: folder.path("Specs/New"),
                withIntermediateDirectories: false
            )
            #expect(try changes().contains(.folders))
        }
    }

    @Test("pass over what does not", arguments: Kind.allCases)
    func passesOver(_ kind: Kind) throws {
        try watching(kind) { folder, _, changes in
            try folder.write("text", to: "Specs/notes.txt")
            try folder.write("text", to: "Specs/.a.models.yaml.swp")
            try folder.write("text", to: "Specs/.hidden/a.models.yaml")
            try folder.write("text", to: "Generated/a.models.swift")
            try folder.write("text", to: "Elsewhere/other.models.yaml")
            _ = try folder.read("Specs/a.models.yaml")
            #expect(try changes() == [])
        }
    }

    @Test("follow links to where the files are", arguments: Kind.allCases)
    func followsLinks(_ kind: Kind) throws {
        try watching(kind) { folder, source, changes in
            let target = folder.path("Elsewhere/linked.models.yaml")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Specs/linked.models.yaml"),
                withDestinationPath: target
            )
            #expect(try !changes().isEmpty)
            #expect(try source.watch(plan(folder)))
            try folder.write("models: {B: {}}\n", to: "Elsewhere/linked.models.yaml")
            #expect(try changes().contains(.files))
        }
    }

    @Test("watch other folders only where there are others", arguments: Kind.allCases)
    func comparesFolders(_ kind: Kind) throws {
        try watching(kind) { folder, source, _ in
            let plan = self.plan(folder)
            #expect(try !source.watch(plan))
            #expect(source.folderCount == 2)
            try folder.write("models: {}\n", to: "Specs/More/c.models.yaml")
            #expect(try source.watch(plan))
            #expect(source.folderCount == 3)
            #expect(try !source.watch(plan))
        }
    }
}
