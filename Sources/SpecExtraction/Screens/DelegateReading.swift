import SourceCheck
import SourceFacts

/// The protocol by which a view asks its owner, held by a property that is called a delegate.
struct DelegateReading {
    private let type: CodeType
    private let found: CodeType
    private let reader: CodeReader

    /// `nil` where there is none that a spec can name. Of several, the one that is called so, or else the first.
    ///
    /// - Parameter isAlone: Whether no channel leads to its screen, so that all that it says goes to a delegate.
    init?(of type: CodeType, isAlone: Bool, _ reader: CodeReader) {
        let code = reader.code
        let delegates = Self.delegates(of: type, code)
        let usable = delegates.filter { delegate in
            let found = delegate.type
            return !found.isHidden && code.hasNoNamesake(found.id)
                && found.declaration.genericParameters.isEmpty && code.file(of: found).isChecked
                && (isAlone || reader.subject.roles.plays(of: type.id).isEmpty
                    || !reader.subject.isChannelProtocol(found.id))
        }
        guard let found = (usable.first { $0.name == "delegate" } ?? usable.first)?.type else { return nil }
        (self.type, self.found, self.reader) = (type, found, reader)
    }

    /// All protocols by which a view asks owners.
    static func types(of type: CodeType, _ reader: CodeReader) -> Set<TypeID> {
        Set(delegates(of: type, reader.code).map(\.type.id))
    }

    private static func delegates(of type: CodeType, _ code: CodeIndex) -> [(name: String, type: CodeType)] {
        type.members.compactMap { member in
            guard member.kind == .storedProperty, !member.isTypeMember, !member.isInsideConditionalCompilation,
                let id = code.type(of: member).projectType, code[id].kind == .protocol, isDelegate(member, code[id])
            else { return nil }
            return (member.baseName.string, code[id])
        }
    }

    private static func isDelegate(_ member: MemberFact, _ type: CodeType) -> Bool {
        let name = member.baseName.string
        return name == "delegate" || name.hasSuffix("Delegate") || member.isWeak && type.name.hasSuffix("Delegate")
    }

    var requirements: [MemberFact] { found.declaration.members.filter(\.isRequirement) }

    var entry: DocumentEntry? {
        let requirements = requirements
        let isSayable = requirements.allSatisfy { $0.isSayable && !$0.traits.contains(.optional) }
        if isSayable, found.parent == nil, !reader.viewsWithForeignDelegates.contains(type.id),
            reader.models.isFirst(toDescribe: found.id),
            let whole = whole(requirements)
        {
            return whole
        }
        return part(requirements)
    }

    /// The protocol of this view, with all that it asks for.
    private func whole(_ requirements: [MemberFact]) -> DocumentEntry? {
        let methods = methods(requirements)
        guard methods.count == requirements.count else { return nil }
        var keys = reader.texts.summary(of: found.declaration)
        let view = reader.code.qualifiedName(of: type.id).filter { $0 != "." }
        if found.name != "\(view)Delegate" { keys.append(DocumentEntry("name", found.name)) }
        let inherited = reader.inherited(by: found)
        let others = inherited.filter { $0 != "AnyObject" && $0 != "class" }
        if !others.isEmpty { keys.append(DocumentEntry("inherits", .texts(others))) }
        if inherited.isEmpty { keys.append(DocumentEntry("classBound", .flag(false))) }
        if !methods.isEmpty { keys.append(DocumentEntry("methods", .mapping(methods))) }
        for requirement in requirements { reader.models.add(namedBy: requirement) }
        return DocumentEntry("delegate", .mapping(keys))
    }

    /// A protocol that several views have, or that no spec can say the whole of: all of it where it stands beside the view, and
    /// otherwise what this one sends.
    private func part(_ requirements: [MemberFact]) -> DocumentEntry {
        let isBeside = found.file == type.file
        let sayable = requirements.filter(\.isSayable)
        let methods = methods(isBeside ? sayable : reader.subject.named(sayable, by: type))
        let keys = [DocumentEntry("type", reader.code.qualifiedName(of: found.id))]
        return DocumentEntry(
            "delegate",
            .mapping(methods.isEmpty ? keys : keys + [DocumentEntry("methods", .mapping(methods))])
        )
    }

    /// In the form of Cocoa where it is that, or else written out.
    private func methods(_ requirements: [MemberFact]) -> [DocumentEntry] {
        var entries: [DocumentEntry] = []
        for requirement in requirements {
            guard let entry = Requirement(requirement, reader.texts).entry(isAlone: false),
                !entries.contains(where: { $0.key == entry.key })
            else { continue }
            entries.append(entry)
        }
        return entries
    }
}
