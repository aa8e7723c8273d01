import Foundation
import SourceFacts
import TestSupport

/// Swift files to read.
enum Sources {
    static let fixtures: [URL] = Fixtures.cases(in: "Fixtures", suffix: ".source")

    /// Facts, extracted with the stack that deep nesting needs.
    static func facts(_ bytes: [UInt8]) -> FileFacts {
        withDeepStack { [FactsExtraction.extract(bytes)] }.first ?? FactsExtraction.extract([])
    }

    /// The same of many files, read by one extractor.
    static func facts(ofAll files: [[UInt8]]) -> [FileFacts] {
        withDeepStack {
            let extractor = FactsExtractor()
            return files.map { extractor.extract($0) }
        }
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
