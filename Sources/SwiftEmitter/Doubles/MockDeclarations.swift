import ScreenModel

extension TestDouble {
    /// The class in Swift, in the form of mockolo.
    func mockDeclaration(_ settings: Settings) -> SwiftDeclaration {
        let writing = writing(settings)
        return classDeclaration(
            writing,
            conforms: isSendable ? [.named("Sendable")] : [],
            initializers(writing) + messages.flatMap { $0.mockMembers(in: self, writing) },
            summary: "Counts what is said to `\(protocolName)`, and answers it."
        )
    }

    /// One without arguments, and one for what the properties hold at first.
    private func initializers(_ writing: DoubleWriting) -> [SwiftDeclaration] {
        let end: [Statement] = superclass == nil ? [] : [.line("super.init()")]
        var plain = FunctionDeclaration("init", body: end)
        if superclass != nil { plain.modifiers = ["override"] }
        let demandsPlain = messages.contains {
            $0.member.function.map { $0.isInitializer && $0.parameters.isEmpty } ?? false
        }
        var made = demandsPlain ? [] : [SwiftDeclaration(.function(plain))]
        let held = messages.filter { $0.member.property != nil && !$0.member.isStatic && $0.holdsValue }
        guard !held.isEmpty else { return made }
        let parameters = held.compactMap { message -> ParameterDeclaration? in
            guard let property = message.member.property else { return nil }
            var parameter = ParameterDeclaration(
                label: property.name,
                name: property.name,
                type: property.type.type.escaping
            )
            parameter.defaultValue = message.standardValue
            return parameter
        }
        let stores = held.compactMap { message -> Statement? in
            guard let name = message.member.property?.name else { return nil }
            let stored = message.storedName(writing)
            if writing.isSendable { return .line("\(stored).set(\(SwiftName.escaped(name)))") }
            return stored == name ? .storing(name) : .line("\(stored) = \(SwiftName.escaped(name))")
        }
        made.append(SwiftDeclaration(.function(FunctionDeclaration("init", parameters, body: stores + end))))
        return made
    }
}

extension TestDouble.Message {
    /// Whether the double keeps a value, and not a closure that makes one.
    fileprivate var holdsValue: Bool {
        member.property.map { $0.name == answer?.name } ?? false
    }

    fileprivate var standardValue: SwiftExpression? {
        answer?.standard.map { SwiftExpression(text: $0, at: .none, names: []) }
    }

    /// The property that keeps the value.
    fileprivate func storedName(_ writing: DoubleWriting) -> String {
        let name = member.property?.name ?? caseName
        if writing.isSendable { return name + "State" }
        return answer?.standard == nil ? "_" + name : name
    }

    fileprivate func mockMembers(in double: TestDouble, _ writing: DoubleWriting) -> [SwiftDeclaration] {
        var members: [PropertyDeclaration] = []
        var requirement: FunctionDeclaration?
        switch member.requirement {
        case .property(let property):
            members = holdsValue ? mockValue(of: property, writing) : mockComputed(property, writing)
        case .function(let function) where function.isInitializer:
            requirement = FunctionDeclaration(function)
            requirement?.modifiers.append("required")
            if double.superclass != nil { requirement?.body = [.line("super.init()")] } else { requirement?.body = [] }
        case .function(let function):
            members = writing.isSendable ? lockedCounters(writing) : counters(writing)
            requirement = FunctionDeclaration(function)
            requirement?.modifiers.removeAll { $0 == "optional" || $0.hasPrefix("@objc") }
            requirement?.body = body(of: function, writing)
        }
        let properties = members.map { property -> SwiftDeclaration in
            var property = property
            if member.isStatic { property.modifiers.append("static") }
            return SwiftDeclaration(.property(property), origin: member.name.range)
        }
        return properties + (requirement.map { [SwiftDeclaration(.function($0), origin: member.name.range)] } ?? [])
    }

    // MARK: Methods

    /// What is remembered of each call: nothing, one argument, or several as a tuple.
    private var argumentsType: SwiftType? {
        switch payload.count {
        case 0: nil
        case 1: payload[0].type
        default: .tuple(payload.map { SwiftType.TupleElement(label: $0.parameter, type: $0.type) })
        }
    }

    private func counters(_ writing: DoubleWriting) -> [PropertyDeclaration] {
        var count = PropertyDeclaration(
            .variable,
            caseName + "CallCount",
            value: SwiftExpression(text: "0", at: .none, names: [])
        )
        count.modifiers = ["private(set)"]
        var values: [PropertyDeclaration] = []
        if let argumentsType {
            var value = PropertyDeclaration(.variable, caseName + "ArgValues", .array(argumentsType))
            value.defaultValue = SwiftExpression(text: "[]", at: .none, names: [])
            values = [value]
        }
        return [count] + values + [
            PropertyDeclaration(.variable, answer?.name ?? caseName, .optional(answerType(writing)))
        ]
    }

    private func lockedCounters(_ writing: DoubleWriting) -> [PropertyDeclaration] {
        let handler = answerType(writing)
        let state = caseName + "State"
        let arguments = argumentsType ?? .named("Void")
        let type = SwiftType.named(
            SwiftType.TypeName([SwiftType.TypeName.Component(MockSupport.state, arguments: [arguments, handler])])
        )
        var storage = PropertyDeclaration(
            .constant,
            state,
            value: SwiftExpression(text: "\(type)()", at: .none, names: [])
        )
        storage.modifiers = ["private"]
        var members = [
            storage,
            PropertyDeclaration(.computed([.line("\(state).callCount")]), caseName + "CallCount", .named("Int")),
        ]
        if let argumentsType {
            members.append(
                PropertyDeclaration(
                    .computed([.line("\(state).argValues")]),
                    caseName + "ArgValues",
                    .array(argumentsType)
                )
            )
        }
        let accessors: [Statement] = [
            .block("get", [.line("\(state).handler")]), .block("set", [.line("\(state).handler = newValue")]),
        ]
        members.append(PropertyDeclaration(.computed(accessors), answer?.name ?? caseName, .optional(handler)))
        return members
    }

