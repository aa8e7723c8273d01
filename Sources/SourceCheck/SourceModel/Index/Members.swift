import SystemTypes
import SourceFacts
import ScreenSpecDiagnostics

/// Members of types, found through extensions, superclasses and protocols.
extension CodeIndex {
    /// The first member of that base name: of the type, its extensions, classes above it, then protocols and theirs.
    package func member(_ name: String, of type: NamedType) -> MemberFact? {
        type.firstOfCandidates { member(name, of: $0) }
    }

    func member(_ name: FactText, of type: NamedType) -> MemberFact? {
        type.firstOfCandidates { member(name, of: $0) }
    }

    package func member(_ name: String, of id: TypeID) -> MemberFact? {
        member(of: id, NameFingerprint.of(name)) { $0 == name }
    }

    func member(_ name: FactText, of id: TypeID) -> MemberFact? {
        member(of: id, name.fingerprint) { $0 == name }
    }

    private func member(of id: TypeID, _ fingerprint: UInt64, where isName: (FactText) -> Bool) -> MemberFact? {
        var next: TypeID? = id
        var steps = 0
        // Classes may inherit from themselves where code is wrong.
        while let type = next, steps < Self.inheritanceLimit {
            if let found = self[type].member(fingerprint, where: isName) { return found }
            next = ancestry.superclass(of: type).projectType
            steps += 1
        }
        for stated in protocols(of: id) {
            let found = stated.firstOfCandidates { self[$0].member(fingerprint, where: isName) }
            if let found { return found }
        }
        guard self[id].kind == .typealias else { return nil }
        for part in parts(ofAlias: id) where self[part].kind != .typealias {
            if let found = member(of: part, fingerprint, where: isName) { return found }
        }
        return nil
    }

    /// The members of a class and of the classes of the project above it.
    func inheritedMembers(of type: CodeType) -> [MemberFact] {
        classes(from: type.id).flatMap { self[$0].members }
    }

    /// Far above the number of classes that inherit from one another anywhere.
    private static let inheritanceLimit = 100

    /// Whether a type has such a member; `nil` where an ancestor that nobody knows may have it.
    package func hasMember(_ name: String, _ type: NamedType) -> Bool? {
        switch type {
        case .platform(let platform): return SystemTypes.member(name, of: platform.name) != nil
        case .unknown: return nil
        case .project, .ambiguous: break
        }
        if member(name, of: type) != nil { return true }
        for candidate in type.candidates {
            if let platform = platformClass(of: candidate), SystemTypes.member(name, of: platform.name) != nil {
                return true
            }
            for stated in protocols(of: candidate) {
                guard case .platform(let platform) = stated else { continue }
                if SystemTypes.member(name, of: platform.name) != nil { return true }
            }
        }
        let unknown = type.candidates.flatMap { unknownAncestors(of: $0) }.map { externalMembers(of: $0) }
        if unknown.contains(where: { $0?.contains(name) == true }) { return true }
        return unknown.contains(nil) ? nil : false
    }

    /// The type that a property or function has: from its annotation, or from what its initial value spells or calls.
    package func type(of member: MemberFact) -> NamedType {
        if let type = member.type { return lookup(type, in: member) }
        return member.value.map { type(of: $0, in: member) } ?? .unknown
    }

    /// The type of an expression where it can be read off: a construction, a cast, a call of a function, a property.
    package func type(of value: ValueFact, in member: MemberFact, depth: Int = 0) -> NamedType {
        if let type = value.type {
            let made = lookup(type, in: member)
            return value.kind == .chainedConstruction ? result(of: value, from: made) : made
        }
        if value.kind == .self { return ownerType(of: member) }
        guard depth < 4, let use = value.use, value.kind == .path || value.kind == .call else { return .unknown }
        if value.kind == .call, let call = value.call, call.calledPath.count != use.components.count { return .unknown }
        let path = use.components.count
        if value.kind == .call, path > 1, Self.configuring.contains(use.components.last?.name) {
            return type(of: use, upTo: path - 1, in: member, depth: depth + 1)
        }
        return type(of: use, in: member, depth: depth + 1)
    }

    /// What the methods behind `MainBuilder().build()` give back; those that no type of the project has may give back what they are
    /// called on.
    private func result(of value: ValueFact, from made: NamedType) -> NamedType {
        guard let call = value.call else { return made }
        let methods = call.calledPath.drop { $0.startsUppercase }.drop { $0.name == "init" }
        return methods.reduce(made) { type, method in
            if Self.configuring.contains(method.name) { return type }
            guard let declared = self.member(method.name, of: type) else { return type }
            guard let result = declared.type?.stripped else { return .unknown }
            if result.name == "Self" { return type }
            return result.kind == .named ? lookup(result, in: declared) : .unknown
        }
    }

    /// Methods that give an object to a closure which sets it up, and hand it out again: `makeLabel().then { $0.text = "…" }`.
    static let configuring: Set<String> = ["then", "apply", "with", "configure", "configured", "also", "do"]

