import ScreenSpecDiagnostics
import SourceFacts

/// Names a member, wherever it is asked about.
struct MemberPlace: Hashable, Sendable {
    private let file: FileID
    private let index: Int

    init(_ member: MemberFact) {
        file = member.facts.file
        index = member.index
    }
}
