#if Check
/// Finds the bodies of the functions, properties and subscripts that a file or its types declare.
struct BodyFinder {
    /// What a pair of braces holds.
    private struct Block {
        enum Kind {
            case members, accessors, other
        }

        let kind: Kind
        let parenthesesOutside: Int
        /// Whether the bodies inside of it stay.
        let staysWhole: Bool
    }

    /// What the last keyword of a declaration says of the next pair of braces.
    private enum Heading {
        case type, `extension`, function, property, other
    }

    private let keepsExtensions: Bool
    private var signs: SwiftSigns
    private let words = Words.all
    private var found: [Range<Int>] = []
    private var blocks: [Block] = []
    private var parentheses = 0
    private var heading = Heading.other
    /// The fingerprints of the names of types, as far as they have been met.
    private var declared: Set<UInt64> = []
    /// What the last heading of a type or an extension is about, by the last name of a path, and where that ends.
    private var named: (fingerprint: UInt64, end: Int)?

    /// - Parameter keepsExtensions: Whether what extends a type that the file has not declared before stays whole.
    init(_ source: UnsafeBufferPointer<UInt8>, keepsExtensions: Bool) {
        self.keepsExtensions = keepsExtensions
        signs = SwiftSigns(source)
    }

    /// What stands between the braces of each, those left out that have to stay; `nil` where braces do not fit together.
    mutating func bodies() -> [Range<Int>]? {
        while true {
            switch signs.next() {
            case .word: read()
            case .openBrace: guard open() else { return nil }
            case .closeBrace: guard close() else { return nil }
            case .openParenthesis: parentheses += 1
            case .closeParenthesis: parentheses -= 1
            case .equals:
                // A closure may follow, which is no accessor.
                if heading == .property, parentheses == 0 { heading = .other }
            case .endOfFile: return blocks.isEmpty ? found : nil
            case .unclear: return nil
            }
        }
    }

    // MARK: Words

    private struct Words: Sendable {
        static let all = Words()

        let functions: [SwiftSigns.Word] = ["func", "init", "deinit"].map { SwiftSigns.Word($0) }
        let properties: [SwiftSigns.Word] = ["var", "subscript"].map { SwiftSigns.Word($0) }
        let types: [SwiftSigns.Word] = ["class", "struct", "enum", "protocol"].map { SwiftSigns.Word($0) }
        let `extension` = SwiftSigns.Word("extension")
        let others: [SwiftSigns.Word] = ["let", "case", "import", "typealias"].map { SwiftSigns.Word($0) }
        let local: [SwiftSigns.Word] = ["class", "struct", "enum", "actor"].map { SwiftSigns.Word($0) }
        let selector = SwiftSigns.Word("selector")
        let accessors: [SwiftSigns.Word] = [
            "get", "set", "willSet", "didSet", "init", "mutating", "nonmutating", "consuming", "borrowing",
            "__consuming", "read", "modify", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
        ].map { SwiftSigns.Word($0) }
    }

    private var isAmongMembers: Bool {
        parentheses == 0 && blocks.last.map { $0.kind == .members } ?? true
    }

    private mutating func read() {
        guard isAmongMembers else { return }
        let isPartOfPath = signs.byteBefore == UInt8(ascii: ".")
        if keepsExtensions, heading == .type || heading == .extension {
            let goesOn = named.map { isPartOfPath && signs.lower == $0.end + 1 } ?? true
            if goesOn { named = (signs.fingerprint, signs.upper) }
        }
        guard !isPartOfPath else { return }
        let word = signs.word
        if words.functions.contains(word) {
            heading = .function
        } else if words.properties.contains(word) {
            heading = .property
        } else if words.types.contains(word) {
            (heading, named) = (.type, nil)
        } else if word == words.extension {
            (heading, named) = (.extension, nil)
        } else if words.others.contains(word) {
            heading = .other
        }
    }

    // MARK: Blocks

    /// `false` where nothing closes what is opened here.
    private mutating func open() -> Bool {
        var kind = Block.Kind.other
        var staysWhole = false
        if isAmongMembers {
            defer { heading = .other }
            switch heading {
            case .type:
                kind = .members
                if let named { declared.insert(named.fingerprint) }
            case .extension:
                kind = .members
                staysWhole = keepsExtensions && !(named.map { declared.contains($0.fingerprint) } ?? false)
            case .function: return passBody()
            case .property:
                guard startsAccessors else { return passBody() }
                kind = .accessors
                staysWhole = blocks.last?.staysWhole ?? false
            case .other: break
            }
        } else if parentheses == 0, blocks.last?.kind == .accessors {
            return passBody()
        }
        blocks.append(Block(kind: kind, parenthesesOutside: parentheses, staysWhole: staysWhole))
        parentheses = 0
        return true
    }

    /// Whether what was opened names accessors, and is not the body of a getter that has no name.
    private var startsAccessors: Bool {
        var ahead = signs
        guard ahead.next() == .word else { return false }
        return ahead.byteBefore == UInt8(ascii: "@") || words.accessors.contains(ahead.word)
    }

    /// `false` where nothing is open.
    private mutating func close() -> Bool {
        guard let block = blocks.popLast() else { return false }
        parentheses = block.parenthesesOutside
        if isAmongMembers { heading = .other }
        return true
    }

    /// Goes to the end of the body that starts here. One that declares types, or has a selector, stays.
    private mutating func passBody() -> Bool {
        let start = signs.upper
        var depth = 1
        var stays = blocks.last?.staysWhole ?? false
        while depth > 0 {
            switch signs.next() {
            case .openBrace: depth += 1
            case .closeBrace: depth -= 1
            case .word: stays = stays || keepsBody
            case .openParenthesis, .closeParenthesis, .equals: break
            case .endOfFile, .unclear: return false
            }
        }
        if !stays, start < signs.lower { found.append(start..<signs.lower) }
        return true
    }

    private var keepsBody: Bool {
        switch signs.byteBefore {
        case UInt8(ascii: "."): false
        case UInt8(ascii: "#"): signs.word == words.selector
        default: words.local.contains(signs.word)
        }
    }
}
#endif