    /// The type of what a path leads to, followed name by name through the members of the project.
    ///
    /// - Parameter count: How many of its names count; `nil` for all.
    package func type(of use: UseFact, upTo count: Int? = nil, in member: MemberFact, depth: Int = 0) -> NamedType {
        var components = use.components[...]
        if let count { components = components.dropLast(components.count - count) }
        // What a subscript hands out is not what has it.
        if components.first?.isSubscripted == true { return .unknown }
        var current: NamedType
        switch use.root {
        case .self, .selfType: current = ownerType(of: member)
        case .super: current = ownerType(of: member).projectType.map { ancestry.superclass(of: $0) } ?? .unknown
        case .local:
            guard let local = use.local, !components.isEmpty else { return .unknown }
            components = components.dropFirst()
            current = type(of: local, in: member, depth: depth)
        case .name:
            guard let first = components.first else { return .unknown }
            components = components.dropFirst()
            current = type(ofName: first, in: member, depth: depth)
        case .expression:
            guard let cast = use.castType else { return .unknown }
            current = lookup(cast, in: member)
        case .implicit, .closureArgument, .keyPath: return .unknown
        }
        for component in components {
            guard !component.isSubscripted else { return .unknown }
            current = step(component.name, from: current, depth: depth)
            if current == .unknown { return .unknown }
        }
        return current
    }

    /// The type that has a member, be it by an extension.
    package func owner(of member: MemberFact) -> CodeType? { member.owner.flatMap { type(of: $0) } }

    func ownerType(of member: MemberFact) -> NamedType { owner(of: member).map { .project($0.id) } ?? .unknown }

    /// The type of what a name of a path belongs to: for the first one, that of the code itself.
    func holder(ofName position: Int, of use: UseFact, in member: MemberFact) -> NamedType {
        position == 0 ? ownerType(of: member) : type(of: use, upTo: position, in: member)
    }

    /// The type of what a call asks: of `presenter.save()` the presenter's.
    func receiver(of call: CallFact, in member: MemberFact) -> NamedType {
        type(of: call.callee, upTo: call.calledPath.count - 1, in: member)
    }

    func type(of local: LocalFact, in member: MemberFact, depth: Int) -> NamedType {
        if let type = local.type { return lookup(type, in: member) }
        guard local.kind != .pattern, let value = local.value, depth < 4 else { return .unknown }
        return type(of: value, in: member, depth: depth + 1)
    }

    func type(ofName component: ComponentFact, in member: MemberFact, depth: Int) -> NamedType {
        let name = component.name
        let found = step(name, from: ownerType(of: member), depth: depth)
        if found != .unknown { return found }
        return component.startsUppercase ? lookup(name: name, in: member) : .unknown
    }

    /// One name further: the type of a member, or a nested type.
    func step(_ name: FactText, from type: NamedType, depth: Int) -> NamedType {
        switch type {
        case .project(let id):
            if let member = self.member(name, of: id) {
                if member.type == nil, depth >= 4 { return .unknown }
                if let type = member.type {
                    if isOwnType(type) { return .project(id) }
                    if let argument = argument(for: type, of: member, in: id) { return argument }
                    // A collection's type is not that of its elements, and neither is a closure's that of its result.
                    return type.stripped.kind == .named ? lookup(type, in: member) : .unknown
                }
                return member.value.map { self.type(of: $0, in: member, depth: depth + 1) } ?? .unknown
            }
            if let number = table.names.number(of: name),
                let inner = table.nestedTypes(named: number, in: id).first
            {
                return .project(inner)
            }
            if let platform = platformClass(of: id) {
                return mayInherit(name, id) ? platformMember(name, of: platform) : .unknown
            }
            return platformClass(refinedBy: id).map { platformMember(name, of: $0) } ?? .unknown
        case .platform(let platform): return platformMember(name, of: platform)
        case .ambiguous, .unknown: return .unknown
        }
    }

    /// Whether it is `Self`, be it optional: what it stands for depends on what the member is asked of, not on who declares it.
    private func isOwnType(_ type: TypeFact) -> Bool {
        let type = type.stripped
        return type.kind == .named && type.base == nil && type.name == "Self"
    }

    /// An app takes the same few steps all over.
    private func platformMember(_ name: FactText, of platform: PlatformType) -> NamedType {
        platformSteps(PlatformStep(type: platform, name: name.fingerprint)) {
            platformMember(name.string, of: platform)
        }
    }

    private func platformMember(_ name: String, of platform: PlatformType) -> NamedType {
        // Types start with a capital letter, and nearly all that is asked for are properties.
        if Self.startsUppercase(name), let type = PlatformType(named: "\(platform.name).\(name)") {
            return .platform(type)
        }
        guard var type = SystemTypes.member(name, of: platform.name)?.type else { return .unknown }
        if type == "Self" { return .platform(platform) }
        while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
        return PlatformType(named: type).map { .platform($0) } ?? .unknown
    }

    private static func startsUppercase(_ name: String) -> Bool {
        name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    }
}

/// A member of a type of the platform, by the fingerprint of its name.
struct PlatformStep: Hashable, Sendable {
    let type: PlatformType
    let name: UInt64
}
