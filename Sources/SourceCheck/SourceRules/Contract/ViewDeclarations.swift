import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What the class of a view is, beside what its spec says.
extension MismatchedProperty {
    static func superclass(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        guard let inherits = view.component.declaration.inherits, view.component.owns(inherits.range),
            view.type.isClass
        else { return [] }
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.superclass, inherits.range, outcome)]
        }
        guard let stated = view.type.declaration.inheritedTypes.first else { return compared(.open(.absent)) }
        let code = subject.code
        let reader = SpecTypeReader(code)
        let isMet: Bool
        switch reader.meaning(of: inherits.type) {
        case .named(.project(let id), _) where code[id].isClass: isMet = code.classes(from: view.type.id).contains(id)
        case .named(.platform(let name), _): isMet = code.inherits(view.type.id, from: name)
        default: return compared(.open(reader.obstacle(to: inherits.type)))
        }
        guard !isMet else { return compared(.held(stated.range)) }
        let chain = code.classes(from: view.type.id)
        // Above a class that several types may be, or that nobody knows, stands whatever it likes.
        let isKnown = chain.allSatisfy { code.ancestry.unknownNames(of: $0).isEmpty }
        guard code.platformClass(of: view.type.id) != nil || chain.count > 1 && isKnown,
            chain.allSatisfy(code.hasNoNamesake), code.superclass(of: view.type.id) != nil
        else { return compared(.open(.inherited)) }
        let (actual, expected) = (stated.type.text, inherits.type.description)
        let difference = MemberDifference(
            message: "'\(view.type.name)' inherits '\(actual)', and the spec says '\(expected)'.",
            place: stated.range,
            fixes: [
                Diagnostic.Fix("Inherit '\(expected)'", at: stated.range, with: expected),
                Diagnostic.Fix("Change the spec to '\(actual)'", at: inherits.range, with: actual),
            ]
        )
        return compared(.differs(finding(difference, at: inherits.range, view.type, "inherits", subject)))
    }

    /// A view whose subviews come from Interface Builder has outlets, and one that makes them has none.
    static func layout(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let declaration = view.component.declaration
        let place = declaration.name.range
        guard view.component.owns(place) else { return [] }
        let names = Set(declaration.subviews.map(\.name.text))
        let found = subject.code.inheritedMembers(of: view.type).filter {
            $0.kind == .storedProperty && names.contains($0.baseName.string)
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
