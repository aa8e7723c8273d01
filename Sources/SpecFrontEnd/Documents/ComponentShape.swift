import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation
import YAMLTree

// MARK: - Subviews

private let subviewMapping = MappingShape<Subview>(
    "a subview",
    keys: [
        .required("type", .type, "The subview's type.", into: \.type),
        .optional("summary", .summary, "What it is for.", into: \.summary),
        .optional("shows", .bindings, "Which of its properties shows what.", into: \.shows),
        .optional("rows", .rows, "Of a list: which views show the elements of which collection.", into: \.rows),
        .optional(
            "identifier",
            .name("an identifier"),
            "By which UI tests find it.",
            default: "that of the project's pattern",
            into: \.identifier
        ),
        .optional("robot", .robotName, "What a robot calls it.", default: "its own name", into: \.robot),
    ]
)

extension Shape where Value == [Subview] {
    static let subviews = Shape.dictionary(
        "a subview's name",
        .alternatives([.swiftType, subviewMapping.schema]),
        "a mapping of subviews, such as {priceLabel: UILabel}"
    ) { key, value, reader -> Subview? in
        guard let name = reader.identifier(key: key) else { return nil }
        var subview = Subview(name: name)
        if reader.tree.kind(of: value) == .mapping {
            _ = subviewMapping.read(value, into: &subview, &reader)
        } else if let type = Shape<TypeReference>.type.read(value, &reader) {
            subview.type = type
        }
        return subview
    }
}

/// What is shown, and whether it is negated.
private struct ShownSource: Sendable {
    let name: Name
    let isNegated: Bool
}

extension Shape where Value == ShownSource {
    fileprivate static let shownSource = Shape(.text("what is shown, or not and a Bool")) { node, reader in
        guard let text = reader.scalarText(node, expected: "what is shown") else { return nil }
        guard text.hasPrefix("not ") else {
            return reader.sourcePath(text, at: node).map { ShownSource(name: $0, isNegated: false) }
        }
        let source = String(text.dropFirst(4).drop(while: \.isWhitespace))
        guard var name = reader.sourcePath(source, at: node) else { return nil }
        name.range = reader.range(of: node, offset: text.utf8.count - source.utf8.count, length: source.utf8.count)
        return ShownSource(name: name, isNegated: true)
    }
}

/// By property, one binding for each of its sources.
private let bindingsByProperty = Shape<[[Subview.Binding]]>.dictionary(
    "a property, or a method with its labels",
    Shape<[ShownSource]>.oneOrMore(.shownSource, "what is shown").schema,
    "a mapping, such as {text: name}"
) { key, value, reader -> [Subview.Binding]? in
    guard let keyText = reader.scalarText(key, expected: "a property"),
        let property = reader.targetPath(keyText, at: key),
        let sources = Shape<[ShownSource]>.oneOrMore(.shownSource, "what is shown").read(value, &reader)
    else { return nil }
    if reader.tree.kind(of: value) == .sequence, reader.tree.elements(of: value).isEmpty {
        reader.reportShape(of: value, expected: "at least one source")
    }
    return sources.map { Subview.Binding(property: property, source: $0.name, isNegated: $0.isNegated) }
}

extension Shape where Value == [Subview.Binding] {
    static let bindings = Shape(bindingsByProperty.schema) { node, reader in
        bindingsByProperty.read(node, &reader)?.flatMap(\.self)
    }
}

private let rowMapping = MappingShape<Subview.Row>(
    "a row",
    keys: [
        .required("view", .path("the view that shows an element"), "Its class.", into: \.view),
        .optional(
            "shows",
            .bindings,
            "Of a class that has no document: which of its properties shows what of the element.",
            into: \.shows
        ),
    ]
)

extension Shape where Value == Subview.Row {
    static let row = Shape(.alternatives([.text("a view"), rowMapping.schema])) { node, reader in
        guard reader.tree.kind(of: node) == .mapping else {
            return Shape<Name>.path("the view that shows an element").read(node, &reader).map { Subview.Row($0) }
        }
        var row = Subview.Row(Name("", at: reader.range(of: node)))
        return rowMapping.read(node, into: &row, &reader) && !row.view.text.isEmpty ? row : nil
    }
}

