import ScreenModel
import SourceFacts

/// Coordinators, routers and factories: what the classes of a screen ask to open another one.
struct ScreenOpeners {
    private let players: [CodeType]
    private let subject: CodeSubject
    private let code: CodeIndex

    /// - Parameter players: The classes of the screen, which are none of them.
    init(besides players: [CodeType], in subject: CodeSubject) {
        (self.players, self.subject, code) = (players, subject, subject.code)
    }

    /// The one screen that a method opens which somebody else has.
    func opened(by call: CallFact, in member: MemberFact) -> (String?, Route.Presentation)? {
        opened(by: call, in: member, depth: 0)
    }

    private func opened(by call: CallFact, in member: MemberFact, depth: Int) -> (String?, Route.Presentation)? {
        guard depth < 2, let name = call.name, call.calledPath.count > 1,
            let held = code.receiver(of: call, in: member).projectType,
            let type = Self.namesType(call) ? code[held] : opener(held)
        else { return nil }
        let members = code.inheritedMembers(of: type).filter { $0.kind == .method }
        let named = members.filter { $0.baseName == name && (!Self.namesType(call) || $0.isTypeMember) }
        let called = named.count == 1 ? named : named.filter { $0.name.string == call.fullName }
        guard called.count == 1, let method = called.first else { return nil }
        let shown = ShownScreens(by: method, among: members, in: subject).all
        // What it opens may go back again.
        let opening = shown.filter { !$0.leadsBack }
        if let screen = (opening.isEmpty ? shown : opening).leadingToOneScreen,
            let presentation = screen.presentations.first
        {
            return (screen.destination, presentation)
        }
        guard shown.isEmpty else { return nil }
        var found: [(String?, Route.Presentation)] = []
        for inner in method.calls {
            if let next = opened(by: inner, in: method, depth: depth + 1) { found.append(next) }
        }
        return found.count == 1 ? found.first : nil
    }

    /// Whether a method of a type itself is called, such as one by which a controller presents one of its kind: `Picker.show(in: self)`.
    static func namesType(_ call: CallFact) -> Bool {
        guard call.calledPath.count == 2, call.callee.root != .local, let first = call.calledPath.first else {
            return false
        }
        return first.startsUppercase && !first.isCalled
    }

    /// A class that is neither a view nor of the screen itself; of a protocol the only one that conforms.
    private func opener(_ held: TypeID) -> CodeType? {
        let held = code[held]
        guard let type = held.kind == .protocol ? code.onlyImplementer(of: held.id) : held else { return nil }
        let isOther = !players.contains { $0.id == type.id }
        return isOther && !code.isView(type.id) && !code.isViewController(type.id) ? type : nil
    }
}
