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
                notes: [model.declared.map { Diagnostic.Note(at: $0, "The spec declares it here, as a value.") }],
                subject: subject.subject(model.type)
            )
        }
    }

    /// Whether whoever shows an object can hear of its changes from itself, which a struct has no way to do.
    private static func tellsOfChanges(_ type: CodeType, _ code: CodeIndex) -> Bool {
        code.conforms(type.id, toProtocolNamed: "ObservableObject")
            || code.classes(from: type.id).contains { ancestor in
                code[ancestor].declaration.attributes.contains("Observable")
                    || code[ancestor].members.contains { $0.attributes.contains("Published") || isBox($0, code) }
            }
    }

    /// Whether a property holds what others listen to: a closure, or an `Observable<State>` of the team's own, a class that is
    /// generic and keeps closures.
    private static func isBox(_ member: MemberFact, _ code: CodeIndex) -> Bool {
        guard member.kind == .storedProperty, !member.isTypeMember else { return false }
        if member.type.map({ keepsFunction($0, code, in: member) }) ?? false { return true }
        return code.type(of: member).candidates.contains { held in
            code.classes(from: held).contains { box in
                !code[box].declaration.genericParameters.isEmpty && code[box].isReference
                    && code[box].members.contains { inner in
                        inner.kind == .storedProperty && !inner.isTypeMember
                            && inner.type.map { keepsFunction($0, code, in: inner) } ?? false
                    }
            }
        }
    }

    /// Whether a type is made of functions, be it by an alias: `[(Value) -> Void]`, `Listener?`.
    private static func keepsFunction(_ type: TypeFact, _ code: CodeIndex, in member: MemberFact) -> Bool {
        type.subtree.contains { part in
            if part.kind == .function { return true }
            guard part.kind == .named else { return false }
            return code.lookup(part, in: member).candidates.contains { id in
                code[id].declaration.aliasedType?.subtree.contains { $0.kind == .function } ?? false
            }
        }
    }

    /// Whether an object has anything that can be set.
    private static func canChange(_ type: CodeType) -> Bool {
        type.members.contains { $0.kind == .storedProperty && !$0.isTypeMember && !$0.isConstant }
    }
}
