import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts

/// Holds what would be generated against what is written by hand: the one has to be the other.
struct DeclarationComparison {
    private let generated: DeclaredCode
    private let written: DeclaredCode
    private let place: (SourceRange) -> String?
    private(set) var refusals: [AdoptRefusal] = []

    init(
        _ generated: DeclaredCode,
        _ written: DeclaredCode,
        isolation: Settings,
        place: @escaping (SourceRange) -> String?
    ) {
        (self.generated, self.written, self.place) = (generated, written, place)
        compareHeads(isolation)
        compareMembers()
        compareNested(isolation)
        compareComments()
    }

    private var name: String { written.name }

    private mutating func refuse(_ kind: AdoptRefusal.Kind, _ message: String, at range: SourceRange? = nil) {
        refusals.append(AdoptRefusal(kind, message, at: place(range ?? written.declaration.nameRange)))
    }

    // MARK: Heads

    private mutating func compareHeads(_ settings: Settings) {
        let (new, old) = (generated.declaration, written.declaration)
        guard new.kind == old.kind else {
            return refuse(.difference, "'\(name)' is a \(old.kind), and would be a \(new.kind).")
        }
        if old.isInsideConditionalCompilation { refuse(.loss, "'\(name)' stands behind '#if'.") }
        if !old.genericParameters.isEmpty { refuse(.language, "'\(name)' has generic parameters.") }
        if Self.rank(generated.access()) < Self.rank(written.access()) {
            refuse(.difference, "'\(name)' is '\(written.access())', and would be '\(generated.access())'.")
        }
        for attribute in written.attributes.subtracting(generated.attributes).sorted() {
            refuse(.language, "'\(name)' has '\(attribute)', and would not.")
        }
        for attribute in generated.attributes.subtracting(written.attributes).sorted() {
            refuse(.difference, "'\(name)' would have '\(attribute)', and has not.")
        }
        // Without an actor by default, what belongs to none need not say so.
        let plain: Set<String> = ["final", "nonisolated"]
        if written.modifiers.subtracting(plain) != generated.modifiers.subtracting(plain) {
            refuse(.difference, "'\(name)' has other modifiers than it would have.")
        }
        if written.modifiers.contains("nonisolated"), !generated.modifiers.contains("nonisolated") {
            refuse(.difference, "'\(name)' is 'nonisolated', and would not be.")
        }
        let missing = written.inherited.subtracting(generated.inherited).sorted()
        for inherited in missing { refuse(.difference, "'\(name)' inherits '\(inherited)', and would not.") }
        // A protocol that inherits more asks more of those who conform.
        if old.kind == .protocol {
            for inherited in generated.inherited.subtracting(written.inherited).sorted() {
                refuse(.difference, "'\(name)' would inherit '\(inherited)', and does not.")
            }
        }
    }

    private static func rank(_ access: SourceFacts.AccessLevel) -> Int {
        switch access {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    // MARK: Members

    private mutating func compareMembers() {
        var new = generated.members.map(\.member)
        for (fact, member) in written.members {
            if let index = new.firstIndex(where: { $0.signature == member.signature }) {
                new.remove(at: index)
                continue
            }
            if fact.isInsideConditionalCompilation {
                refuse(.loss, "'\(name).\(member.name)' stands behind '#if'.", at: fact.nameRange)
                continue
            }
            let alike = new.firstIndex { $0.name == member.name }
            if let alike {
                let other = new.remove(at: alike)
                let message = "'\(name).\(member.name)' is '\(member.signature)', and would be '\(other.signature)'."
                refuse(.difference, message, at: fact.nameRange)
            } else {
                let message = "'\(name).\(member.name)' is in no spec, and would be gone."
                refuse(written.declaration.kind == .protocol ? .difference : .language, message, at: fact.nameRange)
            }
        }
        // What is generated beside what is written shows more to others, and asks nothing of them, but for requirements.
        let others = new.filter { written.declaration.kind == .protocol || !$0.signature.contains("init ") }
        for member in others { refuse(.difference, "'\(name)' would have '\(member.name)', and has not.") }
        for (fact, member) in written.members {
            guard let other = generated.members.first(where: { $0.member == member })?.fact else { continue }
            let (access, new) = (fact.access ?? .internal, other.access ?? generated.access())
            if written.declaration.kind != .protocol, Self.rank(new) < Self.rank(access) {
                refuse(
                    .difference,
                    "'\(name).\(member.name)' is '\(access)', and would be '\(new)'.",
                    at: fact.nameRange
                )
            }
        }
    }

    private mutating func compareNested(_ settings: Settings) {
        let new = generated.declaration.nested
        for old in written.declaration.nested {
            guard let other = new.first(where: { $0.name.string == old.name.string }) else {
                refuse(.language, "'\(old.qualifiedName)' is in no spec, and would be gone.", at: old.nameRange)
                continue
            }
            refusals +=
                DeclarationComparison(
                    DeclaredCode(declaration: other, file: generated.file),
                    DeclaredCode(declaration: old, file: written.file),
                    isolation: settings,
                    place: place
                ).refusals
        }
        for other in new where !written.declaration.nested.contains(where: { $0.name.string == other.name.string }) {
            refuse(.difference, "'\(name)' would have '\(other.name)', and has not.")
        }
    }

    // MARK: Comments

    /// What documentation says is in the spec, or nothing is said; there is no other comment.
    private mutating func compareComments() {
        var kept: [Range<Int>] = []
        func compare(_ old: Int, _ new: Int?, _ comparison: inout DeclarationComparison) {
            let (text, start) = comparison.written.documentation(before: old)
            kept.append(start..<old)
            guard !text.isEmpty, text != new.map({ comparison.generated.documentation(before: $0).text }) else {
                return
            }
            let range = SourceRange(file: comparison.written.file.id, lower: old, upper: old)
            comparison.refuse(.loss, "What documents it would be gone: '\(text.prefix(60))'.", at: range)
        }
        compare(Int(written.declaration.range.lower), Int(generated.declaration.range.lower), &self)
        for (fact, member) in written.members where fact.bindingIndex == 0 {
            let other = generated.members.first { $0.member == member }?.fact
            compare(Int(fact.range.lower), other.map { Int($0.range.lower) }, &self)
        }
        for comment in SwiftComments.all(in: written.file.bytes, written.declaration.range.offsets) {
            guard !kept.contains(where: { $0.contains(comment.lowerBound) }),
                !written.declaration.nested.contains(where: { $0.range.offsets.contains(comment.lowerBound) })
            else { continue }
            let text = written.file.text(comment).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            let range = SourceRange(file: written.file.id, lower: comment.lowerBound, upper: comment.upperBound)
            // The documentation of what is nested starts before it.
            guard !text.hasPrefix("///") || !isBeforeNested(comment) else { continue }
            refuse(.loss, "A comment in '\(name)' would be gone: '\(text.prefix(60))'.", at: range)
        }
    }

    private func isBeforeNested(_ comment: Range<Int>) -> Bool {
        written.declaration.nested.contains { nested in
            let lower = Int(nested.range.lower)
            return written.documentation(before: lower).start <= comment.lowerBound && comment.lowerBound < lower
        }
    }
}
