import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceFacts

/// Which files say a name or another text anywhere, as far as facts keep it.
struct FilesByText: Sendable {
    private struct Entry: Sendable, Comparable {
        let text: UInt64
        let file: Int32

        static func < (left: Entry, right: Entry) -> Bool {
            (left.text, left.file) < (right.text, right.file)
        }
    }

    private let entries: [Entry]

    init(_ files: [CodeFile], _ jobs: Jobs) {
        let numbered = Array(files.enumerated())
        entries = jobs.flatMap(chunksOf: numbered) { part in
            part.flatMap { number, file in
                file.facts.allTexts.map { Entry(text: $0.fingerprint, file: Int32(truncatingIfNeeded: number)) }
            }
        }.sorted()
    }

    /// In their order, by the fingerprint of the text.
    subscript(text: UInt64) -> [Int] {
        let first = entries.partitioningIndex { $0.text >= text }
        return entries[first...].prefix { $0.text == text }.map { Int($0.file) }
    }
}

extension CodeIndex {
    /// The numbers of the files that say a name anywhere, in order.
    func files(saying name: FactText) -> [Int] { files(saying: name.fingerprint) }

    func files(saying fingerprint: UInt64) -> [Int] { filesByText[fingerprint] }
}
