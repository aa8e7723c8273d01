import SourceText

extension RuleCard.Example {
    /// One file of hand-written Swift in a project whose architecture is named, with the architecture's own document
    /// where it is none of those built in.
    static func swift(_ text: String, architecture: String, document: String? = nil) -> RuleCard.Example {
        var files = [RuleCard.Example.File(path: "screenspec.yaml", text: "architecture: \(architecture)\n")]
        if let document { files.append(RuleCard.Example.File(path: "Specs/team.architecture.yaml", text: document)) }
        return RuleCard.Example(files + [RuleCard.Example.File(path: "Example.swift", text: text)])
    }

    /// Several files of hand-written Swift.
    static func swift(_ files: [(path: String, text: String)], architecture: String) -> RuleCard.Example {
        let project = RuleCard.Example.File(path: "screenspec.yaml", text: "architecture: \(architecture)\n")
        return RuleCard.Example([project] + files.map { RuleCard.Example.File(path: $0.path, text: $0.text) })
    }

    /// A spec and one file of hand-written Swift.
    static func spec(_ spec: String, with swift: String) -> RuleCard.Example {
        RuleCard.Example([
            RuleCard.Example.File(path: "Specs/Example.screen.yaml", text: spec),
            RuleCard.Example.File(path: "Example.swift", text: swift),
        ])
    }
}
