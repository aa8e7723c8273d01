import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceFacts

/// Where code reaches members through objects, by their names and by the types of those objects.
///
/// Most words are those of several members. One that is reached through an object of another type, which has a member of that name,
/// is no use of this one.
struct MemberUses: Sendable {
    /// Where some of the files that mention a name use it.
    struct Question: Hashable {
        /// The fingerprint of the name.
        let name: UInt64
        /// The indices of files.
        let files: [Int]
    }

    /// The uses of one name.
    struct Uses {
        /// Through what nobody knows the type of.
        var unknown: [SourceRange] = []
        var byType: [TypeID: [SourceRange]] = [:]

        mutating func add(_ others: Uses) {
            if byType.isEmpty, unknown.isEmpty {
                self = others
                return
            }
            unknown += others.unknown
            byType.merge(others.byType, uniquingKeysWith: +)
        }

        mutating func add(_ place: SourceRange, of types: [TypeID]) {
            for type in types { byType[type, default: []].append(place) }
        }
    }

    private let code: CodeIndex
    private let mentions: NameMentions
    private let uses = Memo<UInt64, Uses>()

    init(_ code: CodeIndex, _ mentions: NameMentions) {
        self.code = code
        self.mentions = mentions
    }

    /// Whether code beside the type, tests and what other tools generate left out, names a member of it or of a class below it.
    ///
    /// - Parameter isCertain: Whether an object that nobody knows the type of counts only where a type is named that it may be of.
    func contain(_ member: MemberFact, beyond type: CodeType, isCertain: Bool = false) -> Bool {
        let name = member.baseName
        let files = mentions.files(mentioning: name)
        if files.isEmpty { return false }
        let found = uses(name.fingerprint) { find(name, in: files) }
        let own = type.declarations.map(\.range)
        let isBeyond: (SourceRange) -> Bool = { place in !own.contains { $0.contains(place) } }
        let unknown = found.unknown.filter(isBeyond)
        if !unknown.isEmpty, !isCertain || isNamed(type, having: name, in: Set(unknown.map(\.file))) {
            return true
        }
        return ([type.id] + code.subclasses(of: type.id)).contains { id in
            found.byType[id]?.contains(where: isBeyond) ?? false
        }
    }

    /// Whether some of the files name a type, one below it, or a class above it or a protocol of it that has the member as well.
    private func isNamed(_ type: CodeType, having name: FactText, in files: Set<FileID>) -> Bool {
        let above = code.classes(from: type.id).dropFirst() + code.protocols(of: type.id).compactMap(\.projectType)
        let others = above.filter { code[$0].members.contains { $0.baseName == name } }
        let all = [type.id] + code.subclasses(of: type.id) + others
        let names = Set(all.map { code[$0].declaration.name.fingerprint })
        return files.contains { file in
            guard let facts = code.file(file)?.facts else { return false }
            return names.contains(where: facts.contains(textWith:))
        }
    }

    /// Files that stand beside one another are looked through together, and again only where one of them has changed.
    private func find(_ name: FactText, in files: [Int]) -> Uses {
        var found = Uses()
        var rest = files[...]
        while let first = rest.first {
            let part = rest.prefix { $0 / Self.filesPerPart == first / Self.filesPerPart }
            let question = Question(name: name.fingerprint, files: Array(part))
            found.add(code.kept.uses(question, in: code) { UseFinder(code: $0).find(name, in: question.files) })
            rest = rest[part.endIndex...]
        }
        return found
    }

    private static let filesPerPart = 64
}

private struct UseFinder {
    let code: CodeIndex

    func find(_ name: FactText, in files: [Int]) -> MemberUses.Uses {
        var found = MemberUses.Uses()
        for file in files {
            for use in code.uses(naming: name, inFile: file) {
                for (position, component) in use.components.enumerated() where component.name == name {
                    switch holder(beforeName: position, name, of: use) {
                    case .unknown: found.unknown.append(component.range)
                    case .types(let types): found.add(component.range, of: types)
                    case .other: break
                    }
                }
            }
        }
        return found
    }

    /// Through what a name is reached.
    private enum Holder {
        case types([TypeID])
        /// It is no member of a type of the project.
        case other
        case unknown
    }

    private func holder(beforeName position: Int, _ name: FactText, of use: UseFact) -> Holder {
        guard let member = use.member else { return position == 0 && use.root != .keyPath ? .other : .unknown }
        if position == 0 {
            switch use.root {
            case .self, .super, .selfType, .name:
                return .types(code.ownerType(of: member).candidates + constraints(ofSelfIn: member))
            case .local, .implicit: return .other
            case .closureArgument, .keyPath: return .unknown
            case .expression:
                return use.castType.map { holder(code.lookup($0, in: member), of: name) } ?? .unknown
            }
        }
        return holder(code.type(of: use, upTo: position, in: member), of: name)
    }

    /// What `self` is in an extension of a protocol: `extension Themed where Self: HomeViewController`.
    private func constraints(ofSelfIn member: MemberFact) -> [TypeID] {
        guard let owner = member.owner else { return [] }
        return owner.genericRequirements.filter { $0.left.name == "Self" }
            .flatMap { code.lookup($0.right, in: member).candidates }
    }

    /// A type that has no such member was not the one that is meant.
    private func holder(_ type: NamedType, of name: FactText) -> Holder {
        switch type {
        case .unknown: return .unknown
        case .platform(let platform):
            let isKnown = code.hasMember(name.string, type) == true || code.addedMember(name, to: platform) != nil
            return isKnown ? .other : .unknown
        case .project, .ambiguous:
            return code.hasMember(name.string, type) == true ? .types(type.candidates) : .unknown
        }
    }
}
