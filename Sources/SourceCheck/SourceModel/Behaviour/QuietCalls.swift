import SourceFacts
import SystemTypes

/// Calls of the app's own objects that open and close no screen, as their code shows: a tick of the haptic engine, a line in a log.
struct QuietCalls {
    private let code: CodeIndex

    init(_ code: CodeIndex) {
        self.code = code
    }

    func isQuiet(_ call: CallFact, in member: MemberFact) -> Bool {
        isQuiet(call, in: member, depth: 0)
    }

    private func isQuiet(_ call: CallFact, in member: MemberFact, depth: Int) -> Bool {
        // Who is handed the screen, or something to call, may do anything with it.
        guard depth < Self.depthLimit, !call.arguments.contains(where: { $0.isSelf || $0.kind == .closure }),
            let method = method(called: call, in: member)
        else { return false }
        return method.calls.allSatisfy { isQuiet(inner: $0, in: method, depth: depth) }
            && method.assignments.allSatisfy { isOfPlatform($0, in: method) }
    }

    /// The code that runs: that of a class or struct of which no other one overrides it.
    private func method(called call: CallFact, in member: MemberFact) -> MemberFact? {
        let isOwn = call.calledPath.count == 1 && call.callee.selfPath != nil
        let asked = isOwn ? code.owner(of: member)?.id : code.receiver(of: call, in: member).projectType
        guard isOwn || call.calledPath.count > 1, let id = asked, code[id].kind != .protocol,
            code.subclasses(of: id).isEmpty, !code.isViewController(id)
        else { return nil }
        let named = code.inheritedMembers(of: code[id]).filter { $0.kind == .method && $0.baseName == call.name }
        return named.count == 1 && named[0].hasBody ? named[0] : nil
    }

    private func isQuiet(inner call: CallFact, in method: MemberFact, depth: Int) -> Bool {
        guard let name = call.name else { return false }
        if call.calledPath.count == 1, name == "print" || name == "debugPrint" { return true }
        if name.startsUppercase || name == "init" {
            guard let made = call.calledPath.first(where: \.startsUppercase)?.name.string else { return false }
            return PlatformType(named: made) != nil
        }
        if case .platform = code.receiver(of: call, in: method), call.calledPath.count > 1 {
            return !Self.telling.contains { name.string.hasPrefix($0) }
        }
        return isQuiet(call, in: method, depth: depth + 1)
    }

    /// Whether a variable is set, or what an object of UIKit has: behind a property of the app others may watch.
    private func isOfPlatform(_ assignment: AssignmentFact, in method: MemberFact) -> Bool {
        let target = assignment.target
        guard target.components.count > 1 else { return target.root == .local }
        guard target.components.last.map({ $0.name == "rootViewController" }) != true else { return false }
        if case .platform = code.type(of: target, upTo: target.components.count - 1, in: method) { return true }
        return false
    }

    /// What methods of UIKit, Foundation and Combine begin with by which others come to know, or a screen opens or closes.
    private static let telling = [
        "send", "post", "perform", "accept", "resume", "present", "push", "show", "pop", "dismiss", "open", "start",
        "transition", "set", "add", "insert", "make", "request",
    ]

    private static let depthLimit = 3
}
