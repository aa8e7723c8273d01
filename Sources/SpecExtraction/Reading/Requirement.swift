import ScreenModel
import SourceCheck
import SourceFacts

/// A requirement of a protocol, or a member of a class, as a message of a spec: in the short form where that says exactly the same,
/// and written out otherwise.
struct Requirement {
    private let member: MemberFact
    private let texts: SwiftTexts

    init(_ member: MemberFact, _ texts: SwiftTexts) {
        (self.member, self.texts) = (member, texts)
    }

    /// Those of a protocol or a type, in order; those that share a name are written out.
    ///
    /// - Returns: `nil` where one is of a kind that no spec can say.
    static func entries(_ members: [MemberFact], _ texts: SwiftTexts) -> [DocumentEntry]? {
        let names = Dictionary(grouping: members, by: \.baseName.string)
        var entries: [DocumentEntry] = []
        var keys: Set<String> = []
        for member in members {
            let isAlone = names[member.baseName.string]?.count == 1
            guard let entry = Requirement(member, texts).entry(isAlone: isAlone), keys.insert(entry.key).inserted else {
                return nil
            }
            entries.append(entry)
        }
        return entries
    }

    /// - Parameter isAlone: Whether no other message has the name.
    func entry(isAlone: Bool = true) -> DocumentEntry? {
        let keys = texts.summary(of: member)
        if isAlone, let short = shortForm {
            return DocumentEntry(member.baseName.string, .mapping(keys + short))
        }
        guard let text = writtenOut, text.utf8.count < Self.keyLimit else { return nil }
        return DocumentEntry(text, .mapping(keys))
    }

    /// YAML asks for keys on one line to be no longer than 1,024 bytes.
    private static let keyLimit = 900

    // MARK: Short

    private var shortForm: [DocumentEntry]? {
        guard attributes.isEmpty, member.hasShortForm else { return nil }
        return member.isProperty ? propertyKeys : functionKeys
    }

    private var propertyKeys: [DocumentEntry]? {
        guard let type else { return nil }
        return [DocumentEntry("type", type)] + (member.isSettable ? [DocumentEntry("settable", .flag(true))] : [])
    }

    private var functionKeys: [DocumentEntry]? {
        var parameters: [DocumentEntry] = []
        for parameter in member.parameters {
            guard let entry = Self.parameter(parameter, of: member, texts),
                !parameters.contains(where: { $0.key == entry.key })
            else { return nil }
            parameters.append(entry)
        }
        var keys = parameters.isEmpty ? [] : [DocumentEntry("parameters", .mapping(parameters))]
        if let type = member.type {
            guard let text = texts.text(type, in: member) else { return nil }
            if text != "Void", text != "()" { keys.append(DocumentEntry("returns", text)) }
        }
        if member.isAsync { keys.append(DocumentEntry("async", .flag(true))) }
        if member.isThrowing { keys.append(DocumentEntry("throws", .flag(true))) }
        return keys
    }

    /// `with name: String`.
    static func parameter(_ parameter: ParameterFact, of member: MemberFact, _ texts: SwiftTexts) -> DocumentEntry? {
        guard !parameter.isVariadic, let name = parameter.name?.string, SwiftName.isWord(name),
            let type = parameter.type.flatMap({ texts.text($0, in: member) })
        else { return nil }
        let label = parameter.label?.string ?? "_"
        guard label == "_" || SwiftName.isWord(label) else { return nil }
        return DocumentEntry(label == name ? name : "\(label) \(name)", type)
    }

    // MARK: Written out

    private var type: String? {
        member.type.flatMap { texts.text($0, in: member) }
    }

    private var attributes: [String] {
        member.attributes.map { "@\($0.name)" + ($0.argument.map { "(\($0))" } ?? "") }
    }

    private var writtenOut: String? {
        let words =
            attributes + (member.isTypeMember ? ["static"] : [])
            + (member.modifiers.contains("mutating") ? ["mutating"] : [])
        let prefix = words.map { "\($0) " }.joined()
        if member.isProperty {
            guard let type, !member.hasTypedError else { return nil }
            let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
            return "\(prefix)var \(member.baseName): \(type) { get\(effects)\(member.isSettable ? " set" : "") }"
        }
        guard member.kind == .method || member.kind == .initializer else { return nil }
        var parameters: [String] = []
        for parameter in member.parameters {
            guard !parameter.isVariadic, let type = parameter.type.flatMap({ texts.text($0, in: member) }) else {
                return nil
            }
            let (label, name) = (parameter.label?.string ?? "_", parameter.name?.string ?? "_")
            parameters.append("\(label == name ? name : "\(label) \(name)"): \(type)")
        }
        var rest = ""
        if !member.signatureRest.offsets.isEmpty {
            let inside = member.genericRequirements.flatMap { [$0.left, $0.right] }
            let types = [member.type, member.thrownType].compactMap(\.self) + inside
            guard let text = texts.text(member.signatureRest, naming: types, in: member) else { return nil }
            rest = " \(text)"
        }
        guard let generics else { return nil }
        let name = member.kind == .initializer ? "init" : "func \(member.baseName)"
        return "\(prefix)\(name)\(generics)(\(parameters.joined(separator: ", ")))\(rest)"
    }

    private var generics: String? {
        guard let first = member.genericParameters.first, let last = member.genericParameters.last else { return "" }
        var range = first.range
        range.upper = last.range.upper
        return texts.text(range, naming: member.genericParameters.compactMap(\.constraint), in: member).map {
            "<\($0)>"
        }
    }
}
