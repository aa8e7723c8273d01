import ScreenModel
import SourceCheck
import SourceFacts

/// A property that holds a closure, by which a view tells that something happened.
struct ClosureReading {
    private let member: MemberFact
    private let function: TypeFact
    /// Whether another name stands for the closure's type.
    private let isAlias: Bool
    private let reader: CodeReader

    init?(_ member: MemberFact, _ reader: CodeReader) {
        guard let type = member.type, SwiftName.isWord(member.baseName.string),
            let function = type.stripped.kind == .function
                ? type.stripped : Self.aliased(type.stripped, member, reader),
            !function.hasTypedError
        else { return nil }
        isAlias = type.stripped.kind != .function
        (self.member, self.function, self.reader) = (member, function, reader)
    }

    private static func aliased(_ type: TypeFact, _ member: MemberFact, _ reader: CodeReader) -> TypeFact? {
        guard type.kind == .named, let id = reader.code.lookup(type, in: member).projectType,
            reader.code[id].kind == .typealias, reader.code[id].declaration.genericParameters.isEmpty,
            let aliased = reader.code[id].declaration.aliasedType, aliased.stripped.kind == .function
        else { return nil }
        return aliased.stripped
    }

    var entry: DocumentEntry? {
        var keys = reader.texts.summary(of: member) + [DocumentEntry("via", "property")]
        // Only one that may be missing has parameters of its own; of others the type says it all.
        if isAlias {
            guard let text = member.type.flatMap({ reader.texts.text($0, in: member) }) else { return nil }
            return DocumentEntry(member.baseName.string, .mapping(keys + [DocumentEntry("type", text)]))
        }
        guard member.type?.isOptional == true else {
            guard let text = reader.texts.text(function, in: member), member.type?.kind != .implicitlyUnwrapped else {
                return nil
            }
            return DocumentEntry(member.baseName.string, .mapping(keys + [DocumentEntry("type", text)]))
        }
        guard let result = function.parts.last, let returned = reader.texts.text(result, in: member) else { return nil }
        var parameters: [DocumentEntry] = []
        for (name, part) in zip(Self.names, function.parts.dropLast()) {
            let type = part.kind == .labelled ? part.parts.first ?? part : part
            guard let text = reader.texts.text(type, in: member) else { return nil }
            let label = part.kind == .labelled ? part.name?.string : nil
            parameters.append(DocumentEntry("_ \(label.flatMap { SwiftName.isWord($0) ? $0 : nil } ?? name)", text))
        }
        guard parameters.count == function.parts.count - 1, Set(parameters.map(\.key)).count == parameters.count else {
            return nil
        }
        if !parameters.isEmpty { keys.append(DocumentEntry("parameters", .mapping(parameters))) }
        if returned != "Void", returned != "()" { keys.append(DocumentEntry("returns", returned)) }
        if function.isAsync { keys.append(DocumentEntry("async", .flag(true))) }
        if function.isThrowing { keys.append(DocumentEntry("throws", .flag(true))) }
        return DocumentEntry(member.baseName.string, .mapping(keys))
    }

    private static let names = ["first", "second", "third", "fourth", "fifth", "sixth"]
}
