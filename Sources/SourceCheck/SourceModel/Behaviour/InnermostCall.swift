import ScreenSpecDiagnostics
import SourceFacts

extension MemberFact {
    /// The calls of which an argument holds a place, be it any or closures alone.
    func calls(given place: SourceRange, where isMeant: (ValueFact) -> Bool = { _ in true }) -> [CallFact] {
        calls.filter { call in call.arguments.contains { isMeant($0) && $0.range.contains(place) } }
    }
}

extension [CallFact] {
    /// Of calls that stand in one another the one inside all others.
    var innermost: CallFact? { self.min { $0.range.offsets.count < $1.range.offsets.count } }
}
