import ScreenModel

/// Where what a subview shows comes from.
enum ShownSource {
    /// An expression over `viewModel`, once that is there.
    case content(Content, expression: String, SwiftType?)
    case payload(Content, pattern: String, expression: String, SwiftType?)
    case state(Content, name: String)
    /// A parameter of a message or an input.
    case parameter(Member, expression: String, SwiftType?)
    /// A property among the messages or inputs.
    case property(String, expression: String, SwiftType?)
    case unknown
}

/// Finds where what a view shows comes from.
struct ShownSources {
    let component: Component
    let types: ProgramTypes
    /// The names of the properties that hold contents, by the contents' types.
    let contentNames: [String: String]
    /// Messages that reach the view, and its inputs.
    let messages: [Member]

    func source(of name: Name) -> ShownSource {
        let whole = name.text
        let parts: [String]
        if let close = whole.lastIndex(of: ")") {
            let rest = whole[whole.index(after: close)...].drop { $0 == "." }
            parts = [String(whole[...close])] + rest.split(separator: ".").map(String.init)
        } else {
            parts = whole.split(separator: ".").map(String.init)
        }
        guard let first = parts.first else { return .unknown }
        for content in component.contents.outermost {
            if let found = source(parts, in: content) { return found }
        }
        for message in messages {
            guard case .property(let property) = message.requirement, property.name == first else { continue }
            let (expression, type) = path(Array(parts.dropFirst()), from: SwiftName.escaped(first), property.type.type)
            return .property(first, expression: expression, type)
        }
        for message in messages {
            guard let function = message.function,
                message.fullName == first || message.name.text == first || function.name == first
            else { continue }
            guard parts.count > 1, let parameter = function.parameters.first(where: { $0.name == parts[1] }) else {
                continue
            }
            let (expression, type) = path(
                Array(parts.dropFirst(2)),
                from: SwiftName.escaped(parameter.name),
                parameter.type.type.stored
            )
            return .parameter(message, expression: expression, type)
        }
        return .unknown
    }

    /// Of rows, which a parameter may stand for by its name alone.
    func rowsSource(of name: Name) -> ShownSource {
        let found = source(of: name)
        guard case .unknown = found else { return found }
        let parts = name.text.split(separator: ".").map(String.init)
        for message in messages {
            guard let first = parts.first,
                let parameter = message.function?.parameters.first(where: { $0.name == first })
            else { continue }
            let (expression, type) = path(
                Array(parts.dropFirst()),
                from: SwiftName.escaped(first),
                parameter.type.type.stored
            )
            return .parameter(message, expression: expression, type)
        }
        return .unknown
    }

    private func source(_ parts: [String], in content: Content) -> ShownSource? {
        guard let name = contentNames[content.fullTypeName], let first = parts.first else { return nil }
        let declaration = content.declaration
        if let type = types.property(first, of: declaration) {
            let isAsked = declaration.style == .protocol && declaration.kind == .dataSource
            let start = isAsked ? "\(name).\(first)" : "\(name).\(SwiftName.escapedMember(first))"
            let (expression, end) = path(Array(parts.dropFirst()), from: start, type)
            return .content(content, expression: expression, end)
        }
        guard let enumCase = declaration.cases.first(where: { $0.name.text == first }) else { return nil }
        guard parts.count > 1 else { return .state(content, name: first) }
        guard let index = enumCase.payload.firstIndex(where: { $0.name.text == parts[1] }) else { return nil }
        let payload = enumCase.payload[index]
        let value = SwiftName.escaped(payload.name.text)
        let places = enumCase.payload.indices.map { $0 == index ? "let \(value)" : "_" }
        let pattern = ".\(SwiftName.escapedMember(first))(\(places.joined(separator: ", ")))"
        let (expression, type) = path(Array(parts.dropFirst(2)), from: value, payload.type.type)
        return .payload(content, pattern: pattern, expression: expression, type)
    }

    /// An expression that goes on along a path, and its type as far as it is known.
    private func path(_ parts: [String], from start: String, _ type: SwiftType) -> (String, SwiftType?) {
        var expression = start
        var current: SwiftType? = type
        var isOptional = type.isOptional
        for part in parts {
            if current?.isOptional == true { expression += "?" }
            current = current.flatMap { types.property(part, of: $0.core) }
            expression += ".\(SwiftName.escapedMember(part))"
            isOptional = isOptional || current?.isOptional == true
        }
        guard !parts.isEmpty, isOptional, let end = current, !end.isOptional else { return (expression, current) }
        return (expression, .optional(end))
    }
}
