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
        guard code.platformClass(of: view.type.id) != nil || chain.count > 1,
            chain.allSatisfy({ code.ancestry.unknownNames(of: $0).isEmpty && code.hasNoNamesake($0) }),
            code.superclass(of: view.type.id) != nil
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

    /// A view whose subviews come from Interface Builder has outlets.
    static func layout(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let declaration = view.component.declaration
        guard declaration.layout == .interfaceBuilder else { return [] }
        let place = declaration.name.range
        let names = Set(declaration.subviews.map(\.name.text))
        let found = subject.code.inheritedMembers(of: view.type).filter {
            $0.kind == .storedProperty && names.contains($0.baseName.string)
        }
        guard !found.isEmpty else { return [] }
        if let outlet = found.first(where: { $0.attributes.contains("IBOutlet") }) {
            return [Comparison(.layout, place, .held(outlet.nameRange))]
        }
        guard subject.rootViews.views(of: view.type.id).isEmpty else {
            return [Comparison(.layout, place, .open(.otherKind))]
        }
        let difference = MemberDifference(
            message: "'\(view.type.name)' has no outlets, and the spec says 'layout: interfaceBuilder'.",
            place: view.type.declaration.nameRange
        )
        return [Comparison(.layout, place, .differs(finding(difference, at: place, view.type, "layout", subject)))]
    }
}
