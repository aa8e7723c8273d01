import SourceFacts
import ScreenSpecDiagnostics

/// Who needs the members of types, and how to hide them from all others.
struct MemberVisibility: Sendable {
    let code: CodeIndex
    /// Where the names of what classes hold and answer to are mentioned.
    let mentions: NameMentions
    private let uses: MemberUses

    init(code: CodeIndex, mentions: NameMentions) {
        self.code = code
        self.mentions = mentions
        uses = MemberUses(code, mentions)
    }

    /// Whether a member that should be private cannot be: its type, a protocol, a class below or an extension elsewhere
    /// needs it, or tests do and nobody else.
    func mayStayVisible(_ member: MemberFact, of type: CodeType) -> Bool {
        code.isHidden(member) || code.isDemanded(member, of: type) || code.isSharedWithFamily(member, of: type)
            || isLeftToTests(member, of: type)
    }

    /// Whether tests use a member, and no other code does, as far as anybody can tell by the names: none reaches
    /// it through an object, or none that names the class does.
    private func isLeftToTests(_ member: MemberFact, of type: CodeType) -> Bool {
        let name = member.baseName
        guard mentions.isMentionedInTests(name) else { return false }
        return !code.isReached(name)
            || !isMentionedInFile(name, beside: type) && !code.isReached(name, whereNamed: type)
    }

    /// Makes a member private, with the properties that the same words declare; none where one of those has to stay visible.
    func privateFixes(for member: MemberFact, of type: CodeType, isHandler: Bool = false) -> [Diagnostic.Fix] {
        let isAlone = member.bindingCount <= 1 && !member.traits.contains(.tuplePattern)
        let declared = isAlone ? [member] : type.members.filter { $0.range == member.range }
        guard declared.count <= 1 || !declared.contains(where: { mayStayVisible($0, of: type) }) else { return [] }
        let isSafe = declared.allSatisfy { isOnlyKnown($0, to: type) }
        // A handler is known to '#selector', which a private method has to ask for.
        let needsAttribute =
            isHandler && !member.attributes.contains("objc") && !member.attributes.contains("IBAction")
        return Diagnostic.Fix.makingPrivate(declared, isSafe: isSafe, toObjectiveC: needsAttribute).map { [$0] } ?? []
    }

    /// Whether nothing but its own type can mean a member, as far as anybody can tell.
    private func isOnlyKnown(_ member: MemberFact, to type: CodeType) -> Bool {
        !code.isPublic(member) && !isShownToObjectiveC(member, of: type) && !mayBeUsed(member, beyond: type)
    }

    /// Whether other code of the project reaches a member through an object of its class, or of a type that nobody knows. All words
    /// of tests count.
    ///
    /// - Parameter isCertain: Whether an object that nobody knows the type of counts only where a type is named that it may be of.
    func mayBeUsed(_ member: MemberFact, beyond type: CodeType, isCertain: Bool = false) -> Bool {
        uses.contain(member, beyond: type, isCertain: isCertain)
            || mentions.isMentionedInTests(member.baseName)
            || mayBeUsedByGeneratedCode(member, of: type)
    }

    /// Whether anybody may use a member, be it code that is not here.
    func isOffered(_ member: MemberFact, beyond type: CodeType) -> Bool {
        code.isPublic(member) || mayBeUsed(member, beyond: type)
    }

    private func family(of type: CodeType) -> [TypeID] {
        [type.id] + code.subclasses(of: type.id)
    }

    /// Whether what another tool has generated names a member and its class, or one below: who does not name the class has none of
    /// its objects, and all words of generated code count, among them many that are only called like a member.
    private func mayBeUsedByGeneratedCode(_ member: MemberFact, of type: CodeType) -> Bool {
        family(of: type).contains { id in
            mentions.areMentionedInGeneratedCode(member.baseName, code[id].declaration.name)
        }
    }

    /// Whether Objective-C, which nobody reads here, is to use a member: a handler has to be known to it by '@objc', but
    /// needs no name there, and a property needs neither.
    private func isShownToObjectiveC(_ member: MemberFact, of type: CodeType) -> Bool {
        // What is private is no longer known to Objective-C by '@objcMembers', not even to '#selector'.
        if code.classes(from: type.id).contains(where: { code[$0].declaration.attributes.contains("objcMembers") }) {
            return true
        }
        let attribute = member.attributes.first(named: "objc") ?? member.owner?.attributes.first(named: "objc")
        return attribute.map { member.isProperty || $0.argument != nil } ?? false
    }

    /// Whether other code of the same file names the member.
    private func isMentionedInFile(_ name: FactText, beside type: CodeType) -> Bool {
        let own = type.declarations.map(\.range)
        return code.uses(naming: name, inFile: type.file).contains { use in
            !own.contains { $0.contains(use.range) }
        }
    }
}
