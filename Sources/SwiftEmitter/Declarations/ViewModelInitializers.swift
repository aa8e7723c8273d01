import ScreenModel

extension ViewModelInitializer {
    /// An initializer that hands each value to the memberwise one, in the order in which that takes them.
    ///
    /// Properties that are not set have a default there.
    func delegating(to content: ContentDeclaration) -> SwiftDeclaration {
        let arguments = content.properties.compactMap { property in
            assignments.first { $0.property.text == property.name.text }.map { assignment in
                Call.Argument(property.name.text, assignment.value.expression)
            }
        }
        let body = Statement.expression(.call(Call("self.init", arguments)))
        let function = FunctionDeclaration("init", parameters.map { ParameterDeclaration($0) }, body: [body])
        return SwiftDeclaration(.function(function), summary: summary, origin: range)
    }
}

extension ViewModelInitializer.Value {
    fileprivate var expression: Expression {
        switch self {
        case .path(let path): .code(SwiftName.valuePath(path.text))
        case .expression(let expression): .written(expression)
        }
    }
}
