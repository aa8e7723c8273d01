import Foundation

/// Edits of somebody at work, the same each time: a third in bodies, a third in declarations that others use, and a third that break
/// the syntax of a file and mend it.
struct WorkspaceEdits {
    struct Edit {
        let isOfSpec: Bool
        let path: String
        let text: String
    }

    private var seed: UInt64 = 25
    private var texts: [String: String] = [:]
    private var number = 0
    /// What is broken, as it was.
    private var unbroken: (path: String, text: String)?

    /// The edits of a project in a folder.
    static func all(count: Int, in folder: String) throws -> [Edit] {
        var edits = WorkspaceEdits()
        return try (0..<count).map { _ in try edits.next(in: folder) }
    }

    private mutating func next(in folder: String) throws -> Edit {
        number += 1
        if let (path, text) = unbroken {
            unbroken = nil
            return edit(path, text)
        }
        let name = SampleScreen(number: random(100)).name
        let isOfSpec = random(2) == 0
        // What is mended takes two edits.
        let kind = (isOfSpec ? [Kind.body, .body, .declaration, .syntax] : Kind.allWeighted)
        return try isOfSpec
            ? specEdit(kind[random(kind.count)], name, folder) : swiftEdit(kind[random(kind.count)], name, folder)
    }

    private enum Kind {
        case body
        case declaration
        case syntax

        static let allWeighted: [Kind] = [.body, .body, .declaration, .declaration, .syntax]
    }

    private mutating func specEdit(_ kind: Kind, _ name: String, _ folder: String) throws -> Edit {
        let suffix =
            switch kind {
            case .body: "Cell.view"
            case .declaration: ".models"
            case .syntax: "View.view"
            }
        let path = "Specs/\(name)/\(name)\(suffix).yaml"
        let whole = try text(path, folder)
        switch kind {
        case .body: return edit(path, whole.replacing(/A row [^\n]*for one/, with: "A row (\(number)) for one"))
        case .declaration:
            unbroken = (path, whole)
            return edit(path, whole.replacing("rank", with: "rank\(number)"))
        case .syntax: return broken(path, whole, by: "broken: [")
        }
    }

    private mutating func swiftEdit(_ kind: Kind, _ name: String, _ folder: String) throws -> Edit {
        let suffix =
            switch kind {
            case .body: "Presenter"
            case .declaration: "Models"
            case .syntax: "View"
            }
        let path = try sourcePath(name, suffix, folder)
        let whole = try text(path, folder)
        switch kind {
        case .body:
            let start = "at date: Date) {\n        "
            return edit(path, whole.replacing(start, with: start + "debugPrint(title, \(number))\n        "))
        case .declaration: return edit(path, whole.replacing(/rank\d*/, with: "rank\(number)"))
        case .syntax: return broken(path, whole, by: "func broken( {{")
        }
    }

    private mutating func broken(_ path: String, _ whole: String, by line: String) -> Edit {
        unbroken = (path, whole)
        var lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.insert(line, at: lines.count / 2)
        return edit(path, lines.joined(separator: "\n"))
    }

    private mutating func edit(_ path: String, _ text: String) -> Edit {
        texts[path] = text
        return Edit(isOfSpec: path.hasSuffix(".yaml"), path: path, text: text)
    }

    private mutating func text(_ path: String, _ folder: String) throws -> String {
        if let text = texts[path] { return text }
        return try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    }

    private func sourcePath(_ name: String, _ suffix: String, _ folder: String) throws -> String {
        for part in 0..<40 {
            let path = "Sources/Part\(part)/\(name)/\(name)\(suffix).swift"
            if FileManager.default.fileExists(atPath: folder + "/" + path) { return path }
        }
        throw Child.Failure(description: "no \(name)\(suffix).swift in \(folder)")
    }

    /// A linear congruential sequence.
    private mutating func random(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
    }
}
