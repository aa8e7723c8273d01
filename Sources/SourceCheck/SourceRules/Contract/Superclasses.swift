import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules
import SystemTypes

/// The superclasses of views, and of the roles of an architecture that names them.
extension MismatchedProperty {
    static func superclass(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        guard let inherits = view.component.declaration.inherits, view.component.owns(inherits.range) else { return [] }
        return superclass(of: view.type, inherits, subject)
    }

    /// What the architectures that specs write say of all classes that play a role, where the document of one says nothing else.
    static func superclassesOfRoles(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            guard let architecture = component.vocabulary?.architecture, component.declaration.isScreen else {
                return []
            }
            return component.component.roles.flatMap { player -> [Comparison<Diagnostic>] in
                guard let role = architecture.role(player.role), let inherits = role.inherits,
                    role.isView != true || component.declaration.inherits == nil,
                    subject.specText(at: inherits.range) != nil, let name = player.type,
                    case .success(let type) = subject.onlyType(called: name, of: component)
                else { return [] }
                return superclass(of: type, inherits, subject)
            }
        }
    }

    private static func superclass(of type: CodeType, _ inherits: TypeReference, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        guard type.isClass else { return [] }
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.superclass, inherits.range, outcome)]
        }
        guard let stated = type.declaration.inheritedTypes.first else { return compared(.open(.absent)) }
        let code = subject.code
        let (actual, expected) = (stated.type.text, inherits.type.description)
        func differs() -> [Comparison<Diagnostic>] {
            let difference = MemberDifference(
                message: "'\(type.name)' inherits '\(actual)', and the spec says '\(expected)'.",
                place: stated.range,
                fixes: [
                    Diagnostic.Fix("Inherit '\(expected)'", at: stated.range, with: expected),
                    ContractFixes(subject).respelling(inherits.range, as: actual),
                ]
            )
            return compared(.differs(finding(difference, at: inherits.range, type, "inherits", subject)))
        }
        let reader = SpecTypeReader(code)
        let wanted = reader.meaning(of: inherits.type)
        let chain = code.classes(from: type.id)
        // The class itself may have other arguments.
        if CodeTypeReader(code).meaning(of: stated.type, inheritedBy: type.declaration).hasOtherArguments(than: wanted)
        {
            return differs()
        }
        let isMet: Bool
        switch wanted {
        case .named(.project(let id), _) where code[id].isClass: isMet = chain.contains(id)
        case .named(.platform(let name), _): isMet = code.inherits(type.id, from: name)
        case .named(.foreign(let name), _) where code.inherits(type.id, fromClassNamed: name): isMet = true
        case .named(.foreign, _) where code.platformClass(of: type.id) != nil: isMet = false
        default: return compared(.open(reader.obstacle(to: inherits.type)))
        }
        guard !isMet else { return compared(.held(stated.range)) }
        // Between a class that nobody knows and one of UIKit stands none that is not below the latter.
        if case .named(.platform(let name), _) = wanted, let known = code.platformClass(of: type.id),
            PlatformType(named: name)?.isSubclass(of: known.name) == false
        {
            return differs()
        }
        // Above a class that several types may be, or that nobody knows, stands whatever it likes.
        let isKnown = chain.allSatisfy { code.ancestry.unknownNames(of: $0).isEmpty }
        guard code.ancestry.platformClasses[type.id.index] != nil || chain.count > 1 && isKnown,
            chain.allSatisfy(code.hasNoNamesake), code.superclass(of: type.id) != nil
        else { return compared(.open(.inherited)) }
        return differs()
    }
}

extension MeantType {
    /// Whether both are one type with arguments that surely differ.
    fileprivate func hasOtherArguments(than other: MeantType) -> Bool {
        guard case .named(let name, _) = self, case .named(name, _) = other else { return false }
        return differs(from: other)
    }
}
