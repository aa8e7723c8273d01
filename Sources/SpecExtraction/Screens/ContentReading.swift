import ScreenModel
import SourceCheck
import SourceFacts

/// What a view model, or a model, is made of.
struct ContentReading {
    private let type: CodeType
    private let reader: CodeReader

    init(_ type: CodeType, _ reader: CodeReader) {
        (self.type, self.reader) = (type, reader)
    }

    /// `nil` of what no spec can say.
    var entries: [DocumentEntry]? {
        guard type.kind == .struct || type.kind == .enum || type.kind == .class, !type.isHidden,
            type.declaration.genericParameters.isEmpty, reader.code.hasNoNamesake(type.id),
            reader.code.file(of: type).isChecked
        else { return nil }
        let summary = reader.texts.summary(of: type.declaration)
        if type.kind == .enum {
            let cases = cases
            return cases.map { $0.isEmpty ? summary : summary + [DocumentEntry("cases", .mapping($0))] }
        }
        let properties = properties
        return properties.isEmpty ? summary : summary + [DocumentEntry("properties", .mapping(properties))]
    }

    // MARK: Properties

    /// Those that others can read, with the types that are written or that a first value spells.
    private var properties: [DocumentEntry] {
        let members = type.members.filter { member in
            member.isProperty && !member.isTypeMember && !member.isInsideConditionalCompilation
                && !reader.code.isHidden(member) && !member.isOverride && !member.traits.contains(.tuplePattern)
                && SwiftName.isWord(member.baseName.string)
        }
        var seen: Set<String> = []
        return members.compactMap { member in
            guard seen.insert(member.baseName.string).inserted, let text = reader.typeText(of: member),
                !text.hasPrefix("some "), !text.hasSuffix("!")
            else { return nil }
            reader.models.add(namedBy: member)
            return reader.entry(of: member, type: text)
        }
    }

    // MARK: Cases

    /// `nil` where one carries what can't be written.
    private var cases: [DocumentEntry]? {
        var entries: [DocumentEntry] = []
        for member in type.members where member.kind == .enumCase {
            var payload: [DocumentEntry] = []
            for (number, parameter) in member.parameters.enumerated() {
                guard let text = parameter.type.flatMap({ reader.texts.text($0, in: member) }),
                    number < Self.names.count
                else {
                    return nil
                }
                payload.append(DocumentEntry(parameter.label?.string ?? "_ \(Self.names[number])", text))
            }
            guard !member.isInsideConditionalCompilation, Set(payload.map(\.key)).count == payload.count else {
                return nil
            }
            reader.models.add(namedBy: member)
            entries.append(DocumentEntry(member.baseName.string, .mapping(payload)))
        }
        return Set(entries.map(\.key)).count == entries.count ? entries : nil
    }

    private static let names = ["value", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
}

/// A type that view models and messages are made of.
struct ModelReading {
    private let type: CodeType
    private let reader: CodeReader

    init(_ type: CodeType, _ reader: CodeReader) {
        (self.type, self.reader) = (type, reader)
    }

    var entry: DocumentEntry? {
        guard var keys = type.kind == .protocol ? requirements : ContentReading(type, reader).entries else {
            return nil
        }
        if !conformances.isEmpty { keys.append(DocumentEntry("conforms", .texts(conformances))) }
        return DocumentEntry(reader.code.qualifiedName(of: type.id), .mapping(keys))
    }

    /// Of a protocol, what it asks for; `nil` where no spec can say it.
    private var requirements: [DocumentEntry]? {
        let members = type.declaration.members.filter(\.isRequirement)
        guard reader.isSayable(type), let entries = Requirement.entries(members, reader.texts) else { return nil }
        let summary = reader.texts.summary(of: type.declaration)
        return summary + [DocumentEntry("requirements", .mapping(entries))]
    }

    /// Those that are stated without conditions, in their order; of those that follow from others, Swift knows.
    private var conformances: [String] {
        var names: [String] = []
        for declaration in type.declarations where declaration.genericRequirements.isEmpty {
            for inherited in declaration.inheritedTypes {
                for name in self.names(of: inherited.type, in: declaration) where !names.contains(name) {
                    names.append(name)
                }
            }
        }
        if type.kind == .enum, !names.contains("Hashable"), isPlainEnum { names.append("Hashable") }
        return names
    }

    /// Cases without payloads make an enum `Hashable` by themselves.
    private var isPlainEnum: Bool {
        let cases = type.members.filter { $0.kind == .enumCase }
        return !cases.isEmpty && cases.allSatisfy(\.parameters.isEmpty)
    }

    private func names(of written: TypeFact, in declaration: DeclarationFact) -> [String] {
        let type = written.stripped
        if type.kind == .composition { return type.parts.flatMap { names(of: $0, in: declaration) } }
        switch reader.code.lookup(type, in: declaration.parent) {
        case .project(let id):
            let found = reader.code[id]
            return found.kind == .protocol && !found.isHidden && found.parent == nil ? [found.name] : []
        case .platform(let platform):
            guard platform.facts?.kind == .protocol || platform.name == "Codable" else { return [] }
            return [platform.name]
        case .ambiguous, .unknown: return []
        }
    }
}
