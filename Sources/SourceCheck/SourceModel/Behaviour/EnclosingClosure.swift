import ScreenSpecDiagnostics
import SourceFacts

/// The innermost closure around a place in a member.
struct EnclosingClosure {
    let range: SourceRange
    /// The call that is given it; `nil` where it is assigned, or called itself.
    let call: CallFact?

    init?(around place: SourceRange, in member: MemberFact) {
        var found: (range: SourceRange, call: CallFact?)?
        func consider(_ value: ValueFact?, _ call: CallFact?) {
            guard let value, value.kind == .closure || value.kind == .closureCall, value.range != place,
                value.range.contains(place), found.map({ $0.range.contains(value.range) }) ?? true
            else { return }
            found = (value.range, call)
        }
        for call in member.calls { for argument in call.arguments { consider(argument, call) } }
        for assignment in member.assignments { consider(assignment.value, nil) }
        for local in member.locals { consider(local.value, nil) }
        consider(member.value, nil)
        guard let found else { return nil }
        (range, call) = found
    }

    /// Whether it runs when the call is made, or soon after.
    var isRunAtOnce: Bool {
        call?.name.map { Self.runners.contains($0.string) } == true
    }

    private static let runners: Set<String> = [
        "Task", "async", "asyncAfter", "animate", "performWithoutAnimation", "dismiss", "present", "forEach", "map",
    ]
}
