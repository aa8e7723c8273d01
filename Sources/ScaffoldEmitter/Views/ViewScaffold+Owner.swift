import ScreenModel
import ScreenSpecDiagnostics

/// Messages that no trigger sends: one private method each, for the logic that is still to be written.
extension ViewScaffold {
    mutating func tellTheOwner() {
        let actions = Set(component.declaration.actions.map(\.member.name.range))
        let taken = Set(messages.map(\.fullName) + ownMethodNames)
        if let delegate = component.interfaces.first(where: { $0.kind == .delegate }) {
            for member in delegate.members where !actions.contains(member.name.range) {
                guard let function = member.function, !function.isStatic, !function.isInitializer else { continue }
                ownMethods.append(asking(function, taken))
            }
        }
        guard let role else { return }
        let isolation = plan.isolation(ofRole: role)
        for (message, link) in plan.sent(by: role) where !actions.contains(message.name.range) {
            guard let function = message.function, !function.isStatic, !function.isInitializer else { continue }
            ownMethods.append(SenderText(function, link: link, taken: taken, from: isolation).lines)
        }
        guard part == .handling else { return }
        for message in Self.unprotocolled(plan, to: plan.viewRole) {
            guard let function = message.function else { continue }
            let accessor = component.accessors.first?.name ?? plan.viewRole ?? "view"
            let call =
                MessageText.marks(function) + "\(accessor)."
                + MessageText.call(function, function.parameters.map { SwiftName.escaped($0.name) })
            ownMethods.append(SwiftLines.block("private \(MessageText.signature(function))", [call]))
        }
    }

    private var ownMethodNames: [String] { component.declaration.actions.map { "\(handlerName($0))()" } }

    private func asking(_ function: FunctionRequirement, _ taken: Set<String>) -> [String] {
        let isSent = function.parameters.first.map { $0.type.type.isNamed(component.viewType) } ?? false
        var own = function
        if isSent { own.parameters.removeFirst() }
        let arguments = (isSent ? ["self"] : []) + own.parameters.map { SwiftName.escaped($0.name) }
        let call = MessageText.marks(function) + "delegate?." + MessageText.call(function, arguments)
        let name = taken.contains(own.fullName) ? "ask\(own.name.firstUppercased)" : own.name
        own.attributes = []
        let returns = function.returns.flatMap { $0.type.isNamed("Void") ? nil : $0.type.madeOptional }
        if returns == nil { own.returns = nil }
        return SwiftLines.block(
            "private \(MessageText.signature(own, named: name, returning: returns))",
            SwiftLines.wrapped(call)
        )
    }
}
