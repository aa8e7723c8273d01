import SourceFacts

/// In which files paths mention certain names, by whatever root: what may be a use of a member called so. Tests are kept apart,
/// and so is what other tools generate, of which every word counts.
struct NameMentions: Sendable {
    /// The files that mention each name, in order, by the fingerprints of names. Two names that share one are mentioned together, which
    /// at worst calls a fix unsafe that is not.
    private var mentions: [UInt64: [Int]] = [:]
    private var mentionedInTests: Set<UInt64> = []
    private var mentionsInGeneratedCode: [UInt64: [Int]] = [:]

    /// The names of members that a rule may want to hide, and those of their classes.
    init(ofMembersOf types: [CodeType], in index: CodeIndex) {
        let names = Self.names(of: types)
        let mentioned = index.jobs.map(index.files) { file in
            file.facts.mentionedNames.compactMap { names.contains($0.fingerprint) ? $0.fingerprint : nil }
        }
        for (file, names) in mentioned.enumerated() {
            if index.files[file].isTest {
                mentionedInTests.formUnion(names)
            } else if index.files[file].facts.isGeneratedElsewhere {
                for name in names { mentionsInGeneratedCode[name, default: []].append(file) }
            } else {
                for name in names { mentions[name, default: []].append(file) }
            }
        }
    }

    private static func names(of types: [CodeType]) -> Set<UInt64> {
        var names: Set<UInt64> = []
        for type in types where type.isClass {
            names.insert(type.declaration.name.fingerprint)
            for member in type.members where mayBeHidden(member) { names.insert(member.baseName.fingerprint) }
        }
        return names
    }

    /// Whether it is seen beyond its file, and is what a class holds or answers to.
    private static func mayBeHidden(_ member: MemberFact) -> Bool {
        if let access = member.access, access <= .fileprivate { return false }
        return member.isProperty || member.kind == .method
    }

    /// The files that mention the name, in order; tests and generated ones left out.
    func files(mentioning name: FactText) -> [Int] { mentions[name.fingerprint] ?? [] }

    /// Whether tests mention the name: they reach a member without naming its class as well, `sut.header.titleLabel`.
    func isMentionedInTests(_ name: FactText) -> Bool { mentionedInTests.contains(name.fingerprint) }

    /// Whether a file that another tool has generated mentions both names.
    func areMentionedInGeneratedCode(_ name: FactText, _ other: FactText) -> Bool {
        guard let files = mentionsInGeneratedCode[name.fingerprint],
            let others = mentionsInGeneratedCode[other.fingerprint]
        else { return false }
        return files.contains { file in others.contains(file) }
    }
}
