import SourceFacts
import ScreenSpecDiagnostics

/// Who may see a member, and what it takes to hide it.
extension CodeIndex {
    /// Whether nothing outside the file can name the member: by its own word, that of its extension or of a type around it.
    package func isHidden(_ member: MemberFact) -> Bool {
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

    // MARK: Who relies on it

    /// Whether code outside of the module may rely on the member: it is public or open, and so is all around it.
    func isPublic(_ member: MemberFact) -> Bool {
        guard let owner = member.owner, isPublic(member.access, in: owner) else { return false }
        return isPublic(owner)
    }

    /// The same of a type, or of what an extension extends.
    func isPublic(_ declaration: DeclarationFact) -> Bool {
        if declaration.kind == .extension { return extended(by: declaration).map(isPublic) ?? false }
        guard isPublic(declaration.access, in: declaration.parent) else { return false }
        return declaration.parent.map(isPublic) ?? true
    }

    /// What stands in an extension has its access where it has no word of its own.
    private func isPublic(_ written: AccessLevel?, in parent: DeclarationFact?) -> Bool {
        let access = written ?? parent.flatMap { $0.kind == .extension ? $0.access : nil }
        return access.map { $0 >= .public } ?? false
    }

    /// Whether Swift needs the member to be seen beyond its file: a class below, or an extension elsewhere, names it.
    func isSharedWithFamily(_ member: MemberFact, of type: CodeType) -> Bool {
        let file = member.facts.file
        let name = member.baseName
        let extensions = type.declarations.filter { $0.facts.file != file }
        let below = subclasses(of: type.id)
        let family = below.flatMap { self[$0].declarations }
        if extensions.isEmpty, family.isEmpty { return false }
        if family.contains(where: { $0.members.contains { $0.isOverride && $0.name == member.name } }) { return true }
        let classes = Set([type.id] + below)
        return (extensions + family).contains { declaration in
            declaration.uses.naming(name).contains { isOwnMember(name, in: $0, ofAnyOf: classes) }
        }
    }

    /// Whether a path in one of the classes names a member of them: alone, behind `self` or another name for it, behind
    /// another object of the class, or as a key path.
    private func isOwnMember(_ name: FactText, in use: UseFact, ofAnyOf classes: Set<TypeID>) -> Bool {
        for (position, component) in use.components.enumerated() where component.name == name {
            switch use.root {
            case .name, .self, .super, .selfType, .keyPath: if position == 0 { return true }
            case .local, .implicit, .closureArgument, .expression: break
            }
            if isObject(beforeName: position, of: use, ofAnyOf: classes) { return true }
        }
        return false
    }

    /// Whether the names of a path before one of them lead to one of the classes, or to an object of it.
    func isObject(beforeName position: Int, of use: UseFact, ofAnyOf classes: Set<TypeID>) -> Bool {
        guard position > 0, let member = use.member else { return false }
        return type(of: use, upTo: position, in: member).candidates.contains { classes.contains($0) }
    }
}

extension Diagnostic.Fix {
    /// Makes properties that are declared together, or another member, private: in place of the access that is written, or
    /// in front of the other modifiers; '@objc' beside it where '#selector' is to find it.
    static func makingPrivate(
        _ members: [MemberFact],
        isSafe: Bool,
        toObjectiveC: Bool = false
    ) -> Diagnostic.Fix? {
        guard let member = members.first else { return nil }
        let access = toObjectiveC ? "@objc private" : "private"
        let names = members.map { "'\($0.baseName.string)'" }
        let title = "Make \(names.count == 1 ? "it" : names.joined(separator: " and ")) private"
        var edits: [Diagnostic.Edit] = []
        var previous: ModifierFact?
        for modifier in member.modifiers {
            defer { previous = modifier }
            guard modifier.isAccess || modifier.detail == "set" else { continue }
            if edits.isEmpty {
                edits.append(Diagnostic.Edit(at: modifier.range, with: access))
            } else if let before = previous?.range {
                // What else says who may set it goes, with the space before it.
                if edits[edits.count - 1].range.upper == before.upper {
                    edits[edits.count - 1].range.upper = modifier.range.upper
                } else {
                    var rest = modifier.range
                    rest.lower = before.upper
                    edits.append(Diagnostic.Edit(at: rest, with: ""))
                }
            }
        }
        if edits.isEmpty {
            let offset = member.modifiers.first.map { Int($0.range.lower) } ?? member.introducerOffset
            let place = SourceRange(file: member.facts.file, lower: offset, upper: offset)
            edits.append(Diagnostic.Edit(at: place, with: access + " "))
        }
        return Diagnostic.Fix(title, edits: edits, isSafe: isSafe)
    }
}
