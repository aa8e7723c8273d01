import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Where the subviews of a view come from, beside what its spec says.
extension MismatchedProperty {
    /// A view whose subviews come from Interface Builder has outlets, and one that makes them has none.
    static func layout(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let declaration = view.component.declaration
        let place = declaration.name.range
        guard view.component.owns(place) else { return [] }
        let names = Set(declaration.subviews.map(\.name.text))
        let found = subject.code.inheritedMembers(of: view.type).filter {
            $0.kind == .storedProperty && names.contains($0.baseName)
        }
        guard !found.isEmpty else { return [] }
        let outlet = found.first { $0.attributes.contains("IBOutlet") }
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.layout, place, outcome)]
        }
        func differs(_ message: String, at range: SourceRange) -> [Comparison<Diagnostic>] {
            let fixes = ContractFixes(subject).changingLayout(declaration, of: found)
            let difference = MemberDifference(message: message, place: range, fixes: fixes)
            return compared(.differs(finding(difference, at: place, view.type, "layout", subject)))
        }
        switch declaration.layout {
        case .code:
            // Where it is left out, nothing is said of it.
            guard subject.isWritten("layout", for: place) else { return [] }
            guard let outlet else { return compared(.held(found[0].nameRange)) }
            return differs("'\(outlet.baseName)' is an outlet, and the spec says 'layout: code'.", at: outlet.nameRange)
        case .interfaceBuilder:
            if let outlet { return compared(.held(outlet.nameRange)) }
            guard subject.rootViews.views(of: view.type.id).isEmpty else { return compared(.open(.otherKind)) }
            let message = "'\(view.type.name)' has no outlets, and the spec says 'layout: interfaceBuilder'."
            return differs(message, at: view.type.declaration.nameRange)
        }
    }
}
