import ScreenSpecDiagnostics
import SourceFacts

/// Which files have names like those of actions of specs; tests and what other tools generate left out.
struct ActionFiles: Sendable {
    /// The numbers of files by the fingerprints of the names.
    private let numbers: [UInt64: [Int]]

    /// - Parameter names: Which names of a file count.
    init(of subject: CodeSubject, by names: @escaping @Sendable (FileFacts) -> [FactText]) {
        let actions = subject.specs.components.flatMap(\.declaration.actions)
        let wanted = Set(actions.map { NameFingerprint.of($0.member.baseName) })
        let code = subject.code
        let found = code.jobs.map(code.files) { file -> [UInt64] in
            guard !wanted.isEmpty, !file.isTest, !file.facts.isGeneratedElsewhere else { return [] }
            return names(file.facts).map(\.fingerprint).filter(wanted.contains)
        }
        var numbers: [UInt64: [Int]] = [:]
        for (number, names) in found.enumerated() {
            for name in Set(names) { numbers[name, default: []].append(number) }
        }
        self.numbers = numbers
    }

    /// In order.
    subscript(name: FactText) -> [Int] { numbers[name.fingerprint] ?? [] }
}
