import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// What a view shows is a value.
package enum ViewModelIsValue {
    package static let description = RuleDescription.viewModelIsValue

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let classes = subject.analysis(ViewModels.self).all.filter { model in
            model.type.isReference && !model.isTakenAsItIs && subject.code.subclasses(of: model.type.id).isEmpty
                && !tellsOfChanges(model.type, subject.code)
        }
        return classes.map { model in
            let name = subject.code.qualifiedName(of: model.type.id)
            let reason = canChange(model.type) ? ", so that it can change without the view being told" : ""
            return description.finding(
                at: model.type.declaration.nameRange,
                "'\(name)', \(model.description), is a class\(reason).",
                help: ["Make it a struct."],
                notes: model.declared.map { [Diagnostic.Note(at: $0, "The spec declares it here, as a value.")] } ?? [],
                subject: subject.subject(model.type)
            )
        }
    }

    /// Whether whoever shows an object can hear of its changes from itself, which a struct has no way to do.
    private static func tellsOfChanges(_ type: CodeType, _ code: CodeIndex) -> Bool {
        code.conforms(type.id, toProtocolNamed: "ObservableObject")
            || code.classes(from: type.id).contains { ancestor in
                code[ancestor].declaration.attributes.contains("Observable")
                    || code[ancestor].members.contains { $0.attributes.contains("Published") }
            }
    }

    /// Whether an object has anything that can be set.
    private static func canChange(_ type: CodeType) -> Bool {
        type.members.contains { $0.kind == .storedProperty && !$0.isTypeMember && !$0.isConstant }
    }
}
