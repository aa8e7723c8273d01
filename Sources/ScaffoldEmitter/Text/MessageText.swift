import ScreenModel

/// Messages as declarations and as calls.
enum MessageText {
    /// `func display(_ viewModel: LoginViewModel)`, as a class declares it.
    static func signature(_ function: FunctionRequirement, named name: String? = nil, returning: String? = nil)
        -> String
    {
        var function = function
        function.isMutating = false
        function.attributes.removeAll { $0 != "@discardableResult" }
        if let name { function.name = name }
        guard let returning else { return function.description }
        let whole = function.returns
        function.returns = nil
        let requirements = function.genericRequirements
        function.genericRequirements = nil
        return function.description + (whole == nil ? "" : " -> \(returning)")
            + (requirements.map { " where \($0)" } ?? "")
    }

    /// `display(viewModel)`, with what there is to be handed on.
    static func call(_ function: FunctionRequirement, _ arguments: [String]) -> String {
        let list = zip(function.parameters, arguments).map { parameter, argument in
            (parameter.label.map { "\(SwiftName.escapedLabel($0)): " } ?? "") + argument
        }
        return "\(SwiftName.escapedMember(function.name))(\(list.joined(separator: ", ")))"
    }

    /// What stands before a call, and whether its result is left.
    static func marks(_ function: FunctionRequirement) -> String {
        function.throwing.marks(isAsync: function.isAsync)
    }
}
