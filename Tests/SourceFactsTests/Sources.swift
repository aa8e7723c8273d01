import Foundation
import SourceFacts
import TestSupport

/// Swift files to read.
enum Sources {
    static let fixtures: [URL] = Fixtures.cases(in: "Fixtures", suffix: ".source")

    /// Facts, extracted with the stack that deep nesting needs.
    static func facts(_ bytes: [UInt8]) -> FileFacts {
        withDeepStack { [kept(FactsExtraction.extract(bytes))] }[0]
    }

    /// The same of many files, read by one extractor.
    static func facts(ofAll files: [[UInt8]]) -> [FileFacts] {
        withDeepStack {
            let extractor = FactsExtractor()
            return files.map { kept(extractor.extract($0)) }
        }
    }

    /// Facts whose memory stays until the tests end, so that they and their rows can be looked at anywhere.
    static func kept(_ owned: OwnedFacts) -> FileFacts {
        memory.keep(owned.memory)
        return owned.facts
    }

    private static let memory = KeptMemory()

    private final class KeptMemory: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [FactsMemory] = []

        func keep(_ memory: FactsMemory) { lock.withLock { all.append(memory) } }
    }

    private static func withDeepStack(_ extract: @escaping @Sendable () -> [FileFacts]) -> [FileFacts] {
        let result = Slot()
        let finished = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.facts = extract()
            finished.signal()
        }
        thread.stackSize = FactsExtraction.stackSize
        thread.start()
        finished.wait()
        return result.facts
    }

    static func facts(_ text: String) -> FileFacts {
        facts(Array(text.utf8))
    }

    /// Written by one thread before the semaphore, read by another behind it.
    private final class Slot: @unchecked Sendable {
        var facts: [FileFacts] = []
    }
}

extension FileFacts {
    var storedWords: [UInt32] { Array(storedBytes.bindMemory(to: UInt32.self)) }

    /// The stored form, with the shape checked.
    init?(words: [UInt32]) {
        let memory = FactsMemory(byteCount: words.count * 4) { bytes in
            words.withUnsafeBytes { bytes.copyMemory(from: $0) }
        }
        guard let owned = OwnedFacts(memory, byteCount: words.count * 4) else { return nil }
        self = Sources.kept(owned)
    }
}
