/// Reads the lines below a type's header, near to Swift:
///
///     var text: String?
///     let isTracking, isTouchInside: Bool
///     static let red: UIColor
///     func addSubview(_ view: UIView)
///     optional func numberOfSections(in tableView: UITableView) -> Int
///     case left, center, right
///     init(frame: CGRect)
///     show title: String? = setTitle(_:for:) @13
///
/// `var` can be set, `let` can only be read. `show` is a name that specs may use for what a method sets.
package struct MemberReader: Sendable {
    package enum Keyword: String, Sendable {
        case `let`, `var`, `func`, `init`, `case`, show, `subscript`
    }

    package let modifiers: [String]
    package let keyword: Keyword
    /// What follows the keyword, without the version.
    package let declaration: Substring

    init?(_ line: String) {
        var rest = Notation.withoutVersion(line[...])
        var modifiers: [String] = []
        while true {
            let word = rest.prefix(beforeAny: " (?<")
            if word.isEmpty { return nil }
            rest = rest.dropFirst(bytes: word.utf8.count)
            if let keyword = Keyword(rawValue: String(word)) {
                self.keyword = keyword
                self.modifiers = modifiers
                declaration = rest
                return
            }
            modifiers.append(String(word))
        }
    }

    private init(_ name: String, of list: MemberReader, type: String) {
        modifiers = list.modifiers
        keyword = list.keyword
        declaration = "\(name): \(type)"[...]
    }

    /// One reader for each name that the line lists.
    package var separated: [MemberReader] {
        guard keyword == .let || keyword == .var, let (names, type) = namesAndType else { return [self] }
        return names.map { MemberReader($0, of: self, type: type) }
    }

    /// The members that a line declares: several where it lists names. Subscripts have no name and are left out.
    static func members(_ line: String) -> [Member] {
        MemberReader(line)?.members ?? []
    }

    /// The part of a line in which all its members are named; something else may stand there as well.
    static func naming(_ line: Slice<CatalogueLines.Bytes>) -> Slice<CatalogueLines.Bytes> {
        // Of cases, each may bring its values along before the next.
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        if words.prefix(2).contains(where: { $0.elementsEqual(Keyword.case.rawValue.utf8) }) { return line }
        return line.prefix { !":(<".utf8.contains($0) }
    }

    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    package var members: [Member] {
        switch keyword {
        case .let, .var: properties(isSettable: keyword == .var)
        case .show: shorthand.map { [$0] } ?? []
        case .func: [callable(name: String(declaration.prefix(beforeAny: "(<")), kind: .method)]
        case .`init`: [callable(name: "init", kind: .initializer)]
        case .case: cases
        case .subscript: []
        }
    }

    /// The names before a property's type, and the type.
    package var namesAndType: (names: [String], type: String)? {
        guard let colon = declaration.firstIndex(ofAny: ":") else { return nil }
        return (Notation.list(declaration[..<colon]), Notation.trimmed(declaration[colon...].dropFirst(bytes: 1)))
    }

    /// The part of the declaration that mentions types: without the member's own name.
    package var signature: Substring {
        switch keyword {
        case .let, .var: declaration.firstIndex(of: ":").map { declaration[$0...].dropFirst() } ?? ""
        case .show: declaration.firstIndex(of: ":").map { declaration[$0...].prefix { $0 != "=" } } ?? ""
        case .func, .`init`, .case, .subscript:
            declaration.firstIndex { "(<".contains($0) }.map { declaration[$0...] } ?? ""
        }
    }

    /// The names of a method's generic parameters.
    package var genericParameters: [String] {
        guard keyword == .func || keyword == .`init`, signature.first == "<" else { return [] }
        let end = Notation.closingBracket(of: signature) ?? signature.startIndex
        return Notation.list(signature[..<end].dropFirst()).map { String($0.prefix { $0 != ":" }) }
    }

    private func properties(isSettable: Bool) -> [Member] {
        guard let (names, type) = namesAndType else { return [] }
        return names.map {
            Member(name: $0, kind: .property, type: type, isSettable: isSettable, isStatic: isStatic)
        }
    }

    private var shorthand: Member? {
        guard let equals = declaration.range(ofLast: " = "), let colon = declaration.firstIndex(ofAny: ":") else {
            return nil
        }
        return Member(
            name: String(declaration[..<colon]),
            kind: .property,
            type: Notation.trimmed(declaration[declaration.utf8.index(after: colon)..<equals.lowerBound]),
            isSettable: true,
            isStatic: false,
            setter: String(declaration[equals.upperBound...])
        )
    }

    private var cases: [Member] {
        Notation.list(declaration).map { part in
            let name = part[...].prefix(beforeAny: "( ")
            let payload = part[name.endIndex...]
            return Member(
                name: String(name),
                kind: .enumCase,
                parameters: payload.utf8.first == UInt8(ascii: "(") ? String(payload) : nil,
                isSettable: false,
                isStatic: true
            )
        }
    }

    private func callable(name: String, kind: Member.Kind) -> Member {
        var parameters: String?
        var returned: String?
        if let open = declaration.firstIndex(ofAny: "(") {
            let list = declaration[open...]
            let close = Notation.closingBracket(of: list) ?? list.index(before: list.endIndex)
            parameters = String(list[...close])
            if let arrow = list[close...].range(ofFirst: "-> ") {
                let result = list[arrow.upperBound...]
                returned = Notation.trimmed(result.range(ofLast: " where ").map { result[..<$0.lowerBound] } ?? result)
            }
        }
        return Member(
            name: name,
            kind: kind,
            type: returned,
            parameters: parameters,
            isSettable: false,
            isStatic: isStatic
        )
    }

    /// The argument labels in a parameter list, `_` for none.
    static func argumentLabels(of parameters: String) -> [String] {
        Notation.list(parameters.dropFirst().dropLast()).map { part in
            String(part[...].prefix(beforeAny: " :"))
        }
    }
}
