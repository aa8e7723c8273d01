import SourceFacts

/// Methods that extensions of the app add to UIKit's controllers, called by a controller on itself.
struct AddedMethods {
    private let subject: CodeSubject

    init(_ subject: CodeSubject) {
        self.subject = subject
    }

    /// The method that a call means, where the class has none of the name and no two are added, and all that are added.
    func method(calledBy call: CallFact, in member: MemberFact) -> (method: MemberFact, all: [MemberFact])? {
        let code = subject.code
        guard call.calledPath.count == 1, call.callee.selfPath != nil, let name = call.name,
            let type = code.owner(of: member), code.isViewController(type.id),
            let platform = code.platformClass(of: type.id),
            !code.inheritedMembers(of: type).contains(where: { $0.baseName == name })
        else { return nil }
        let all = code.additions(to: platform).filter { $0.kind == .method && !$0.isTypeMember }
        let named = all.filter { $0.baseName == name }
        guard named.count == 1, let method = named.first, method.hasBody else { return nil }
        return (method, all)
    }

    /// The one screen that the method of a call opens, or how it leads back.
    func way(takenBy call: CallFact, in member: MemberFact) -> ShownScreen? {
        guard let (method, all) = method(calledBy: call, in: member) else { return nil }
        let shown = ShownScreens(by: method, among: all, in: subject).all
        let opening = shown.filter { !$0.leadsBack }
        let fitting = opening.isEmpty ? shown.filter { closesItself(by: $0, in: method) } : opening
        return Set(fitting.map(\.presentations.first)).count == 1 ? fitting.leadingToOneScreen : nil
    }

    /// Whether it is the controller itself that goes, and not what it has presented.
    private func closesItself(by shown: ShownScreen, in method: MemberFact) -> Bool {
        method.calls.contains { call in
            call.range == shown.place && (call.callee.root == .self || call.callee.root == .name)
                && call.calledPath.dropLast().allSatisfy { Self.around.contains($0.name) }
        }
    }

    private static let around: Set<String> = ["navigationController", "presentingViewController"]
}
