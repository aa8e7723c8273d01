import SourceFacts

/// One Swift file: its facts, and what its place in the project says about it.
package struct CodeFile: Sendable {
    /// Relative to the project's folder.
    package let path: String
    /// The module of the project file that it belongs to; `nil` where the project is one module.
    package let module: String?
    package let facts: FileFacts
    /// What the facts stand in.
    private let memory: FactsMemory
    /// Whether it is part of a test target: tests look into what they test.
    package let isTest: Bool
    /// Whether it is other people's code, which is read for what it declares, and not checked.
    package let isForeign: Bool

    /// Whether rules look at it: it is neither part of tests nor other people's, and nothing has generated it.
    package var isChecked: Bool { !isTest && !isForeign && !facts.isGenerated && !facts.isGeneratedElsewhere }

    /// - Parameter isInTests: Whether its folder is one of tests, where that is known.
    package init(
        path: String,
        module: String? = nil,
        facts owned: OwnedFacts,
        isForeign: Bool = false,
        isInTests: Bool? = nil
    ) {
        self.path = path
        self.isForeign = isForeign
        self.module = module
        facts = owned.facts
        memory = owned.memory
        isTest = facts.isTest || isInTests ?? Self.isTestFolder(path)
    }

    /// The indices of the files that are not the same in another list; `nil` where files have come or gone, or one of them has another
    /// outline.
    static func changes(from earlier: [CodeFile], to files: [CodeFile]) -> Set<Int>? {
        guard earlier.count == files.count else { return nil }
        var changed: Set<Int> = []
        for (number, (before, file)) in zip(earlier, files).enumerated() {
            guard before.isSamePlace(as: file) else { return nil }
            if before.facts.isSame(as: file.facts) { continue }
            guard before.facts.hasSameOutline(as: file.facts) else { return nil }
            changed.insert(number)
        }
        return changed
    }

    private func isSamePlace(as other: CodeFile) -> Bool {
        facts.file == other.facts.file && path == other.path && module == other.module && isForeign == other.isForeign
    }

    /// Whether a folder on the way to the file is called so.
    func isIn(folder name: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0 == name }
    }

    /// Whether a folder on the way to the file is called `Tests`, `LoginTests`, `AppUITests` or `__tests__`.
    package static func isTestFolder(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in
            folder.hasSuffix("Tests") || folder == "tests" || folder == "__tests__"
        }
    }
}
