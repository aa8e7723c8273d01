import ScreenModel

extension TestDouble {
    /// The class in Swift.
    func declaration(_ settings: Settings) -> SwiftDeclaration {
        let writing = writing(settings)
        let recorder = isSendable ? DoubleSupport.lockedRecorder : DoubleSupport.recorder
        var members = [calls] + logs + messages.flatMap { $0.storage(writing) }
        if let initializer = initializer(writing) { members.append(initializer) }
        members += messages.compactMap { $0.requirement(writing) }
        return classDeclaration(
            writing,
            conforms: [.named(recorder)],
            members,
            summary: "Records what is said to `\(protocolName)`."
        )
    }

    func writing(_ settings: Settings) -> DoubleWriting {
        DoubleWriting(
            isMainActor: isolation == .mainActor && settings.isolation == .mainActor,
            isSendable: isSendable
        )
    }

    /// The class, whatever it does with what it is told.
    func classDeclaration(
        _ writing: DoubleWriting,
        conforms: [SwiftType],
        _ members: [SwiftDeclaration],
        summary: String
    ) -> SwiftDeclaration {
        var type = TypeDeclaration(
            .finalClass,
            name,
            access: .internal,
            isolation: writing.isMainActor ? .mainActor : .nonisolated
        )
        type.inherits = (superclass.map { [$0] } ?? []) + [.named(protocolName)] + conforms
        type.members = members
        return SwiftDeclaration(
            .type(type),
            summary: summary,
            notes: unknownProtocols.map { "What '\($0)' asks for goes into an extension." },
            origin: origin
        )
    }

    /// What can be said to it, a case each.
    private var calls: SwiftDeclaration {
        var type = TypeDeclaration(.enum, "Call", access: .internal, isolation: .nonisolated)
        type.inherits = [.named("Equatable")] + (isSendable ? [.named("Sendable")] : [])
        type.members = messages.compactMap(\.caseDeclaration)
        return SwiftDeclaration(.type(type))
    }

    /// Where calls are written down; what is asked of the type itself has a list of its own.
    private var logs: [SwiftDeclaration] {
        let value = "\(isSendable ? DoubleSupport.lockedLog : DoubleSupport.log)<Call>(of: \"\(protocolName)\")"
        let property = PropertyDeclaration(
            .constant,
            DoubleWriting.log,
            value: SwiftExpression(text: value, at: .none, names: [])
        )
        guard messages.contains(where: \.member.isStatic) else { return [SwiftDeclaration(.property(property))] }
        var shared = property
        shared.modifiers = ["static"]
        return [SwiftDeclaration(.property(property)), SwiftDeclaration(.property(shared))]
    }

    /// Takes what only the test can answer.
    private func initializer(_ writing: DoubleWriting) -> SwiftDeclaration? {
        let asked = messages.compactMap { message -> (answer: TestDouble.Answer, type: SwiftType, isStored: Bool)? in
            guard let answer = message.answer, !message.member.isStatic,
                isSendable || answer.standard == nil
            else { return nil }
            return (answer, message.answerType(writing), message.isAnsweredByValue(writing))
        }
        guard !asked.isEmpty else { return nil }
        let parameters = asked.map { answer, type, isStored in
            var parameter = ParameterDeclaration(
                label: answer.name,
                name: answer.name,
                type: isStored ? type : type.escaping
            )
            if let standard = answer.standard {
                let text = isStored ? standard : answer.closureText(standard, of: type)
                parameter.defaultValue = SwiftExpression(text: text, at: .none, names: [])
            }
            return parameter
        }
        let body = asked.map { Statement.storing($0.answer.name) } + (superclass == nil ? [] : [.line("super.init()")])
        return SwiftDeclaration(.function(FunctionDeclaration("init", parameters, body: body)))
    }
}

/// Who may use a double, which decides how it is written.
struct DoubleWriting {
    let isMainActor: Bool
    /// Whether it is used from everywhere at once: nothing in it may change but behind a lock.
    let isSendable: Bool

    static let log = "callLog"
}

// MARK: - One message

extension TestDouble.Message {
    fileprivate var caseDeclaration: SwiftDeclaration? {
        guard isRecorded else { return nil }
        let payload = payload.map { part in
            EnumCaseDeclaration.Payload(
                label: part.label,
                type: part.isCompared ? part.type : .named(DoubleSupport.presence)
            )
        }
        return SwiftDeclaration(
            .enumCase(EnumCaseDeclaration(name: caseName, payload: payload)),
            origin: member.name.range
        )
    }

    /// To read a property is no call, unless that takes time or may fail.
    private var isRecorded: Bool {
        switch member.requirement {
        case .function: true
        case .property(let property): property.isSettable || property.hasEffects
        }
    }

    /// Whether the answer is the property's value, and not a closure.
    func isAnsweredByValue(_ writing: DoubleWriting) -> Bool {
        guard case .property(let property) = member.requirement else { return false }
        return !property.hasEffects && !writing.isSendable
    }

