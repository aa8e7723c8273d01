import SourceCheck
import SourceFacts

/// The protocol by which a view asks its owner, held by a property that is called a delegate.
struct DelegateReading {
    private let type: CodeType
    private let found: CodeType
    private let reader: CodeReader

    /// `nil` where there is none, or several.
    init?(of type: CodeType, _ reader: CodeReader) {
        let code = reader.code
        var delegates: [CodeType] = []
        for member in type.members where member.kind == .storedProperty && !member.isTypeMember {
            let name = member.baseName.string
            guard name == "delegate" || name.hasSuffix("Delegate"), !member.isInsideConditionalCompilation,
                let id = code.type(of: member).projectType, code[id].kind == .protocol
            else { continue }
            delegates.append(code[id])
        }
        guard delegates.count == 1, let found = delegates.first, !reader.isHidden(found), found.parent == nil,
            code.hasNoNamesake(found.id), found.declaration.genericParameters.isEmpty, code.file(of: found).isChecked,
            reader.subject.roles.plays(of: type.id).isEmpty || !reader.subject.isChannelProtocol(found.id)
        else { return nil }
        (self.type, self.found, self.reader) = (type, found, reader)
    }

    var requirements: [MemberFact] { found.declaration.members.filter(\.isRequirement) }

    var entry: DocumentEntry? {
        let requirements = requirements
        guard
            requirements.allSatisfy({
                !$0.isInsideConditionalCompilation && !$0.traits.contains(.optional) && $0.kind != .subscript
            })
        else { return nil }
        return reader.models.isFirst(toDescribe: found.id) ? whole(requirements) : sent(requirements)
    }

    /// The protocol of this view, with all that it asks for.
    private func whole(_ requirements: [MemberFact]) -> DocumentEntry? {
        guard let methods = methods(requirements) else { return nil }
        var keys: [DocumentEntry] = []
        if let summary = reader.texts.summary(of: found.declaration) { keys.append(DocumentEntry("summary", summary)) }
        if found.name != "\(type.name)Delegate" { keys.append(DocumentEntry("name", found.name)) }
        let inherited = found.declaration.inheritedTypes.compactMap { reader.texts.text($0.type, in: nil) }
        let others = inherited.filter { $0 != "AnyObject" && $0 != "class" }
        if !others.isEmpty { keys.append(DocumentEntry("inherits", .texts(others))) }
        if inherited.isEmpty { keys.append(DocumentEntry("classBound", .flag(false))) }
        if !methods.isEmpty { keys.append(DocumentEntry("methods", .mapping(methods))) }
        for requirement in requirements { reader.models.add(namedBy: requirement) }
        return DocumentEntry("delegate", .mapping(keys))
    }

    /// A protocol that several views have, with what this one sends.
    private func sent(_ requirements: [MemberFact]) -> DocumentEntry? {
        let sent = requirements.filter { reader.subject.says($0, type) }
        guard let methods = methods(sent) else { return nil }
        let keys = [DocumentEntry("type", found.name)]
        return DocumentEntry(
            "delegate",
            .mapping(methods.isEmpty ? keys : keys + [DocumentEntry("methods", .mapping(methods))])
        )
    }

    /// In the form of Cocoa where it is that, or else written out.
    private func methods(_ requirements: [MemberFact]) -> [DocumentEntry]? {
        var entries: [DocumentEntry] = []
        for requirement in requirements {
            guard let entry = Requirement(requirement, reader.texts).entry(isAlone: false) else { return nil }
            entries.append(entry)
        }
        return Set(entries.map(\.key)).count == entries.count ? entries : nil
    }
}
