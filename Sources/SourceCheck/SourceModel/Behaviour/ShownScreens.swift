import SourceFacts

/// What a method opens and closes, methods of its own class that it calls included.
struct ShownScreens {
    private(set) var all: [ShownScreen] = []
    /// Whether that is all, and it hands on to nobody who may open more.
    private(set) var isComplete = true
    /// Whether it asks somebody else for anything, or sets what others may look at.
    private(set) var asksOthers = false

    /// - Parameter given: The controllers that the method is handed, by the names of its parameters.
    init(
        by method: MemberFact,
        among members: [MemberFact],
        given: [String: String] = [:],
        in subject: CodeSubject
    ) {
        let code = subject.code
        let segues = subject.analysis(SeguePresentations.self)
        let opened = OpenedController(subject)
        var waiting: [(method: MemberFact, given: [String: String])] = [(method, given)]
        var seen = [method.name.string]
        while let (next, given) = waiting.popLast() {
            let styles = Self.styles(in: next)
            if !next.hasBody || styles.count > 1 || Self.setsRoot(next, opened)
                || next.locals.contains(where: { $0.kind == .function })
            {
                isComplete = false
            }
            let roots = next.assignments.map { ($0, ShownScreen(rootOf: $0, in: next, opened)) }
            all += roots.compactMap(\.1)
            all += next.assignments.compactMap { assignment in
                ShownScreen(
                    keptBy: assignment,
                    in: next,
                    opened.className(of: assignment.value, in: next, given: given),
                    code
                )
            }
            asksOthers = asksOthers || roots.contains { $1 == nil && !Self.isOfOwn($0.target) }
            for call in next.calls {
                guard let name = call.name else {
                    asksOthers = true
                    continue
                }
                if name.startsUppercase { continue }
                if call.calledPath.count == 1, call.callee.selfPath != nil {
                    let own = members.filter { $0.baseName == name }
                    if own.count > 1 { isComplete = false }
                    if let only = own.first, own.count == 1, !seen.contains(only.name) {
                        waiting.append((only, Self.controllers(handedTo: only, by: call, in: next, given, opened)))
                        seen.append(only.name.string)
                    }
                    if !own.isEmpty { continue }
                }
                if var screen = ShownScreen(call, style: styles.count == 1 ? styles.first : nil) {
                    screen.destination = opened.className(of: call.arguments.first, in: next, given: given)
                    screen.isInside = Self.handsOnReceiver(of: call, in: next)
                    all.append(screen)
                } else if let screen = ShownScreen(segueOf: call, segues) {
                    all.append(screen)
                } else if let screen = ShownScreen(
                    wrapping: call,
                    call.arguments.lazy.compactMap { opened.className(of: $0, in: next, given: given) }.first
                ) {
                    all.append(screen)
                } else {
                    let isOfPlatform = Self.isOfPlatform(call, in: next, code)
                    if Self.mayNavigate(name.string, isOfPlatform: isOfPlatform) { isComplete = false }
                    if !isOfPlatform, call.callee.root != .super { asksOthers = true }
                }
            }
        }
    }

    /// `navigation.pushViewController(details, animated: false)` beside `present(navigation, animated: true)`.
    private static func handsOnReceiver(of call: CallFact, in method: MemberFact) -> Bool {
        guard let receiver = call.calledPath.dropLast().last?.name else { return false }
        func isReceiver(_ value: ValueFact) -> Bool { value.use?.components.last?.name == receiver }
        return method.calls.contains { $0.arguments.contains(where: isReceiver) }
            || method.assignments.contains { isReceiver($0.value) }
    }

    /// The controllers that a method of the same class gets, by the names of its parameters.
    static func controllers(
        handedTo method: MemberFact,
        by call: CallFact,
        in caller: MemberFact,
        _ given: [String: String],
        _ opened: OpenedController
    ) -> [String: String] {
        var names: [String: String] = [:]
        var rest = call.arguments[...]
        for parameter in method.parameters {
            let isMeant = rest.first.map { $0.isTrailingClosure || $0.label == parameter.label } ?? false
            guard isMeant, let argument = rest.popFirst() else {
                if parameter.defaultValue == nil { return [:] }
                continue
            }
            guard let name = parameter.name?.string else { continue }
            names[name] = opened.className(of: argument, in: caller, given: given)
        }
        return rest.isEmpty ? names : [:]
    }

    /// Whether a path leads to a variable, or to a property of what is made here.
    private static func isOfOwn(_ target: UseFact) -> Bool {
        guard let local = target.local else { return false }
        return target.components.count == 1 || local.value?.kind == .construction
    }

    /// Whether an object of UIKit is asked, and not one of the app or a package.
    private static func isOfPlatform(_ call: CallFact, in method: MemberFact, _ code: CodeIndex) -> Bool {
        guard call.hasReceiver else { return false }
        if case .platform = code.receiver(of: call, in: method) { return true }
        return false
    }

    static func styles(in method: MemberFact) -> [String] {
        method.assignments.filter { $0.target.components.last?.name == "modalPresentationStyle" }
            .map { $0.value.text?.string ?? "" }
    }

    /// `tabs.viewControllers = …`, and a root of something that need not be a window.
    private static func setsRoot(_ method: MemberFact, _ opened: OpenedController) -> Bool {
        method.assignments.contains { assignment in
            let name = assignment.target.components.last?.name.string
            return name == "viewControllers"
                || name == "rootViewController" && ShownScreen(rootOf: assignment, in: method, opened) == nil
        }
    }

    /// What methods begin with by which UIKit's own objects open and close screens.
    private static let wordsOfPlatform = [
        "present", "push", "show", "pop", "dismiss", "open", "start", "transition", "perform", "setViewControllers",
    ]

    private static let words =
        wordsOfPlatform + [
            "navigate", "route", "select", "display", "replace", "setRoot", "go", "close", "back", "launch",
            "coordinate",
            "switch", "embed", "add", "move", "insert", "run", "execute", "handle",
        ]

    private static func mayNavigate(_ name: String, isOfPlatform: Bool) -> Bool {
        (isOfPlatform ? wordsOfPlatform : words).contains { name.hasPrefix($0) }
    }
}
