import ScreenModel

extension Component {
    /// `struct Actions`, with one closure for each action that leaves through one.
    var actionsDeclaration: SwiftDeclaration? {
        let closures = declaration.actions.filter { $0.exit == .closure }
        guard let first = closures.first else { return nil }
        var type = TypeDeclaration(.struct, "Actions", access: access, isolation: .nonisolated)
        type.members = closures.compactMap(\.closureDeclaration)
        // Swift's own initializer is for this module alone.
        if access > .internal {
            type.members.append(SwiftDeclaration(.function(FunctionDeclaration("init", body: []))))
        }
        return SwiftDeclaration(
            .type(type),
            summary: "What is called when a person does something in `\(viewType)`.",
            origin: first.member.name.range
        ).nested(in: viewType)
    }
}

extension Action {
    fileprivate var closureDeclaration: SwiftDeclaration? {
        guard let function = member.function else { return nil }
        let closure = ClosureType(
            parameters: function.parameters.map { ParameterDeclaration($0) },
            isAsync: function.isAsync,
            throwing: function.throwing,
            result: function.returns?.type ?? .named("Void")
        )
        let property = PropertyDeclaration(closure: function.name, closure)
        return SwiftDeclaration(.property(property), summary: member.summary, origin: member.name.range)
    }
}
