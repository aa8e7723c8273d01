import ScreenSpecDiagnostics

/// One path in an expression, from its root to its last name: `self.presenter?.interactor.fetch(of: 3)`.
///
/// `?`, `!`, subscripts and calls between the names are passed over; components tell of them.
public struct UseFact: ColumnRow {
    public enum Root: UInt32, Sendable {
        case `self`, `super`
        /// `Self`.
        case selfType
        /// The first component is a local variable or parameter: see `local`.
        case local
        /// The first component is a name from elsewhere: a member of `self`, something global, a type or a module.
        case name
        /// `.touchUpInside`.
        case implicit
        /// `$0`.
        case closureArgument
        /// Another expression, `(a ?? b).title`; what is in it has uses of its own.
        case expression
        /// `\.title`.
        case keyPath
    }

    public enum Role: UInt32, Sendable {
        case read, assigned
        /// Read and assigned, by `+=` and the like.
        case modified
        /// The last component is called.
        case called
        /// `&items`.
        case passedInOut
        case selector, keyPath
    }

    enum Column: Int, FactColumn {
        case kind, firstComponent, componentCount, local, member, lower, upper

        static let table = FactTable.uses

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .kind: .number
            case .firstComponent: .first(.components)
            case .componentCount: .count
            case .local: .optionalRow(.locals)
            case .member: .optionalRow(.members)
            case .lower, .upper: .offset
            }
        }
    }

    /// In one word with root and role, which have four bits each.
    struct Flags: OptionSet {
        let rawValue: UInt32
        static let inStoredInitialValue = Flags(rawValue: 1 << 8)
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    static func word(_ root: Root, _ role: Role, _ flags: Flags) -> UInt32 {
        root.rawValue | role.rawValue << 4 | flags.rawValue
    }

    fileprivate static func root(ofWord word: UInt32) -> Root { Root(rawValue: word & 0xF) ?? .expression }
    fileprivate static func role(ofWord word: UInt32) -> Role { Role(rawValue: word >> 4 & 0xF) ?? .read }

    private var flags: Flags { Flags(rawValue: word(.kind)) }

    package var root: Root { Self.root(ofWord: word(.kind)) }
    package var role: Role { Self.role(ofWord: word(.kind)) }
    /// The names, the root's included where it is a name; `self` and `super` are none.
    package var components: FactRows<ComponentFact> { rows(.firstComponent, count: .componentCount) }
    /// The variable that the path starts at.
    package var local: LocalFact? { root == .local ? optionalRow(.local) : nil }
    /// The type to which what the path starts at is cast: `Presenter` of `(presenter as? Presenter)?.title`.
    package var castType: TypeFact? {
        guard root == .expression else { return nil }
        let start: LocalFact? = optionalRow(.local)
        return start?.type
    }
    /// The member whose body, initial value or default argument it stands in.
    package var member: MemberFact? { optionalRow(.member) }
    /// From the root to the end of the last component, calls behind it left out.
    package var range: SourceRange { range(.lower, .upper) }

    /// In the initial value of a stored property that is not lazy, where there is no `self` yet.
    package var isInsideStoredInitialValue: Bool { flags.contains(.inStoredInitialValue) }

    /// The calls along the path, from left to right.
    package var calls: FactRows<CallFact> {
        let calls = facts.calls
        let first = calls.firstIndex(fromUse: index)
        let end = calls.firstIndex(fromUse: index + 1)
        return FactRows(facts: facts, range: first..<max(first, end))
    }

    /// The names as members of `self`: with `self.` or as a name that is no local variable; `nil` for all other roots.
    package var selfPath: FactRows<ComponentFact>? {
        root == .self || root == .name ? components : nil
    }
}

/// One name of a path.
public struct ComponentFact: ColumnRow {
    enum Column: Int, FactColumn {
        case name, flags, lower

        static let table = FactTable.components

        static var last: Column { .lower }

        var content: FactContent {
            switch self {
            case .name: .text
            case .flags: .number
            case .lower: .offset
            }
        }
    }

