import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// A view has no subviews that its spec does not list.
package enum UndeclaredSubview {
    package static let description = RuleDescription.undeclaredSubview

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        let loose = subject.analysis(LooseViews.self)
        return SpecView.all(in: subject).flatMap { view -> [Diagnostic] in
            let declared = Set(view.component.declaration.subviews.map(\.name.text))
            return view.type.members.compactMap { member in
                guard member.kind == .storedProperty, !member.isTypeMember, !declared.contains(member.baseName),
                    subject.code.isView(subject.code.type(of: member)), !view.type.remembersGivenView(member),
                    !loose.contains(member)
                else { return nil }
                let name = member.baseName.string
                return description.finding(
                    at: member.nameRange,
                    "'\(name)' of '\(view.type.name)' is a subview that \(view.specName) does not declare.",
                    help: ["Add it under 'subviews'."],
                    notes: [
                        Diagnostic.Note(
                            at: view.component.declaration.name.range,
                            "The spec of '\(view.component.name)' is here."
                        )
                    ],
                    subject: subject.subject(view.type, name)
                )
            }
        }
    }
}
