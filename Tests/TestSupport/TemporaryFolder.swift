import Foundation

/// An empty folder for one test, gone when the test's closure ends.
///
/// A closure and not a `deinit` decides how long it lives: a value may be released right after its last use, while
/// its path is still needed.
package struct TemporaryFolder: Sendable {
    /// Without symbolic links in it, so that paths made by the program compare equal.
    package let url: URL
    package var path: String { url.path }

    private init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = parent.appendingPathComponent("screenspec-tests-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder)
    }

    package static func with<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (TemporaryFolder) async throws -> Result
    ) async throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try await body(folder)
    }

    /// The absolute path of something in the folder.
    package func path(_ relative: String) -> String {
        url.appendingPathComponent(relative).path
    }

    /// Writes a file, and the folders on the way to it.
    package func write(_ text: String, to relative: String) throws {
        try write(Array(text.utf8), to: relative)
    }

    package func write(_ bytes: [UInt8], to relative: String) throws {
        let file = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Writes a program, by a program: a file that this process has open for writing is inherited by whatever another test starts in
    /// that moment, and while somebody may write to it, the system does not run it.
    package func write(program text: String, to relative: String) throws {
        let file = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let script = "rm -f \"$1\" && cat > \"$1\" && chmod 755 \"$1\""
        let written = try run("/bin/sh", ["-c", script, "sh", file.path], input: text)
        guard written.status == 0 else { throw RunError(description: written.errors) }
    }

    package func read(_ relative: String) throws -> String {
        try url.appendingPathComponent(relative).readText()
    }

    package func exists(_ relative: String) -> Bool {
        FileManager.default.fileExists(atPath: path(relative))
    }

    /// The paths of all files below, without folders, in order.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { relative in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path(relative), isDirectory: &isFolder)
            return !(exists && isFolder.boolValue)
        }
    }

    private func remove() {
        // A test may have taken away the right to write; give it back before removing.
        let everything = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        for folder in everything where isFolder(folder) {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(folder))
        }
        try? FileManager.default.removeItem(at: url)
    }

    private func isFolder(_ relative: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path(relative))
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
