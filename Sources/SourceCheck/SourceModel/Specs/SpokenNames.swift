import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// What the code of some types says, by name alone: whether it says it to the right one is another rule's matter.
struct SpokenNames {
    private let declarations: [DeclarationFact]
    /// The fingerprints of the methods whose calls by the types themselves do not count.
    private let own: Set<UInt64>
    /// The fingerprints of all names.
    private let names: Set<UInt64>
    /// Whether something is told what a string names: `router.perform(NSSelectorFromString("routeTo\(scene)"))`.
    private let isToldByStrings: Bool

    /// Whatever stands in a path, is selected, or is named by an expression of the types' members.
    ///
    /// - Parameters:
    ///   - areOthersAddressed: Whether what the types tell themselves does not count, by methods that they have of that name.
    ///   - doSettingsCount: Whether what is set is said, as a property of a presenter is, and a closure is not.
    init(of types: [CodeType], areOthersAddressed: Bool = false, doSettingsCount: Bool = true) {
        var names: Set<UInt64> = []
        let declarations = types.flatMap(\.declarations)
        let own =
            areOthersAddressed
            ? Set(declarations.flatMap(\.members).filter { $0.kind == .method }.map(\.baseName.fingerprint)) : []
        for declaration in declarations {
            for use in declaration.uses {
                let isOwn =
                    !own.isEmpty && use.isOfItself
                    && use.components.first.map { own.contains($0.name.fingerprint) } == true
                let components = isOwn ? use.components.dropFirst() : use.components
                for component in doSettingsCount ? components : use.saying(components) {
                    names.insert(component.name.fingerprint)
                }
            }
            for value in declaration.allMembers.flatMap(\.calls).flatMap(\.arguments)
            where value.kind == .selector || value.kind == .implicitMember {
                if let text = value.text { names.insert(text.baseFingerprint) }
            }
        }
        (self.declarations, self.own, self.names) = (declarations, own, names)
        let perform = NameFingerprint.of("perform")
        isToldByStrings =
            names.contains(perform)
            && ["NSSelectorFromString", "Selector"].contains { names.contains(NameFingerprint.of($0)) }
    }

    /// Whether a message is among them. Of several that share a name, each needs a call with its own labels: those of a delegate
    /// often start with the same ones, the sender's.
    func contains(_ message: FunctionRequirement, isOverloaded: Bool) -> Bool {
        guard contains(message.name) else { return isToldByStrings }
        guard isOverloaded else { return true }
        let isOwn = own.contains(NameFingerprint.of(message.name))
        let calls = declarations.flatMap(\.allMembers).flatMap(\.calls).filter { call in
            call.name == message.name
                && !(isOwn && call.calledPath.count == 1 && call.callee.isOfItself)
        }
        return calls.isEmpty || calls.contains { $0.fits(message) }
    }

    func contains(_ name: String) -> Bool {
        names.contains(NameFingerprint.of(name))
    }
}

extension UseFact {
    /// Those of some names of the path that say something of what a property holds: not what is set, nor a parameter that is called like it.
    fileprivate func saying(_ components: FactRows<ComponentFact>) -> FactRows<ComponentFact> {
        if role == .assigned { return components.dropLast() }
        return local?.kind == .parameter ? components.dropFirst() : components
    }
}

extension CallFact {
    /// Whether the arguments are those of a message, of which closures behind the parentheses come last.
    func fits(_ message: FunctionRequirement) -> Bool {
        let (labels, written) = (message.parameters.map { $0.label ?? "_" }, writtenLabels)
        return labels.count == written.count + arguments.count(where: \.isTrailingClosure)
            && labels.starts(with: written)
    }
}

extension FactText {
    /// That of `save` for `save(_:)`.
    fileprivate var baseFingerprint: UInt64 {
        NameFingerprint.of(String(string.prefix { $0 != "(" }))
    }
}

extension UseFact {
    /// Whether it starts at a member of the object itself.
    fileprivate var isOfItself: Bool { root == .self || root == .super || root == .name }
}

extension CodeSubject {
    /// What classes say, with what those above them say for them, and those below in their place.
    func names(spokenBy types: [CodeType], areOthersAddressed: Bool = false) -> SpokenNames {
        let family = types.flatMap { code.classes(from: $0.id) + code.subclasses(of: $0.id) }
        return SpokenNames(of: Set(family).map { code[$0] }, areOthersAddressed: areOthersAddressed)
    }

    /// What views and their parts say by closures that they hold.
    func names(spokenByClosuresOf types: [CodeType]) -> SpokenNames {
        let family = (types + types.flatMap(viewParts)).flatMap {
            code.classes(from: $0.id) + code.subclasses(of: $0.id)
        }
        return SpokenNames(of: Set(family).map { code[$0] }, doSettingsCount: false)
    }

    /// What views and their parts say.
    func names(spokenByViews types: [CodeType]) -> SpokenNames {
        names(spokenBy: types + types.flatMap(viewParts))
    }

    /// The views and view controllers of the project that a view holds in properties or as its root view, and those that
    /// they hold.
    func viewParts(of type: CodeType) -> [CodeType] {
        var seen: Set<TypeID> = [type.id]
        var waiting = [type]
        var parts: [CodeType] = []
        while let next = waiting.popLast() {
            let held = code.inheritedMembers(of: next).filter { $0.kind == .storedProperty && !$0.isTypeMember }
                .compactMap { code.type(of: $0).projectType }
            for id in held + rootViews.views(of: next.id)
            where (code.isView(id) || code.isViewController(id)) && seen.insert(id).inserted {
                parts.append(code[id])
                waiting.append(code[id])
            }
        }
        return parts
    }
}
