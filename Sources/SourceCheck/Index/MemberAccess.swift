import SourceFacts
import SourceText

/// Who may see a member, and what it takes to hide it.
extension CodeIndex {
    /// Whether nothing outside the file can name the member: by its own word, that of its extension or of a type around it.
    func isHidden(_ member: MemberFact) -> Bool {
        if let access = member.access { if access <= .fileprivate { return true } }
        var next = member.owner
        while let declaration = next {
            if let access = declaration.access, access <= .fileprivate { return true }
            if declaration.isInsideFunction { return true }
            next = declaration.parent ?? extended(by: declaration)
        }
        return false
    }

    /// The declaration of the type that an extension extends.
    private func extended(by declaration: DeclarationFact) -> DeclarationFact? {
        guard declaration.kind == .extension, let type = type(of: declaration) else { return nil }
        return type.declaration
    }

    /// Whether Swift needs the member to be seen beyond its file: a class below, or an extension elsewhere, names it.
    func isSharedWithFamily(_ member: MemberFact, of type: CodeType) -> Bool {
        let file = member.facts.file
        let name = member.baseName.string
        let extensions = type.declarations.filter { $0.facts.file != file }
        let family = subclasses(of: type.id).flatMap { self[$0].declarations }
        if family.contains(where: { $0.members.contains { $0.isOverride && $0.name == member.name } }) { return true }
        return (extensions + family).contains { declaration in
            declaration.uses.contains { use in
                guard use.root == .name || use.root == .self || use.root == .super else { return false }
                return use.components.first.map { $0.name == name } ?? false
            }
        }
    }
}

extension Diagnostic.Fix {
    /// Makes a member private: in place of the access that is written, or in front of its other modifiers.
    static func makingPrivate(_ member: MemberFact, isSafe: Bool) -> Diagnostic.Fix {
        let name = member.baseName.string
        let written = member.modifiers.filter { $0.isAccess || ($0.detail.map { $0 == "set" } ?? false) }
        let title = "Make '\(name)' private"
        guard let first = written.first else {
            let offset = member.modifiers.first.map { Int($0.range.lower) } ?? member.introducerOffset
            let place = SourceRange(file: member.facts.file, lower: offset, upper: offset)
            return Diagnostic.Fix(title, at: place, with: "private ", isSafe: isSafe)
        }
        let only = SourceRange(file: first.range.file, lower: Int(first.range.lower), upper: Int(first.range.upper))
        return Diagnostic.Fix(title, at: only, with: "private", isSafe: isSafe && written.count == 1)
    }
}
