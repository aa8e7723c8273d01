import SystemTypes

/// Writes the declarations of one module in Swift.
struct DeclarationWriter {
    let visible: VisibleTypes
    let members: MemberWriter
    private let classes: ClassWriter
    private let protocols: ProtocolWriter
    private let ownTypes: Set<String>

    init(visible: VisibleTypes, declarations: [CatalogueDeclaration]) {
        self.visible = visible
        members = MemberWriter(visible: visible)
        ownTypes = Set(declarations.filter { $0.header.keyword != .extension }.map(\.header.name))
        classes = ClassWriter(visible: visible, extensions: declarations.filter { $0.header.keyword == .extension })
        protocols = ProtocolWriter(visible: visible)
    }

    func lines(for declaration: CatalogueDeclaration) -> [String] {
        let header = declaration.header
        switch header.keyword {
        case .class, .actor: return nested(header, classes.lines(for: declaration))
        case .protocol: return protocols.lines(for: declaration)
        case .enum: return nested(header, enumeration(declaration))
        case .struct, .options, .wrapper: return nested(header, structure(declaration)) + bridged(header)
        case .typealias: return nested(header, alias(header))
        case .extension: return isMerged(header) ? [] : extending(declaration)
        }
    }

    /// Members that an extension adds to a class of its own module stand in the class, where they can be overridden.
    private func isMerged(_ header: HeaderReader) -> Bool {
        let isOwnClass = SystemTypes.type(named: header.name)?.kind == .class && ownTypes.contains(header.name)
        return isOwnClass || header.name == "NSObject"
    }

    private func nested(_ header: HeaderReader, _ lines: [String]) -> [String] {
        guard let dot = header.name.lastIndex(of: "."), !lines.isEmpty else { return lines }
        return ["extension \(header.name[..<dot]) {"] + lines + ["}"]
    }

    // MARK: - Enumerations

    private func isObjectiveC(_ header: HeaderReader) -> Bool {
        header.inherited.first.map { ["Int", "UInt", "Int32", "UInt32"].contains($0) } ?? false
    }

    private func enumeration(_ declaration: CatalogueDeclaration) -> [String] {
        let header = declaration.header
        let raw = isObjectiveC(header) ? header.inherited.first : nil
        let protocols = raw.map { [$0, "Sendable"] } ?? conformances(of: header)
        let cases = declaration.members.filter { $0.keyword == .case }.map { "    case \($0.declaration)" }
        let members = declaration.members.filter { $0.keyword != .case }
            .flatMap { self.members.lines($0, in: .value(header)) }
        // An enumeration with a raw type needs a case; the catalogue does not list those of every type.
        return ["\(raw == nil ? "" : "@objc ")public enum \(header.simpleName)\(list(protocols)) {"]
            + (cases.isEmpty ? ["    case notInTheCatalogue"] : cases) + members + ["}"]
    }

    // MARK: - Structures

    private func structure(_ declaration: CatalogueDeclaration) -> [String] {
        let header = declaration.header
        var lines: [String] = []
        switch header.keyword {
        case .options: lines += ["    public let rawValue: UInt", "    public init(rawValue: UInt) { fatalError() }"]
        case .wrapper:
            let raw = header.rawType ?? "String"
            lines += ["    public let rawValue: \(raw)", "    public init(rawValue: \(raw)) { fatalError() }"]
            if !declaration.members.contains(where: { $0.keyword == .`init` }) {
                lines.append("    public init(_ rawValue: \(raw)) { fatalError() }")
            }
        default: break
        }
        if header.inherited.contains("Comparable") {
            lines.append(
                "    public static func < (left: \(header.simpleName), right: \(header.simpleName)) -> Bool { fatalError() }"
            )
        }
        lines += declaration.members.flatMap { members.lines($0, in: .value(header)) }
        lines += Witnesses(visible: visible).missing(in: header.name).flatMap { members.lines($0, in: .value(header)) }
        return [
            "\(attributes(header))public struct \(header.simpleName)\(generics(header))\(list(conformances(of: header))) {"
        ]
            + lines + ["}"]
    }

    private func conformances(of header: HeaderReader) -> [String] {
        switch header.keyword {
        case .options: ["OptionSet", "Sendable"]
        case .wrapper:
            ["RawRepresentable", "Hashable", "Sendable"]
                + (header.inherited.contains("Comparable") ? ["Comparable"] : [])
        case .enum where header.inherited.isEmpty: ["Hashable", "Sendable"]
        default: header.inherited.filter(Witnesses(visible: visible).canConform)
        }
    }

    private func bridged(_ header: HeaderReader) -> [String] {
        guard header.genericParameters.isEmpty else { return [] }
        return [StandInSupplement.bridging(header.name)]
    }

    // MARK: - Aliases and extensions

    private func alias(_ header: HeaderReader) -> [String] {
        guard let aliased = header.aliased, visible.containsAll(mentionedIn: aliased, except: []) else { return [] }
        return ["public typealias \(header.simpleName)\(generics(header)) = \(aliased)"]
    }

    private func extending(_ declaration: CatalogueDeclaration) -> [String] {
        let header = declaration.header
        guard visible.contains(header.name) else { return [] }
        let lines = declaration.members.flatMap { members.lines($0, in: .extension(header)) }
        return ["extension \(header.name) {"] + lines + ["}"]
    }

    // MARK: -

    private func attributes(_ header: HeaderReader) -> String { header.modifiers.contains("main") ? "@MainActor " : "" }

    private func generics(_ header: HeaderReader) -> String {
        header.genericParameters.isEmpty ? "" : "<\(header.genericParameters.joined(separator: ", "))>"
    }

    private func list(_ protocols: [String]) -> String {
        protocols.isEmpty ? "" : ": " + protocols.joined(separator: ", ")
    }
}

extension HeaderReader {
    /// The name without the types that it is nested in.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The type that a `wrapper` wraps, where it is not `String`.
    var rawType: String? { inherited.first { $0 != "Comparable" } }

    var genericParameterNames: [String] { genericParameters.map { String($0.prefix { $0 != ":" }) } }
}
