import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// Nobody edits what the compiler writes.
package enum GeneratedCodeEdited {
    package static let description = RuleDescription.generatedCodeEdited

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.code.files.compactMap { file in
            guard file.facts.isGeneratedAndEdited else { return nil }
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            return description.finding(
                at: SourceRange(file: file.facts.file, lower: 0, upper: 0),
                "'\(name)' is generated and was changed by hand.",
                help: [
                    "Move the change to the spec or to a file of your own, then run 'screenspec compile --force'."
                ],
                notes: spec(behind: name, subject).map { [Diagnostic.Note(at: $0, "It is made from this spec.")] }
                    ?? [],
                subject: Subject(name)
            )
        }
    }

    /// The first declaration of the spec that a generated file is named after: `Login.screen.swift` of `Login.screen.yaml`.
    private static func spec(behind name: String, _ subject: CodeSubject) -> SourceRange? {
        let stem = String(name.dropLast(".swift".count))
        let file = subject.specs.programs.lazy.flatMap(\.files).first { file in
            file.path.split(separator: "/").last.map { $0 == "\(stem).yaml" } ?? false
        }
        return file?.documents.lazy.compactMap(\.component).first?.declaration.name.range
    }
}
