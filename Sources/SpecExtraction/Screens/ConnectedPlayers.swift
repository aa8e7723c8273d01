import SourceCheck
import ScreenSpecDiagnostics
import SourceFacts

extension CodeIndex {
    /// Whether a class has more than its name in common with others of a screen: it, or a protocol of it, is in the files of one of them,
    /// or one of them in its files.
    func isConnected(_ type: CodeType, to others: [CodeType]) -> Bool {
        others.contains { $0.id != type.id && (isNamed(type, by: $0) || isNamed($0, by: type)) }
    }

    /// Whether the files of a class name another one, or a protocol of it.
    private func isNamed(_ type: CodeType, by other: CodeType) -> Bool {
        let protocols = protocols(of: type.id).compactMap(\.projectType)
        let names = ([type.id] + protocols).map { NameFingerprint.of(self[$0].name) }
        return other.declarations.contains { names.contains(where: $0.facts.contains(textWith:)) }
    }
}
