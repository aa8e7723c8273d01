import ScreenSpecDiagnostics
import SourceFacts

/// The calls and paths of a member that stand at a place.
extension MemberFact {
    /// The paths in an expression.
    func uses(in value: ValueFact) -> [UseFact] {
        uses.filter { value.range.contains($0.range) }
    }

    /// The calls of which an argument holds a place, be it any or closures alone.
    func calls(given place: SourceRange, where isMeant: (ValueFact) -> Bool = { _ in true }) -> [CallFact] {
        calls.filter { call in call.arguments.contains { isMeant($0) && $0.range.contains(place) } }
    }
}

extension [CallFact] {
    /// Of calls that stand in one another the one inside all others.
    var innermost: CallFact? { self.min { $0.range.offsets.count < $1.range.offsets.count } }
}

extension ParameterFact {
    /// Whether the place is in the type that is written for it.
    func holds(_ place: SourceRange) -> Bool {
        type?.range.contains(place) ?? false
    }
}
