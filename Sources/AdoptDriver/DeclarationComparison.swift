import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts

/// Holds what would be generated against what is written by hand: the one has to be the other.
struct DeclarationComparison {
    private let generated: DeclaredCode
    private let written: DeclaredCode
    private let code: CodeIndex
    private let types: WrittenTypes
    private let place: (SourceRange) -> String?
    private let isolation: DefaultIsolation
    private(set) var refusals: [AdoptRefusal] = []

    init(
        _ generated: DeclaredCode,
        _ written: DeclaredCode,
        in code: CodeIndex,
        _ isolation: DefaultIsolation,
        place: @escaping (SourceRange) -> String?
    ) {
        (self.generated, self.written, self.code, self.place) = (generated, written, code, place)
        self.isolation = isolation
        types = WrittenTypes(code)
        compareHeads()
        compareMembers()
        compareNested()
        compareComments()
        compareRest()
    }

    private var name: String { written.name }

    private mutating func refuse(
        _ kind: AdoptRefusal.Kind,
        _ message: String,
        at range: SourceRange? = nil,
        remedy: AdoptRemedy? = nil
    ) {
        let place = place(range ?? written.declaration.nameRange)
        refusals.append(AdoptRefusal(kind, message, at: place, remedy: remedy))
    }

    // MARK: Heads

    private mutating func compareHeads() {
        let (new, old) = (generated.declaration, written.declaration)
        guard new.kind == old.kind else {
            // Specs make values and protocols.
            let isSayable = old.kind == .struct || old.kind == .enum || old.kind == .protocol
            let message = "'\(name)' is a \(old.kind), and would be a \(new.kind)."
            return refuse(isSayable ? .difference : .language, message)
        }
        if old.isInsideConditionalCompilation { refuse(.loss, "'\(name)' stands behind '#if'.") }
        if !old.genericParameters.isEmpty { refuse(.language, "'\(name)' has generic parameters.") }
        // What is seen by more asks more of its conformers, and of the types that it names.
        if generated.access != written.access {
            refuse(.difference, "'\(name)' is '\(written.access)', and would be '\(generated.access)'.")
        }
        for attribute in written.attributes.subtracting(generated.attributes).sorted() {
            refuse(.language, "'\(name)' has '\(attribute)', and what is generated would not have it.")
        }
        for attribute in generated.attributes.subtracting(written.attributes).sorted() {
            let isActor = attribute == "@MainActor"
            let hint = isActor ? " 'swift: {isolation: none}' in the project file writes no actors." : ""
            refuse(.difference, "'\(name)' would have '\(attribute)', and has not.\(hint)")
        }
        // Without an actor by default, what belongs to none need not say so.
        let plain: Set<String> = ["final", "nonisolated"]
        if written.modifiers.subtracting(plain) != generated.modifiers.subtracting(plain) {
            refuse(.difference, "'\(name)' has other modifiers than it would have.")
        }
        if written.modifiers.contains("nonisolated"), !generated.modifiers.contains("nonisolated") {
            refuse(.difference, "'\(name)' is 'nonisolated', and what is generated would not be.")
        }
        if isolation.isMainActor, generated.modifiers.contains("nonisolated"),
            !written.modifiers.contains("nonisolated")
        {
            refuse(
                .difference,
                "'\(name)' is the main actor's by the settings of the build, and would be 'nonisolated'."
            )
        }
        let missing = written.inherited.subtracting(generated.inherited).sorted()
        let all = old.kind == .protocol ? written.inheritedNames : []
        for inherited in missing {
            let remedy = all.contains(inherited) ? AdoptRemedy.inherited(all, interface: name) : nil
            refuse(.difference, "'\(name)' inherits '\(inherited)', and what is generated would not.", remedy: remedy)
        }
        // A protocol that inherits more asks more of those who conform.
        if old.kind == .protocol {
            for inherited in generated.inherited.subtracting(written.inherited).sorted() {
                let isObject = inherited == "AnyObject"
                if isObject, code.types(named: name).contains(where: { code.classBound($0) == .bound }) { continue }
                refuse(
                    .difference,
                    "'\(name)' would inherit '\(inherited)', and does not.",
                    remedy: isObject ? .anyConformer(interface: name) : nil
                )
            }
        }
    }

    // MARK: Members

    private mutating func compareMembers() {
        var new = generated.members
        var alike: [(fact: MemberFact, other: MemberFact)] = []
        for (fact, member) in written.members {
            if let index = new.firstIndex(where: { $0.member.isSame(as: member, types) }) {
                alike.append((fact, new.remove(at: index).fact))
                continue
            }
            if fact.isInsideConditionalCompilation {
                refuse(.loss, "'\(name).\(member.name)' stands behind '#if'.", at: fact.nameRange)
                continue
            }
            if let index = new.firstIndex(where: { $0.member.name == member.name }) {
                let (otherFact, other) = new.remove(at: index)
                let message = "'\(name).\(member.name)' is '\(member.signature)', and would be '\(other.signature)'."
                let offset = Int(otherFact.range.lower)
                let isMutability = member.isSameButForMutability(as: other, types)
                let remedy = isMutability ? AdoptRemedy.memberMutability(!fact.isConstant, offset: offset) : nil
                refuse(.difference, message, at: fact.nameRange, remedy: remedy)
            } else {
                let message = "'\(name).\(member.name)' is in no spec, and would be gone."
                refuse(written.declaration.kind == .protocol ? .difference : .language, message, at: fact.nameRange)
            }
        }
        // What is generated beside what is written shows more to others, and asks nothing of them, but for requirements.
        for (_, member) in new where written.declaration.kind == .protocol || !member.isInitializer {
            refuse(.difference, "'\(name)' would have '\(member.name)', and has not.")
        }
        if written.declaration.kind == .struct { compareOrder(alike) }
        for (fact, other) in alike {
            let (access, new) = (fact.access ?? .internal, other.access ?? generated.access)
            if written.declaration.kind != .protocol, new < access {
                refuse(
                    .difference,
                    "'\(name).\(fact.name)' is '\(access)', and would be '\(new)'.",
                    at: fact.nameRange
                )
            }
            if fact.bindingIndex == 0 {
                let offset = Int(other.range.lower)
                compareDocumentation(Int(fact.range.lower), offset) { .memberDocumentation($0, offset: offset) }
            }
        }
    }

