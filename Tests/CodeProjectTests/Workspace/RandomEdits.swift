import TestSupport

/// Somebody at work: edits in bodies, in declarations that others use, and mistakes that are mended later; now and then a file that
/// is new, gone or called otherwise, or another setting of the project.
struct RandomEdits {
    private var random: SeededGenerator
    /// What was broken, as it was.
    private var unbroken: [String: String] = [:]
    private var newCount = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Makes one edit and says which.
    mutating func next(in project: inout EditedProject) throws -> String {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return try rename(in: &project)
        case 1: return add(to: &project)
        case 2: return try remove(from: &project)
        case 3: return setUp(&project)
        case 4: return try saveOrClose(&project)
        case 5, 6, 7: return mend(in: &project) ?? edit(&project)
        default: return edit(&project)
        }
    }

    // MARK: Texts

    private mutating func edit(_ project: inout EditedProject) -> String {
        let paths = project.paths.filter { $0 != "screenspec.yaml" }
        guard let path = paths.randomElement(using: &random), let text = project.text(path) else { return "nothing" }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = Int.random(in: lines.indices, using: &random)
        let isSwift = path.hasSuffix(".swift")
        let kind = Int.random(in: 0..<9, using: &random)
        switch kind {
        case 0: lines.insert(isSwift ? "// Noted" : "# Noted", at: place)
        case 1: lines.insert(isSwift ? "print(\"noted\", self)" : "", at: place)
        case 2: lines[place] = lines[place].replacing(/\b(?:String|Int|Bool)\b/, with: "Double")
        case 3 where isSwift: lines[place] = lines[place].replacing(/\b(\w{4,})\b/) { "\($0.1)Other" }
        case 3: lines[place] = lines[place].replacing(/^( *)(\w+):/) { "\($0.1)\($0.2)Other:" }
        case 4 where isSwift: lines[place] = lines[place].replacing(/\b(?:private|weak|final|var)\s/, with: "")
        case 5: lines.insert(allowing(isSwift), at: place)
        case 6, 7:
            unbroken[path] = text
            lines.insert(isSwift ? "func ( {{" : "x: [", at: place)
        default: lines.remove(at: place)
        }
        project.change(path, lines.joined(separator: "\n"))
        return "edit \(kind) of \(path) at \(place)"
    }

    private mutating func allowing(_ isSwift: Bool) -> String {
        let rule = ["private-subviews", "weak-delegate", "missing-type", "missing-summary", "no-such-rule"]
        let name = rule.randomElement(using: &random) ?? ""
        return "\(isSwift ? "//" : "#") screenspec:allow \(name)"
            + (random.happens(onceIn: 2) ? " because it is tried" : "")
    }

    private mutating func mend(in project: inout EditedProject) -> String? {
        guard let path = unbroken.keys.sorted().randomElement(using: &random), project.text(path) != nil,
            let text = unbroken.removeValue(forKey: path)
        else { return nil }
        project.change(path, text)
        return "mending of \(path)"
    }

    // MARK: Files

    private mutating func rename(in project: inout EditedProject) throws -> String {
        let paths = project.paths.filter { $0 != "screenspec.yaml" }
        guard let path = paths.randomElement(using: &random), let text = project.text(path) else { return "nothing" }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        newCount += 1
        let other = (path.hasSuffix(".swift") ? "Sources/" : "Specs/") + "Renamed/A\(newCount)\(name)"
        try project.remove(path)
        project.change(other, text)
        return "\(path) is \(other)"
    }

    private mutating func add(to project: inout EditedProject) -> String {
        newCount += 1
        let (path, text) =
            [
                (
                    "Sources/New/New\(newCount).swift",
                    "import UIKit\nfinal class New\(newCount)View: UIView { let label = UILabel() }\n"
                ),
                ("Specs/New/New\(newCount).view.yaml", "view: New\(newCount)View\nsubviews: {label: UILabel}\n"),
                ("Elsewhere/New\(newCount).screen.yaml", "screen: New\(newCount)\n"),
                ("Tests/New\(newCount).swift", "import XCTest\nfinal class New\(newCount): XCTestCase {}\n"),
            ].randomElement(using: &random) ?? ("New.swift", "")
        project.change(path, text)
        return "\(path) is new"
    }

    private mutating func remove(from project: inout EditedProject) throws -> String {
        guard let path = project.paths.randomElement(using: &random) else { return "nothing" }
        try project.remove(path)
        return "\(path) is gone"
    }

    private mutating func saveOrClose(_ project: inout EditedProject) throws -> String {
        guard let path = project.open.keys.sorted().randomElement(using: &random) else { return "nothing" }
        if random.happens(onceIn: 2) {
            try project.save(path)
            return "\(path) is saved"
        }
        project.close(path)
        return "\(path) is closed"
    }

    private mutating func setUp(_ project: inout EditedProject) -> String {
        let settings = [
            "specs: [Specs]", "specs: [Specs, Elsewhere]", "sources: [Sources]",
            "sources: ['Sources/**/*.swift', Nowhere]",
            "architecture: viper", "architecture: mvp", "rules: {private-subviews: off, missing-type: warning}",
            "rules: {weak-delegate: {severity: warning, except: [Sources/Checked]}}", "broken: [",
            "modules:\n  One: {specs: [Specs], sources: [Sources]}\n  Two: {specs: [Elsewhere], sources: [Elsewhere]}",
        ]
        let chosen = settings.filter { _ in random.happens(onceIn: 4) }
        project.change("screenspec.yaml", (["version: 1"] + chosen).joined(separator: "\n") + "\n")
        return "screenspec.yaml has \(chosen)"
    }
}
