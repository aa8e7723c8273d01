import ScreenSpecDiagnostics
import SourceFacts

/// What fixes write into declarations.
extension Diagnostic.Edit {
    /// Adds a name to what a type inherits.
    static func inheriting(_ name: String, by declaration: DeclarationFact) -> Diagnostic.Edit {
        let separator = declaration.inheritedTypes.isEmpty ? ": " : ", "
        return insertion(separator + name, at: declaration.inheritanceInsertionOffset, of: declaration)
    }

    /// Adds lines behind the last member; `nil` where the declaration has no body.
    static func writing(_ lines: [String], atEndOf declaration: DeclarationFact) -> Diagnostic.Edit? {
        guard let brace = declaration.closeBraceOffset else { return nil }
        let margins = Indentation(of: declaration)
        let text = lines.map { $0.isEmpty ? "\n" : "\n\(margins.inner)\($0)" }.joined()
        return insertion("\(text)\n\(margins.outer)", at: brace, of: declaration)
    }

    /// Takes a modifier or an attribute out of the heading of a member, with the space behind it.
    static func removing(_ word: SourceRange, of member: MemberFact) -> Diagnostic.Edit {
        let starts = member.modifiers.map(\.range.lower) + member.attributes.map(\.range.lower)
        let next = (starts + [UInt32(member.introducerOffset)]).filter { $0 >= word.upper }.min() ?? word.upper
        return Diagnostic.Edit(
            at: SourceRange(file: word.file, lower: Int(word.lower), upper: Int(next)),
            with: ""
        )
    }

    /// Takes a member out, with its line where the one before or behind it is the next one.
    static func removing(_ member: MemberFact) -> Diagnostic.Edit {
        var range = member.range
        if let owner = member.owner {
            let lineBreak = UInt32(owner.memberIndentation.string.utf8.count) + 1
            let siblings = owner.members.map(\.range)
            if let before = siblings.last(where: { $0.upper + lineBreak == range.lower }) {
                range.lower = before.upper
            } else if let behind = siblings.first(where: { $0.lower == range.upper + lineBreak }) {
                range.upper = behind.lower
            }
        }
        return Diagnostic.Edit(at: range, with: "")
    }

    private static func insertion(_ text: String, at offset: Int, of declaration: DeclarationFact) -> Diagnostic.Edit {
        Diagnostic.Edit(at: SourceRange(file: declaration.facts.file, lower: offset, upper: offset), with: text)
    }
}
