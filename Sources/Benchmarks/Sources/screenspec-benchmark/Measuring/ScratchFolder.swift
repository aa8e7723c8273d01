import Foundation

/// A folder for what is measured, removed when the work is done.
enum ScratchFolder {
    static func with<Value>(_ arguments: Arguments, _ body: (URL) throws -> Value) throws -> Value {
        // In memory where that can be: a disk that is busy hides what the program does.
        let memory = URL(fileURLWithPath: "/dev/shm")
        let usual =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        let parent = arguments.scratchFolder.map { URL(fileURLWithPath: $0) } ?? usual
        // Always as long: where paths end in the heap, a bare parser may give the memory of each tree back to the system and ask
        // for it again, which takes half as long as to parse.
        let number = UInt32.random(in: 1_000_000_000 ... .max)
        let folder = parent.appendingPathComponent("screenspec-benchmark-\(number)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// Removes a folder that may not exist.
    static func clear(_ folder: URL) throws {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.removeItem(at: folder)
    }
}
