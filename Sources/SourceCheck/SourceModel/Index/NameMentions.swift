import SourceFacts

/// In which files paths mention certain names, by whatever root: what may be a use of a member called so. Tests are kept apart,
/// and so is what other tools generate, of which every word counts.
struct NameMentions: Sendable {
    private enum Mention: Sendable {
        case nowhere
        /// The number of a file.
        case inOneFile(Int)
        case inSeveralFiles
    }

    private let names: FingerprintSet
    /// By the places of names. Two names that share a fingerprint are mentioned together, which at worst calls a fix unsafe that
    /// is not.
    private var mentions: [Mention]
    private var mentionsInTests = FilesByName()
    private var mentionsInGeneratedCode = FilesByName()

    /// By the places of names, the files that mention them, in order.
    private typealias FilesByName = [Int: [Int]]

    /// The names of members that a rule may want to hide, and those of their classes.
    init(ofMembersOf types: [CodeType], in index: CodeIndex) {
        let names = Self.names(of: types)
        self.names = names
        mentions = Array(repeating: .nowhere, count: names.placeCount)
        let mentioned = index.jobs.map(index.files) { file in
            file.facts.mentionedNames.compactMap { names.place(of: $0.fingerprint) }
        }
        for (file, places) in mentioned.enumerated() {
            if index.files[file].isTest {
                for place in places { mentionsInTests[place, default: []].append(file) }
            } else if index.files[file].facts.isGeneratedElsewhere {
                for place in places { mentionsInGeneratedCode[place, default: []].append(file) }
            } else {
                for place in places { add(file, at: place) }
            }
        }
    }

    private static func names(of types: [CodeType]) -> FingerprintSet {
        var names = FingerprintSet()
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

    private mutating func add(_ file: Int, at place: Int) {
        switch mentions[place] {
        case .nowhere: mentions[place] = .inOneFile(file)
        case .inOneFile(let other) where other == file: break
        case .inOneFile, .inSeveralFiles: mentions[place] = .inSeveralFiles
        }
    }

    /// Whether a file other than this one mentions the name, be it one of tests; generated ones left out.
    func isMentioned(_ name: FactText, outside file: Int) -> Bool {
        guard let place = names.place(of: name.fingerprint) else { return false }
        switch mentions[place] {
        case .inOneFile(let only) where only != file: return true
        case .inSeveralFiles: return true
        case .nowhere, .inOneFile: return mentionsInTests[place] != nil
        }
    }

    /// Whether a file of tests mentions both names.
    func areMentionedInTests(_ name: FactText, _ other: FactText) -> Bool {
        areMentioned(name, other, in: mentionsInTests)
    }

    /// Whether a file that another tool has generated mentions both names.
    func areMentionedInGeneratedCode(_ name: FactText, _ other: FactText) -> Bool {
        areMentioned(name, other, in: mentionsInGeneratedCode)
    }

    private func areMentioned(_ name: FactText, _ other: FactText, in mentions: FilesByName) -> Bool {
        guard !mentions.isEmpty, let place = names.place(of: name.fingerprint), let files = mentions[place],
            let otherPlace = names.place(of: other.fingerprint), let others = mentions[otherPlace]
        else { return false }
        return files.contains { file in others.contains(file) }
    }
}
