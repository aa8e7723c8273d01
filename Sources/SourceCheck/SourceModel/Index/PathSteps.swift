import SourceFacts
import ScreenSpecDiagnostics

extension CodeIndex {
    /// The type after each name of a path, for as long as they are known; the names behind are left out.
    func types(along use: UseFact, in member: MemberFact) -> ArraySlice<NamedType> {
        var steps = PathSteps(self)
        return steps.types(along: use, in: member)
    }
}

/// Follows paths through the members of types, and remembers where their names lead.
///
/// The code of a type takes the same few steps all over, and that of others takes many of them too. Whoever goes through much code
/// keeps one of these to itself, so that to remember takes no lock.
struct PathSteps {
    private let index: CodeIndex
    private var steps: [Step: NamedType] = [:]
    private var locals: [Local: NamedType] = [:]
    private var owner: Owner?
    /// Of the last path and, behind its own, of longer ones before it: nobody keeps the types of a path for long, and to write
    /// over them is quicker than to empty the array.
    private var types: [NamedType] = []

    private struct Step: Hashable {
        let type: NamedType
        /// The fingerprint of the name that leads on from it.
        let name: UInt64
    }

    private struct Local: Hashable {
        let file: FileID
        let number: Int
    }

    /// The type in which the member stands whose paths are followed.
    private struct Owner {
        let file: FileID
        let member: Int
        let type: NamedType
    }

    init(_ index: CodeIndex) {
        self.index = index
    }

    /// The type after each name of a path, for as long as they are known; the names behind are left out.
    ///
    /// - Parameter endsAtPlatform: Whether the first type of the platform is the last that is of interest: nothing leads from
    ///   there back to the project.
    mutating func types(
        along use: UseFact,
        in member: MemberFact,
        endsAtPlatform: Bool = false
    ) -> ArraySlice<NamedType> {
        let components = use.components
        guard let first = components.first, !first.isSubscripted, var current = start(of: use, first, in: member)
        else { return [] }
        var count = 0
        for component in components.dropFirst() {
            if current == .unknown { return types[..<count] }
            note(current, &count)
            if endsAtPlatform, case .platform = current { return types[..<count] }
            current = component.isSubscripted ? .unknown : step(component.name, from: current)
        }
        if current != .unknown { note(current, &count) }
        return types[..<count]
    }

    private mutating func note(_ type: NamedType, _ count: inout Int) {
        if count < types.count { types[count] = type } else { types.append(type) }
        count += 1
    }

    /// The type of the first name of a path.
    private mutating func start(of use: UseFact, _ first: ComponentFact, in member: MemberFact) -> NamedType? {
        switch use.root {
        case .self, .super, .selfType: return step(first.name, from: ownerType(of: member))
        case .local: return use.local.map { type(of: $0, in: member) }
        case .name:
            let found = step(first.name, from: ownerType(of: member))
            guard found == .unknown, first.startsUppercase else { return found }
            return index.lookup(name: first.name, in: member)
        case .expression: return use.castType.map { step(first.name, from: index.lookup($0, in: member)) }
        case .implicit, .closureArgument, .keyPath: return nil
        }
    }

    private mutating func ownerType(of member: MemberFact) -> NamedType {
        let file = member.facts.file
        if let owner, owner.member == member.index, owner.file == file { return owner.type }
        let type = index.ownerType(of: member)
        owner = Owner(file: file, member: member.index, type: type)
        return type
    }

    private mutating func step(_ name: FactText, from type: NamedType) -> NamedType {
        switch type {
        // Of several types, nobody knows what leads on.
        case .ambiguous, .unknown: return .unknown
        case .project, .platform: break
        }
        let step = Step(type: type, name: name.fingerprint)
        if let known = steps[step] { return known }
        let found = index.step(name, from: type, depth: 0)
        steps[step] = found
        return found
    }

    private mutating func type(of local: LocalFact, in member: MemberFact) -> NamedType {
        // Most say nothing about it.
        if local.type == nil, local.kind == .pattern || local.value == nil { return .unknown }
        let key = Local(file: local.facts.file, number: local.index)
        if let known = locals[key] { return known }
        let found = index.type(of: local, in: member, depth: 0)
        locals[key] = found
        return found
    }
}
