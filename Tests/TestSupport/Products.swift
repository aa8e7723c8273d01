import Foundation

/// The programs that the package builds, found beside the test bundle, whatever the scratch path.
package enum Products {
    /// The path of a built program: `Products.executable("screenspec")`.
    package static func executable(_ name: String) throws -> String {
        for start in starts {
            var folder = URL(fileURLWithPath: start).deletingLastPathComponent()
            // On macOS the tests' binary lies in Tests.xctest/Contents/MacOS, three folders below the programs.
            for _ in 0..<4 {
                let candidate = folder.appendingPathComponent(name).path
                if isProgram(candidate) { return candidate }
                folder.deleteLastPathComponent()
            }
        }
        throw RunError(
            description: "No program '\(name)' beside \(starts.joined(separator: ", ")): run 'swift build' first."
        )
    }

    private static var starts: [String] {
        let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        return arguments + bundles + [Bundle.main.executablePath].compactMap(\.self)
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
