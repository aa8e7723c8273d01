import ScreenModel
import SourceCheck
import SourceFacts

extension ReceivedInput {
    /// As a message of a spec, which carries what goes through the stream, or what the case does.
    func entry(_ reader: CodeReader) -> DocumentEntry? {
        let name = member.baseName.string
        guard SwiftName.isWord(name), !member.isInsideConditionalCompilation else { return nil }
        let types = form == .value ? member.parameters.map(\.type) : [element]
        let labels = member.parameters.map { $0.label?.string }
        var parameters: [DocumentEntry] = []
        for (number, type) in types.enumerated() {
            guard let text = type.flatMap({ reader.texts.text($0, in: member) }), number < Self.names.count else {
                return nil
            }
            if form != .value, text == "Void" || text == "()" { continue }
            let label = form == .value ? labels[number] : nil
            parameters.append(DocumentEntry(label ?? "_ \(Self.names[number])", text))
        }
        guard Set(parameters.map(\.key)).count == parameters.count else { return nil }
        reader.models.add(namedBy: member)
        let summary = reader.texts.summary(of: member)
        let carried = parameters.isEmpty ? [] : [DocumentEntry("parameters", .mapping(parameters))]
        return DocumentEntry(name, .mapping(summary + carried))
    }

    private static let names = ["value", "second", "third", "fourth", "fifth", "sixth"]
}
