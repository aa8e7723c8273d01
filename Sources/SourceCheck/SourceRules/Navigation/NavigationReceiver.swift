import SourceFacts

/// Whom a view asks to open or close a screen: itself, or a controller that navigates for it.
struct NavigationReceiver {
    private let code: CodeIndex
    private let view: CodeType
    private let isController: Bool

    init(_ view: CodeType, in code: CodeIndex) {
        self.code = code
        self.view = view
        isController = code.isViewController(view.id)
    }

    /// Whether the call is the view's own method of UIKit, or that of a controller which UIKit leads it to. A view that is no
    /// controller may have found one anywhere.
    func navigates(_ call: CallFact, in member: MemberFact) -> Bool {
        let count = call.calledPath.count - 1
        switch call.callee.root {
        case .self, .name, .super, .local: break
        default: return false
        }
        guard let names = path(call.callee, count: count) else {
            return !isController && isControllerAnywhere(call, in: member, count)
        }
        if names.isEmpty { return isController && call.callee.root != .super && !declares(call) }
        if names.count == 1, names[0] == "navigationController" || names[0] == "presentingViewController" {
            return true
        }
        // What the windows of the app show, whichever of them is meant.
        if let first = names.first, first == "UIApplication", names.last == "rootViewController" {
            return true
        }
        guard isController else { return isControllerAnywhere(call, in: member, count) }
        // What the view presents itself is most often an alert.
        return !names.contains { $0 == "presentedViewController" } && isOfPlatform(names[0], in: member)
            && isPlatformController(type(of: call, in: member, count))
    }

    // MARK: Paths

    /// The names behind `self`, local variables followed to what they were set to: `navigationController` of `navigation`, behind
    /// `guard let navigation = navigationController`. `nil` for what starts elsewhere.
    private func path(_ use: UseFact, count: Int, depth: Int = 0) -> [FactText]? {
        let names = use.components.prefix(count)
        guard !names.contains(where: \.isSubscripted) else { return nil }
        switch use.root {
        case .self, .name, .super: return names.map(\.name)
        case .local:
            guard depth < Self.depthLimit, count > 0, let local = use.local, local.kind != .pattern,
                let value = local.value
            else { return nil }
            let rest = names.dropFirst().map(\.name)
            if value.kind == .self { return rest }
            guard value.kind == .path, let origin = value.use else { return nil }
            return path(origin, count: origin.components.count, depth: depth + 1).map { $0 + rest }
        default: return nil
        }
    }

    private static let depthLimit = 4

    private func type(of call: CallFact, in member: MemberFact, _ count: Int) -> NamedType {
        guard count > 0 else { return .unknown }
        return code.types(along: call.callee, in: member).dropFirst(count - 1).first ?? .unknown
    }

    private func isControllerAnywhere(_ call: CallFact, in member: MemberFact, _ count: Int) -> Bool {
        code.isViewController(type(of: call, in: member, count))
    }

    private func isPlatformController(_ type: NamedType) -> Bool {
        guard case .platform = type else { return false }
        return code.isViewController(type)
    }

    /// Whether a path starts at what UIKit gives every controller, and at no property of the project: a controller that the view
    /// holds may be a part of it.
    private func isOfPlatform(_ first: FactText, in member: MemberFact) -> Bool {
        guard code.member(first, of: view.id) == nil else { return false }
        guard first.startsUppercase else { return true }
        if case .platform = code.lookup(name: first, in: member) { return true }
        return false
    }

    // MARK: Methods of one's own

    /// Whether the class has a method of its own that the call fits, and which may do something else.
    private func declares(_ call: CallFact) -> Bool {
        guard let name = call.name?.string else { return false }
        let labels = call.writtenLabels
        return code.classes(from: view.id).contains { ancestor in
            code[ancestor].members.contains { member in
                member.kind == .method && member.baseName == name && !member.isOverride
                    && labels.fit(member.parameters.map { $0.label?.string ?? "_" })
            }
        }
    }
}
