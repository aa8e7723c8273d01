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
        !isCompletion && Self.runners.contains(call?.name)
    }

    /// Whether it runs once an animation has ended.
    private var isCompletion: Bool {
        guard let call, call.name == "animate" else { return false }
        return call.arguments.first { $0.range == range }?.label == "completion"
    }

    /// Whether a place is run once an animation has ended or a screen has gone, or by what is made with a closure around it, such as the
    /// choices of an alert.
    static func runsLater(_ place: SourceRange, in member: MemberFact) -> Bool {
        var place = place
        while let closure = EnclosingClosure(around: place, in: member) {
            if closure.isLater { return true }
            place = closure.call?.range ?? closure.range
        }
        return false
    }

    private var isLater: Bool {
        guard let call else { return false }
        if isCompletion || call.name == "dismiss" { return true }
        return !isRunAtOnce && call.calledPath.contains { $0.startsUppercase && $0.isCalled }
    }

    private static let runners: Set<String> = [
        "Task", "async", "asyncAfter", "animate", "performWithoutAnimation", "dismiss", "present", "forEach", "map",
    ]
}
