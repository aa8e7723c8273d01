import SourceFacts
import ScreenSpecDiagnostics

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

    package init(path: String, module: String? = nil, facts owned: OwnedFacts, isForeign: Bool = false) {
        self.path = path
        self.isForeign = isForeign
        self.module = module
        facts = owned.facts
        memory = owned.memory
        isTest = facts.isTest || Self.isTestFolder(path)
    }

    /// Whether a folder on the way to the file is called `Tests`, `LoginTests`, `AppUITests` or `__tests__`.
    private static func isTestFolder(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            var start = 0
            for end in bytes.indices where bytes[end] == UInt8(ascii: "/") {
                if isTestFolder(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return true }
                start = end + 1
            }
            return false
        }
    }

    private static func isTestFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // The letter that all of them have before the last one, or the one before that.
        guard name.count >= 5, name[name.count - 2] == UInt8(ascii: "t") || name.last == UInt8(ascii: "_") else {
            return false
        }
        return name.suffix(5).elementsEqual("Tests".utf8) || name.elementsEqual("tests".utf8)
            || name.elementsEqual("__tests__".utf8)
    }
}
