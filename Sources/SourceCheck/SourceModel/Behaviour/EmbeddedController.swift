import SourceFacts

/// The controller whose view a call puts into another one: `view.addSubview(list.view)`, `list.embed(in: self)`, `embed(list)`.
struct EmbeddedController {
    let className: String

    init?(_ call: CallFact, in member: MemberFact, _ code: CodeIndex) {
        guard let name = call.name?.string else { return nil }
        let found: TypeID?
        if Self.adding.contains(name) {
            found = call.arguments.lazy.compactMap { Self.owner(ofView: $0, in: member, code) }.first
        } else if name.hasPrefix("embed") {
            let receiver =
                call.calledPath.count > 1
                ? Self.controller(code.receiver(of: call, in: member), code) : nil
            // Who embeds itself is handed the one that it goes into.
            let isHandedSelf = call.arguments.contains { $0.kind == .self }
            let given = call.arguments.lazy.compactMap { Self.controller(code.type(of: $0, in: member), code) }.first
            found = isHandedSelf ? receiver : given
        } else {
            found = nil
        }
        guard let found else { return nil }
        className = code.qualifiedName(of: found)
    }

    private static let adding: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview"]

    /// Whose `view` a value is, be it held by a variable.
    private static func owner(ofView value: ValueFact, in member: MemberFact, _ code: CodeIndex) -> TypeID? {
        guard value.kind == .path, let use = value.use else { return nil }
        if use.components.count == 1, let held = use.local?.value, held.kind == .path, let inner = held.use {
            return owner(ofView: inner, in: member, code)
        }
        return owner(ofView: use, in: member, code)
    }

    private static func owner(ofView use: UseFact, in member: MemberFact, _ code: CodeIndex) -> TypeID? {
        guard use.components.count > 1, use.components.last?.name == "view" else { return nil }
        return controller(code.type(of: use, upTo: use.components.count - 1, in: member), code)
    }

    private static func controller(_ type: NamedType, _ code: CodeIndex) -> TypeID? {
        guard let id = type.projectType, code.isController(id), code[id].kind == .class else { return nil }
        return id
    }
}