    struct Flags: OptionSet {
        let rawValue: UInt32
        static let called = Flags(rawValue: 1 << 0)
        static let subscripted = Flags(rawValue: 1 << 1)
        static let optional = Flags(rawValue: 1 << 2)
        static let forced = Flags(rawValue: 1 << 3)
        static let quoted = Flags(rawValue: 1 << 4)
        static let uppercase = Flags(rawValue: 1 << 5)
    }

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    private var flags: Flags { Flags(rawValue: word(.flags)) }

    package var name: FactText { text(.name) }
    /// Whether it starts like the name of a type. The text says so too, but lies elsewhere, and most names are asked.
    package var startsUppercase: Bool { flags.contains(.uppercase) }
    package var isCalled: Bool { flags.contains(.called) }
    package var isSubscripted: Bool { flags.contains(.subscripted) }
    /// `?` stands behind it.
    package var isOptionalChained: Bool { flags.contains(.optional) }
    package var isForced: Bool { flags.contains(.forced) }

    package var range: SourceRange {
        let lower = Int(word(.lower))
        let quotes = flags.contains(.quoted) ? 2 : 0
        return SourceRange(file: facts.file, lower: lower, upper: lower + name.byteCount + quotes)
    }
}

extension FactRows<UseFact> {
    /// The paths that have a name among theirs.
    package func naming(_ name: FactText) -> [UseFact] {
        typealias Column = UseFact.Column
        guard let id = facts.id(of: name) else { return [] }
        var found: [UseFact] = []
        for row in range {
            let first = Int(facts.word(Column.firstComponent, ofRow: row))
            let components = first..<first + Int(facts.word(Column.componentCount, ofRow: row))
            if components.contains(where: { facts.word(ComponentFact.Column.name, ofRow: $0) == id }) {
                found.append(UseFact(facts: facts, index: row))
            }
        }
        return found
    }
}

extension FileFacts {
    /// The names in all paths, each once; all texts that may be one where bodies are known by their words.
    package var mentionedNames: [FactText] {
        if isKnownByWords { return allTexts }
        var seen = Array(repeating: false, count: Int(words[FactsLayout.textCount]))
        var names: [FactText] = []
        names.reserveCapacity(min(seen.count, count(of: .components)))
        for row in 0..<count(of: .components) {
            let id = word(ComponentFact.Column.name, ofRow: row)
            guard !seen[Int(id)] else { continue }
            seen[Int(id)] = true
            names.append(FactText(facts: self, id: id))
        }
        return names
    }

    package var allTexts: [FactText] {
        (0..<words[FactsLayout.textCount]).map { FactText(facts: self, id: $0) }
    }

    /// The names that paths reach through an object, each once: those behind another one, `self` and `super` apart. What stands
    /// behind a type, or behind nothing but a period, is no part of an object. All texts where bodies are known by their words.
    package var reachedNames: [FactText] {
        typealias Column = UseFact.Column
        if isKnownByWords { return allTexts }
        var seen = Array(repeating: false, count: Int(words[FactsLayout.textCount]))
        var names: [FactText] = []
        for row in 0..<count(of: .uses) {
            let startsAtObject =
                switch UseFact.root(ofWord: word(Column.kind, ofRow: row)) {
                case .self, .super, .selfType, .local, .name, .implicit: false
                case .closureArgument, .expression, .keyPath: true
                }
            let first = Int(word(Column.firstComponent, ofRow: row))
            let end = first + Int(word(Column.componentCount, ofRow: row))
            for component in startsAtObject ? first..<end : min(first + 1, end)..<end {
                if component > first, isType(component - 1) { continue }
                let id = word(ComponentFact.Column.name, ofRow: component)
                guard !seen[Int(id)] else { continue }
                seen[Int(id)] = true
                names.append(FactText(facts: self, id: id))
            }
        }
        return names
    }

    /// Whether a component of a path is the name of a type, of which nothing is made.
    private func isType(_ row: Int) -> Bool {
        let component = ComponentFact(facts: self, index: row)
        return component.startsUppercase && !component.isCalled
    }

    /// What `#selector` names behind something else, such as a type.
    package var qualifiedSelectors: [UseFact] {
        typealias Column = UseFact.Column
        let rows = (0..<count(of: .uses)).lazy.filter { row in
            UseFact.role(ofWord: word(Column.kind, ofRow: row)) == .selector
                && word(Column.componentCount, ofRow: row) > 1
        }
        return rows.map { UseFact(facts: self, index: $0) }
    }
}