    private func body(of function: FunctionRequirement, _ writing: DoubleWriting) -> [Statement] {
        let parameters = Set(function.parameters.map(\.name))
        func own(_ name: String) -> String {
            parameters.contains(name) ? (function.isStatic ? "Self." : "self.") + name : SwiftName.escaped(name)
        }
        let names = payload.map { SwiftName.escaped($0.parameter) }
        let arguments: Expression =
            names.count == 1 ? .code(names[0]) : .call(Call("", names.map { Call.Argument(nil, .code($0)) }))
        var lines: [Statement] = []
        if writing.isSendable {
            lines.append(keeping("\(own(caseName + "State")).add", arguments))
        } else {
            lines.append(.line("\(own(caseName + "CallCount")) += 1"))
            if !payload.isEmpty { lines.append(keeping("\(own(caseName + "ArgValues")).append", arguments)) }
        }
        return lines + answering(function.isAsync, function.throwing, own, parameters)
    }

    private func keeping(_ callee: String, _ value: Expression) -> Statement {
        .expression(.call(Call(callee, [Call.Argument(nil, value)])))
    }

    /// What the closure answers, else what the type makes of nothing.
    private func answering(
        _ isAsync: Bool,
        _ throwing: Throwing,
        _ own: (String) -> String,
        _ parameters: Set<String>
    ) -> [Statement] {
        guard let answer else { return [] }
        let effects = throwing.marks(isAsync: isAsync)
        func call(_ callee: String) -> Statement { .expression(.call(Call(callee, answer.arguments))) }
        let name = SwiftName.escaped(answer.name)
        if answer.standard == "()" { return [call("\(effects)\(own(answer.name))?")] }
        let isHidden = parameters.contains(answer.name)
        let local = isHidden ? SwiftName.escaped(answer.name + "2") : name
        let missing = "fatalError(\"\(answer.name) returns can't have a default value thus its handler must be set\")"
        return [
            .block(
                "if let \(local)\(isHidden ? " = \(own(answer.name))" : "")",
                [call("return \(effects)\(local)")]
            ),
            .line(answer.standard.map { "return \($0)" } ?? missing),
        ]
    }

    // MARK: Properties

    private func mockValue(of property: PropertyRequirement, _ writing: DoubleWriting) -> [PropertyDeclaration] {
        let (name, type, stored) = (property.name, property.type.type, storedName(writing))
        let count = SwiftExpression(text: "0", at: .none, names: [])
        let countName = name + "SetCallCount"
        if writing.isSendable {
            let kept = SwiftType.named(
                SwiftType.TypeName([SwiftType.TypeName.Component(MockSupport.value, arguments: [type])])
            )
            let value = "\(kept)(\(answer?.standard ?? "nil"), of: \"\(name)\")"
            var storage = PropertyDeclaration(
                .constant,
                stored,
                value: SwiftExpression(text: value, at: .none, names: [])
            )
            storage.modifiers = ["private"]
            let accessors: [Statement] = [
                .block("get", [.line("\(stored).value")]), .block("set", [.line("\(stored).value = newValue")]),
            ]
            let shown = PropertyDeclaration(.computed([.line("\(stored).setCallCount")]), countName, .named("Int"))
            return [storage] + (property.isSettable ? [shown] : []) + [
                PropertyDeclaration(.computed(accessors), name, type)
            ]
        }
        var counter = PropertyDeclaration(.variable, countName, value: count)
        counter.modifiers = ["private(set)"]
        let counted: [Statement] = property.isSettable ? [.line("\(countName) += 1")] : []
        var storage = PropertyDeclaration(.variable, stored, answer?.standard == nil ? .optional(type) : type)
        storage.defaultValue = standardValue
        guard answer?.standard == nil else {
            if property.isSettable { storage.kind = .observed(didSet: counted) }
            return (property.isSettable ? [counter] : []) + [storage]
        }
        storage.modifiers = ["private"]
        let missing = Statement.line("fatalError(\"\(name) can't have a default value thus it must be set\")")
        let accessors: [Statement] = [
            .block("get", [.block("guard let \(stored) else", [missing]), .line("return \(stored)")]),
            .block("set", [.line("\(stored) = newValue")] + counted),
        ]
        return (property.isSettable ? [counter] : []) + [
            storage, PropertyDeclaration(.computed(accessors), name, type),
        ]
    }

    /// A property whose getter takes time or throws, which a closure answers.
    private func mockComputed(_ property: PropertyRequirement, _ writing: DoubleWriting) -> [PropertyDeclaration] {
        guard let answer else { return [] }
        let handler = answerType(writing)
        let effects = property.throwing.effects(isAsync: property.isAsync)
        let get = answering(property.isAsync, property.throwing, SwiftName.escaped, [])
        let shown = PropertyDeclaration(.computed([.block("get\(effects)", get)]), property.name, property.type.type)
        guard writing.isSendable else {
            return [PropertyDeclaration(.variable, answer.name, .optional(handler)), shown]
        }
        return Array(lockedCounters(writing).filter { !$0.name.hasSuffix("CallCount") }) + [shown]
    }
}
