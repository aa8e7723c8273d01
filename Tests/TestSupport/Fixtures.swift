import Foundation

/// The files that tests read, found from the place of the test's own source file.
package enum Fixtures {
    /// A folder or file beside the test that asks: `Fixtures.url("Fixtures/Views")`.
    package static func url(_ path: String, filePath: String = #filePath) -> URL {
        URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent(path)
    }

    /// The top folder of the package, where `Package.swift` lies.
    package static func packageFolder(filePath: String = #filePath) -> URL {
        var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
        while folder.path != "/", !isFile(folder.appendingPathComponent("Package.swift")) {
            folder.deleteLastPathComponent()
        }
        return folder
    }

    /// All files below a folder whose names end with the suffix, in the order of their paths: the arguments of a test
    /// that runs once for each case.
    ///
    /// Where there is none, the list holds one file that does not exist, so that the test fails rather than not run.
    package static func cases(in folder: String, suffix: String, filePath: String = #filePath) -> [URL] {
        cases(in: url(folder, filePath: filePath), suffix: suffix)
    }

    package static func cases(in folder: URL, suffix: String) -> [URL] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let found = paths.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
        return found.isEmpty ? [folder.appendingPathComponent("no file ends in \(suffix)")] : found
    }

    private static func isFile(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path)
    }
}

extension URL {
    /// The file beside this one with another suffix: `Login.screen.yaml` → `Login.expected`.
    package func replacingSuffix(_ suffix: String, with replacement: String) -> URL {
        let name = lastPathComponent
        let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        return deletingLastPathComponent().appendingPathComponent(stem + replacement)
    }

    /// The whole file as text.
    package func readText() throws -> String {
        String(decoding: try Data(contentsOf: self), as: UTF8.self)
    }
}