    /// The order of stored properties is that of the initializer's arguments.
    private mutating func compareOrder(_ alike: [(fact: MemberFact, other: MemberFact)]) {
        let stored = alike.filter { $0.fact.kind == .storedProperty && !$0.fact.isTypeMember }
        let offsets = stored.map(\.other.range.lower)
        guard offsets != offsets.sorted(), let first = stored.first else { return }
        refuse(.difference, "The properties of '\(name)' would stand in another order.", at: first.fact.nameRange)
    }

    private mutating func compareNested() {
        let new = generated.declaration.nested
        for old in written.declaration.nested {
            guard let other = new.first(where: { $0.name == old.name }) else {
                refuse(.language, "'\(old.qualifiedName)' is in no spec, and would be gone.", at: old.nameRange)
                continue
            }
            refusals +=
                DeclarationComparison(
                    DeclaredCode(declaration: other, file: generated.file),
                    DeclaredCode(declaration: old, file: written.file),
                    in: code,
                    isolation,
                    place: place
                ).refusals
        }
        for other in new where !written.declaration.nested.contains(where: { $0.name == other.name }) {
            refuse(.difference, "'\(name)' would have '\(other.name)', and has not.")
        }
    }

    // MARK: Comments

    /// What documents a declaration is in the spec, or nothing does.
    private mutating func compareDocumentation(_ old: Int, _ new: Int, _ remedy: (String) -> AdoptRemedy) {
        let comment = Documentation(before: old, in: written.file)
        guard !comment.words.isEmpty,
            comment.words != Documentation(before: new, in: generated.file, isGenerated: true).words
        else { return }
        let range = SourceRange(file: written.file.id, lower: old, upper: old)
        let message = "What documents it would be gone: '\(comment.words.prefix(60))'."
        refuse(.loss, message, at: range, remedy: remedy(comment.text))
    }

    /// There is no other comment than documentation.
    private mutating func compareComments() {
        let name = name
        compareDocumentation(Int(written.declaration.range.lower), Int(generated.declaration.range.lower)) {
            .documentation($0, ofType: name)
        }
        let kept = written.members.map(\.fact).filter { $0.bindingIndex == 0 }.map { fact in
            Documentation(before: Int(fact.range.lower), in: written.file).start..<Int(fact.range.lower)
        }
        for comment in SwiftComments.all(in: written.file.bytes, written.declaration.range.offsets) {
            guard !kept.contains(where: { $0.contains(comment.lowerBound) }),
                !written.declaration.nested.contains(where: { $0.range.offsets.contains(comment.lowerBound) })
            else { continue }
            let text = written.file.text(comment).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            let range = SourceRange(file: written.file.id, lower: comment.lowerBound, upper: comment.upperBound)
            // The documentation of what is nested starts before it.
            guard !isBeforeNested(comment) else { continue }
            refuse(.loss, "A comment in '\(name)' would be gone: '\(text.prefix(60))'.", at: range)
        }
    }

    /// Nothing else stands in it than members, nested types and comments: associated types and macros are neither.
    private mutating func compareRest() {
        let declaration = written.declaration
        guard refusals.isEmpty, let end = declaration.closeBraceOffset else { return }
        let bytes = written.file.bytes
        let comments = SwiftComments.all(in: bytes, declaration.range.offsets)
        let known =
            declaration.members.map(\.range.offsets) + declaration.nested.map(\.range.offsets) + comments
        var position = Int(declaration.nameRange.upper)
        while position < end,
            bytes[position] != UInt8(ascii: "{") || comments.contains(where: { $0.contains(position) })
        {
            position += 1
        }
        position += 1
        for range in known.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > position {
            guard report(from: position, to: range.lowerBound) else { return }
            position = range.upperBound
        }
        _ = report(from: position, to: end)
    }

    /// - Returns: Whether nothing stands there.
    private mutating func report(from start: Int, to end: Int) -> Bool {
        guard start < end else { return true }
        let words = written.file.text(start..<end).split { $0.isWhitespace || $0 == ";" }.joined(separator: " ")
        guard !words.isEmpty else { return true }
        let range = SourceRange(file: written.file.id, lower: start, upper: start)
        refuse(.language, "'\(name)' has what no spec says: '\(words.prefix(60))'.", at: range)
        return false
    }

    private func isBeforeNested(_ comment: Range<Int>) -> Bool {
        written.declaration.nested.contains { nested in
            let lower = Int(nested.range.lower)
            return Documentation(before: lower, in: written.file).start <= comment.lowerBound
                && comment.lowerBound < lower
        }
    }
}