    /// The type of what answers.
    func answerType(_ writing: DoubleWriting) -> SwiftType {
        if isAnsweredByValue(writing), case .property(let property) = member.requirement { return property.type.type }
        var closure =
            switch member.requirement {
            case .function(let function): function.closure
            case .property(let property):
                SwiftType.FunctionType(
                    parameters: [],
                    isAsync: property.isAsync,
                    throwing: property.throwing,
                    result: property.type.type
                )
            }
        closure.parameters = answer?.parameters.map(\.type.type) ?? []
        closure.attributes = writing.isMainActor ? ["@MainActor"] : writing.isSendable ? ["@Sendable"] : []
        return .function(closure)
    }

    /// The properties that hold answers.
    fileprivate func storage(_ writing: DoubleWriting) -> [SwiftDeclaration] {
        guard let answer else { return [] }
        let type = answerType(writing)
        let isValue = isAnsweredByValue(writing)
        var declaration = PropertyDeclaration(writing.isSendable ? .constant : .variable, answer.name, type)
        if isValue, case .property(let property) = member.requirement, property.isSettable {
            declaration.kind = .observed(didSet: [record(value: SwiftName.escaped(property.name), writing)])
        }
        if writing.isSendable { declaration.modifiers = ["private"] }
        if member.isStatic { declaration.modifiers = ["static"] }
        if let standard = answer.standard, !writing.isSendable {
            let text = isValue ? standard : answer.closureText(standard, of: type)
            declaration.defaultValue = SwiftExpression(text: text, at: .none, names: [])
        }
        return [SwiftDeclaration(.property(declaration), origin: member.name.range)]
    }

    /// What the protocol demands.
    fileprivate func requirement(_ writing: DoubleWriting) -> SwiftDeclaration? {
        switch member.requirement {
        case .function(let function):
            var declaration = FunctionDeclaration(function)
            declaration.modifiers.removeAll { $0 == "optional" || $0.hasPrefix("@objc") }
            let parameters = Set(function.parameters.map(\.name))
            var body = [record(parameters, writing)]
            if let answer { body.append(.expression(.call(answer.call(function, hiddenBy: parameters)))) }
            declaration.body = body
            return SwiftDeclaration(.function(declaration), origin: member.name.range)
        case .property(let property):
            guard !isAnsweredByValue(writing) else { return nil }
            return SwiftDeclaration(
                .property(accessors(of: property, writing)),
                origin: member.name.range
            )
        }
    }

    private func accessors(of property: PropertyRequirement, _ writing: DoubleWriting) -> PropertyDeclaration {
        let call =
            "\(property.throwing.marks(isAsync: property.isAsync))\(SwiftName.escaped(answer?.name ?? property.name))()"
        let get = property.hasEffects ? [record([], writing), .line("return \(call)")] : [.line(call)]
        var declaration = PropertyDeclaration(.computed(get), property.name, property.type.type)
        if property.hasEffects {
            let effects = property.throwing.effects(isAsync: property.isAsync)
            declaration.kind = .computed([.block("get\(effects)", get)])
        } else if property.isSettable {
            declaration.kind = .computed([.block("get", get), .block("set", [record(value: "newValue", writing)])])
        }
        return declaration
    }

    // MARK: Writing down

    private func record(_ parameters: Set<String>, _ writing: DoubleWriting) -> Statement {
        let payload = payload.map { part in
            let name = SwiftName.escaped(part.parameter)
            let value = part.isCompared ? name : "\(DoubleSupport.presence)(\(name))"
            return Call.Argument(part.label, .code(value))
        }
        return record(payload, isHidden: parameters.contains(DoubleWriting.log))
    }

    private func record(value: String, _ writing: DoubleWriting) -> Statement {
        let payload = payload.map { part in
            Call.Argument(nil, .code(part.isCompared ? value : "\(DoubleSupport.presence)(\(value))"))
        }
        return record(payload, isHidden: value == DoubleWriting.log)
    }

    private func record(_ payload: [Call.Argument], isHidden: Bool) -> Statement {
        let owner = member.isStatic ? "Self." : isHidden ? "self." : ""
        let name = ".\(SwiftName.escapedMember(caseName))"
        let said: Expression = payload.isEmpty ? .code(name) : .call(Call(name, payload))
        return .expression(.call(Call("\(owner)\(DoubleWriting.log).add", [Call.Argument(nil, said)])))
    }
}

extension TestDouble.Answer {
    /// `return try await loadHandler(name)`
    fileprivate func call(_ function: FunctionRequirement, hiddenBy names: Set<String>) -> Call {
        var text = function.returns.map { $0.type.isVoid } ?? true ? "" : "return "
        text += function.throwing.marks(isAsync: function.isAsync)
        if function.isStatic { text += "Self." } else if names.contains(name) { text += "self." }
        return Call("\(text)\(SwiftName.escaped(name))", arguments)
    }

    /// What the message brings, handed on.
    var arguments: [Call.Argument] {
        parameters.map { Call.Argument(nil, .code($0.passed)) }
    }

    /// `{ _ in [] }`
    fileprivate func closureText(_ standard: String, of type: SwiftType) -> String {
        guard case .function(let function) = type else { return standard }
        let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let value = standard == "()" ? "" : standard
        let parts = [names.isEmpty ? "" : "\(names) in", value].filter { !$0.isEmpty }
        return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
    }
}

extension PropertyRequirement {
    fileprivate var hasEffects: Bool { isAsync || throwing != .never }
}
