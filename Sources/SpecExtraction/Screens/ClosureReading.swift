import SourceCheck
import SourceFacts

/// A property that holds a closure, by which a view tells that something happened.
struct ClosureReading {
    private let member: MemberFact
    private let function: TypeFact
    private let reader: CodeReader

    init?(_ member: MemberFact, _ reader: CodeReader) {
        guard let type = member.type, type.stripped.kind == .function, !type.stripped.hasTypedError,
            Requirement.isWord(member.baseName.string)
        else { return nil }
        (self.member, function, self.reader) = (member, type.stripped, reader)
    }

    var entry: DocumentEntry? {
        var keys: [DocumentEntry] = []
        if let summary = reader.texts.summary(of: member) { keys.append(DocumentEntry("summary", summary)) }
        keys.append(DocumentEntry("via", "property"))
        // Only one that may be missing has parameters of its own; of others the type says it all.
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
            parameters.append(DocumentEntry("_ \(label.flatMap { Requirement.isWord($0) ? $0 : nil } ?? name)", text))
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
