import ScreenModel

extension DerivedProperty {
    var swift: SwiftDeclaration {
        let body: Expression =
            switch value {
            case .expression(let expression): .written(expression)
            case .format(let format): format.expression(isOptional: type.type.isOptional)
            }
        let property = PropertyDeclaration(.computed([.expression(body)]), name.text, type.type)
        return SwiftDeclaration(.property(property), summary: summary, origin: name.range)
    }
}

extension Format {
    /// `price.formatted(.currency(code: "USD"))`. Where there is nothing to format and the result can't be `nil`, it
    /// is empty.
    func expression(isOptional: Bool) -> Expression {
        let operand = SwiftName.escaped(property.text)
        guard operandType.isOptional else {
            let value = conversions.reduce(operand) { "\($1)(\($0))" }
            return .call(Call("\(value).formatted", arguments, module: "Foundation"))
        }
        let value = conversions.reduce(operand) { "\($0).map(\($1 == "Double" ? "Double.init" : $1))" }
        let suffix = isOptional ? "" : " ?? \"\""
        return .call(Call("\(value)?.formatted", arguments, suffix: suffix, module: "Foundation"))
    }

    /// What takes the value to one that has the format, step by step.
    private var conversions: [String] {
        switch style {
        case .duration where operandName == "Duration": []
        case .duration where operandName == "Float" || operandName == "CGFloat": ["Double", "Duration.seconds"]
        case .duration: ["Duration.seconds"]
        // Foundation offers `.percent` and the like for several types, of which Swift can't choose one for a `CGFloat`.
        case .currency, .number, .percent: operandName == "CGFloat" ? ["Double"] : []
        case .date, .relativeDate, .byteCount, .list: []
        }
    }

    private var operandName: String? {
        guard case .named(let name) = operandType.unwrapped else { return nil }
        return name.components.last?.name
    }

    private var arguments: [Call.Argument] {
        switch style {
        case .currency: [Call.Argument(nil, .call(Call(".currency", [Call.Argument("code", .code(currencyCode))])))]
        case .number, .duration: []
        case .percent: [Call.Argument(nil, .code(".percent"))]
        case .date: [Call.Argument("date", .code(".abbreviated")), Call.Argument("time", .code(".omitted"))]
        case .relativeDate: [Call.Argument(nil, .code(".relative(presentation: .named)"))]
        case .byteCount: [Call.Argument(nil, .code(".byteCount(style: .file)"))]
        case .list: [Call.Argument(nil, .code(".list(type: .and)"))]
        }
    }

    private var currencyCode: String {
        switch code {
        case .iso(let code): "\"\(code.text)\""
        case .property(let property): SwiftName.escaped(property.text)
        case nil: "\"\""
        }
    }
}
