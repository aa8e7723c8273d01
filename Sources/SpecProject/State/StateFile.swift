import ScreenSpecCache
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// A state on the disk: a part that every run reads, and what is known of all specs, which only those read that compile some.
package struct StateFile: Sendable {
    package let state: CompileState
    private let contents: CacheFile.Contents

    /// `nil` where there is no such file, or one that is damaged, of another program, or an answer to another question.
    init?(_ file: CacheFile, key: String) {
        guard let contents = file.read(), let bytes = contents.part(Part.state) else { return nil }
        var reader = ByteReader(bytes)
        guard let state = try? reader.readState(), state.key == key else { return nil }
        self.state = state
        self.contents = contents
    }

    /// What is known of all specs; `nil` where it is damaged.
    ///
    /// - Parameter fileNumbers: The numbers that files have now.
    package func memory(fileNumbers: [FileID], _ jobs: Jobs) -> SpecMemory? {
        let contents = contents
        return try? SpecMemory({ contents.part(Part.memory + $0) }, fileNumbers: fileNumbers, jobs)
    }

    /// What is known of all specs, as it was written.
    package func memoryBytes() -> [[UInt8]]? {
        let parts = (0..<SpecMemory.partCount).compactMap { contents.part(Part.memory + $0) }
        return parts.count == SpecMemory.partCount ? parts : nil
    }

    private enum Part {
        static let state = 0
        /// The first part of what is known of specs.
        static let memory = 1
    }

    /// Replaces the file. Where that is not possible, as on a read-only disk, the next run has more to do.
    ///
    /// - Parameter memory: Makes the parts of what is known of all specs.
    static func write(_ state: CompileState, memory: @escaping (([UInt8]) -> Void) -> Void, to file: CacheFile) {
        var writer = ByteWriter()
        writer.write(state)
        file.write(1 + SpecMemory.partCount) { write in
            write(writer.bytes)
            memory(write)
        }
    }
}
