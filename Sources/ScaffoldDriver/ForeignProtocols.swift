import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts
import SwiftNotation

/// What protocols of the app ask for that no spec declares.
struct ForeignProtocols {
    private let code: CodeIndex
    private let texts: Lazy<SourceFiles>

    /// - Parameter texts: The Swift files with their bytes, which few specs need.
    init(_ code: CodeIndex, _ texts: @escaping @Sendable () -> SourceFiles) {
        self.code = code
        self.texts = Lazy(texts)
    }

    /// The requirements of a protocol and of those that it refines, but for those that have an answer already.
    func requirements(of name: String) -> [Member] {
        let found = code.types(named: name).filter { code[$0].kind == .protocol }
        guard found.count == 1, let id = found.first else { return [] }
        let refined = code.protocols(of: id).flatMap(\.candidates)
        var members: [Member] = []
        for type in [id] + refined {
            let answered = Set(code[type].extensions.flatMap { $0.members.map(\.name.string) })
            for fact in code[type].declaration.members where !answered.contains(fact.name.string) {
                guard let requirement = requirement(fact) else { continue }
                let name = Name(fact.baseName.string, at: fact.nameRange)
                members.append(Member(name: name, requirement: requirement))
            }
        }
        return members
    }

    private func requirement(_ fact: MemberFact) -> Member.Requirement? {
        guard let file = texts.value[fact.range.file] else { return nil }
        let offsets = fact.range.offsets.clamped(to: 0..<file.bytes.count)
        let text = file.text(offsets).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
        let words = text.split(separator: " ").filter { !Self.marks.contains(String($0)) }.joined(separator: " ")
        guard
            case .success(let requirement) = SwiftNotation.requirement(words, rangeOfWhole: fact.range, offsetOfText: 0)
        else { return nil }
        return requirement
    }

    private static let marks: Set<String> = ["@MainActor", "nonisolated", "@objc"]
}