extension Shape where Value == [Subview.Rows] {
    static let rows = Shape.dictionary(
        "the path to a collection, or a message that makes each row",
        Shape<[Subview.Row]>.oneOrMore(.row, "a view or a list of views").schema,
        "a mapping, such as {jogs: JogCell}"
    ) { key, value, reader -> Subview.Rows? in
        guard let keyText = reader.scalarText(key, expected: "a property or parameter"),
            let source = reader.sourcePath(keyText, at: key),
            let rows = Shape<[Subview.Row]>.oneOrMore(.row, "a view or a list of views").read(value, &reader)
        else { return nil }
        if reader.tree.kind(of: value) == .sequence, reader.tree.elements(of: value).isEmpty {
            reader.reportShape(of: value, expected: "at least one view")
        }
        return Subview.Rows(source: source, rows: rows)
    }
}

extension SpecReader {
    /// A path to what is shown. It may start with the full name of a message: `didReceive(focus:).focus`.
    fileprivate mutating func sourcePath(_ text: String, at node: NodeID) -> Name? {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return identifierPath(text, at: node) }
        let parts = text.dottedParts
        guard let head = parts.first, Self.isFullName(head), parts.dropFirst().allSatisfy(SwiftNotation.isIdentifier)
        else {
            report(
                .invalidIdentifier,
                at: range(of: node),
                "'\(text)' is no full name of a message",
                help: ["Write it with its labels, as in 'didReceive(focus:).focus'."]
            )
            return nil
        }
        return Name(text, at: tree.range(of: node, within: 0..<text.utf8.count))
    }

    /// A property or a path of such; or a method with its labels, `configure(with:)`, and where it takes several values the label of
    /// the one that is meant, `set(title:hint:).hint`.
    fileprivate mutating func targetPath(_ text: String, at node: NodeID) -> Name? {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return identifierPath(text, at: node) }
        let names = text.dottedParts
        guard ShownMethod(text) != nil,
            names.allSatisfy({ $0.contains("(") ? Self.isFullName($0) : SwiftNotation.isIdentifier($0) })
        else {
            report(
                .invalidIdentifier,
                at: range(of: node),
                "'\(text)' is no method that takes what is shown",
                help: [
                    "Write it with its labels, as in 'configure(with:)', or 'set(title:hint:).hint' for one of several values."
                ]
            )
            return nil
        }
        return Name(text, at: tree.range(of: node, within: 0..<text.utf8.count))
    }

    /// `display`, or `display(jogs:)`.
    static func isMessageName(_ text: String) -> Bool { SwiftNotation.isIdentifier(text) || isFullName(text) }

    /// `cell(at:)`.
    private static func isFullName(_ text: String) -> Bool {
        let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].hasSuffix(")"), SwiftNotation.isIdentifier(String(parts[0])) else {
            return false
        }
        let labels = parts[1].dropLast()
        return labels.isEmpty
            || labels.hasSuffix(":")
                && labels.dropLast().split(separator: ":", omittingEmptySubsequences: false).allSatisfy {
                    $0 == "_" || SwiftNotation.isIdentifier(String($0))
                }
    }
}

// MARK: - Delegate

private let delegateMapping = MappingShape<DelegateDeclaration>(
    "a delegate",
    keys: [
        .optional("summary", .summary, "What its owner decides.", into: \.summary),
        .optional(
            "name",
            .identifier("a protocol's name"),
            "The protocol's name.",
            default: "the view's name and Delegate",
            into: \.name
        ),
        .optional("type", .type, "A protocol that the app already has.") { root, value, key, reader in
            root.type = value
        },
        .optional(
            "inherits",
            .list(of: .type, "a list of protocols"),
            "Protocols that it refines.",
            default: "AnyObject",
            into: \.inherits
        ),
        .optional(
            "classBound",
            .boolean,
            "false leaves AnyObject out.",
            default: "true",
            into: \.isClassBound
        ),
        .optional(
            "sender",
            .sender,
            "none leaves the sender out of all methods, a name calls it so.",
            default: "the view's name"
        ) { root, value, _, _ in
            root.passesSender = value.name != nil
            root.senderName = value.name
            root.senderRange = value.name == nil ? value.range : nil
        },
        .optional("methods", .delegateMethods, "What is asked of it.", into: \.methods),
    ]
)

