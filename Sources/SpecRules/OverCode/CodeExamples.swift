import ScreenSpecDiagnostics

extension RuleDescription.Example {
    /// One file of hand-written Swift in a project whose architecture is named, with the architecture's own document
    /// where it is none of those built in.
    static func swift(_ text: String, architecture: String, document: String? = nil) -> RuleDescription.Example {
        var files = [RuleDescription.Example.File(path: "screenspec.yaml", text: "architecture: \(architecture)\n")]
        if let document {
            files.append(RuleDescription.Example.File(path: "Specs/team.architecture.yaml", text: document))
        }
        return RuleDescription.Example(files + [RuleDescription.Example.File(path: "Example.swift", text: text)])
    }

    /// Several files of hand-written Swift.
    static func swift(_ files: [(path: String, text: String)], architecture: String) -> RuleDescription.Example {
        let project = RuleDescription.Example.File(path: "screenspec.yaml", text: "architecture: \(architecture)\n")
        return RuleDescription.Example(
            [project] + files.map { RuleDescription.Example.File(path: $0.path, text: $0.text) }
        )
    }

    /// A spec and one file of hand-written Swift.
    static func spec(_ spec: String, with swift: String) -> RuleDescription.Example {
        RuleDescription.Example([
            RuleDescription.Example.File(path: "Specs/Example.screen.yaml", text: spec),
            RuleDescription.Example.File(path: "Example.swift", text: swift),
        ])
    }
}
