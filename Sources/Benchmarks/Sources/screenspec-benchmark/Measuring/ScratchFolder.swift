import Foundation

/// A folder for what is measured, removed when the work is done.
enum ScratchFolder {
    static func with<Value>(_ arguments: Arguments, _ body: (URL) throws -> Value) throws -> Value {
        let parent = arguments.scratchFolder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
        let folder = parent.appendingPathComponent("screenspec-benchmark-\(UInt32.random(in: 0 ... .max))")
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