extension Shape where Value == DelegateDeclaration {
    static let delegate = Shape(delegateMapping.schema) { node, reader in
        var delegate = DelegateDeclaration(at: reader.headRange(of: node))
        guard delegateMapping.read(node, into: &delegate, &reader) else { return nil }
        if let type = delegate.type {
            let keys = [
                delegate.name.map { _ in "name" }, delegate.inherits.isEmpty ? nil : "inherits",
                delegate.isClassBound.map { _ in "classBound" },
            ].compactMap(\.self).map { "'\($0)'" }
            if !keys.isEmpty {
                reader.report(
                    .conflictingKeys,
                    at: type.range,
                    "a delegate that the app already has is what it is, so \(keys.formattedList(with: "and")) \(keys.count == 1 ? "has" : "have") no use",
                    help: ["Remove \(keys.formattedList(with: "and")), or 'type'."]
                )
            }
        }
        return delegate
    }
}

// MARK: - Views and screens

extension Key where Root == ComponentDeclaration {
    static func head(_ name: String, _ summary: String) -> Key {
        Key(name: name, summary: summary, isRequired: true, defaultText: nil, schema: .text("a type's name")) {
            _,
            _,
            _,
            _ in
        }
    }

    static let shared: [Key] = [
        .optional("summary", .summary, "What it is, for doc comments and pages.", into: \.summary),
        .optional(
            "inherits",
            .type,
            "The superclass.",
            default: "UIView; of a screen, what the architecture says",
            into: \.inherits
        ),
        .optional(
            "layout",
            .word,
            "interfaceBuilder where subviews are outlets, code where they are made in code.",
            default: "code",
            into: \.layout
        ),
        .optional("subviews", .subviews, "Its parts, private to it.", into: \.subviews),
        .optional(
            "shows",
            .bindings,
            "Which of its own properties shows what: title, navigationItem.title.",
            into: \.shows
        ),
        .optional(
            "conforms",
            .list(of: .type, "a list of protocols"),
            "Protocols that its class conforms to.",
            into: \.conforms
        ),
        .optional(
            "knows",
            .names("a type"),
            "Types, exact or with *, that its class may know though its document does not name them.",
            into: \.knows
        ),
        .optional(
            "inputs",
            .messages,
            "What it is given from outside; nothing is generated for it.",
            into: \.inputs
        ),
        .content("viewModel", .viewModel, "What it shows.", MappingShape.viewModel.schema),
        .viewModels,
        .content(
            "dataSource",
            .dataSource,
            "In place of a view model: data under the name that the platform uses.",
            MappingShape.dataSource.schema
        ),
        .optional("actions", .actions, "What a person can do, named as what happened.", into: \.actions),
        .optional("delegate", .delegate, "What its owner decides.") { root, value, key, reader in
            root.delegate = value
            root.delegate?.range = reader.range(of: key)
        },
        .optional(
            "access",
            .word,
            "Who may see what is generated.",
            default: "that of the project file",
            into: \.access
        ),
        .optional(
            "generate",
            .boolean,
            "false checks and documents without writing Swift.",
            default: "true",
            into: \.generates
        ),
    ]

    private static func content(_ name: String, _ kind: ContentDeclaration.Kind, _ summary: String, _ schema: Schema)
        -> Key
    {
        Key(name: name, summary: summary, isRequired: false, defaultText: nil, schema: schema) {
            key,
            value,
            root,
            reader in
            guard let content = reader.content(kind, key: key, value: value) else { return }
            reader.take([content], at: content.range, into: &root)
        }
    }

    private static let viewModels = Key.optional(
        "viewModels",
        .viewModels,
        "In place of a view model: several, of which the first is its ViewModel."
    ) { root, value, key, reader in
        reader.take(value, at: reader.range(of: key), into: &root)
    }
}

extension SpecReader {
    fileprivate mutating func take(
        _ contents: [ContentDeclaration],
        at key: SourceRange,
        into root: inout ComponentDeclaration
    ) {
        if let other = root.content {
            report(
                .conflictingKeys,
                at: key,
                "a view has one of 'viewModel', 'viewModels' and 'dataSource'",
                help: ["Remove the others."],
                notes: [Diagnostic.Note(at: other.range, "Another one is here.")]
            )
        }
        root.content = contents.first
        root.furtherContents = Array(contents.dropFirst())
    }
}

extension MappingShape where Root == ComponentDeclaration {
    static let view = MappingShape("a view", keys: [.head("view", "The view's class.")] + Key.shared)
}
