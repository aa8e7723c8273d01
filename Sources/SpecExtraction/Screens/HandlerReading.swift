import SourceCheck
import SourceFacts

/// The methods of a class that answer to what a person does with its controls.
struct HandlerReading {
    private let type: CodeType
    private let reader: CodeReader

    init(_ type: CodeType, _ reader: CodeReader) {
        (self.type, self.reader) = (type, reader)
    }

    /// - Parameter names: Messages of the spec; what a handler says by one of these is no action of its own.
    func entries(sending names: Set<String> = []) -> [DocumentEntry] {
        var seen: Set<String> = []
        return reader.subject.answeringMethods(of: type).compactMap { handler in
            let method = handler.method
            let name = method.baseName.string
            guard Requirement.isWord(name), !method.isInsideConditionalCompilation, seen.insert(name).inserted,
                !names.contains(name), !reader.subject.says(names, handler, in: type, atOnce: true)
            else { return nil }
            var keys: [DocumentEntry] = []
            if let summary = reader.texts.summary(of: method) { keys.append(DocumentEntry("summary", summary)) }
            keys.append(DocumentEntry("via", "targetAction"))
            return DocumentEntry(name, .mapping(keys))
        }
    }
}
