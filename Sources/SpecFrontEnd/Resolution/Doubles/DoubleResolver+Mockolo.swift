import ScreenModel
import SwiftNotation

/// Messages in the form of mockolo, where a closure that is missing is found out when a test runs, so that no message is impossible to
/// answer.
extension DoubleResolver {
    mutating func mockedMessage(
        _ member: Member,
        _ written: FunctionRequirement,
        of double: TestDouble
    ) throws(Impossible) -> TestDouble.Message {
        let function = written.replacingSelf(with: double.name)
        var member = member
        member.requirement = .function(function)
        let generic = Set(GenericSignature(of: function).names)
        let returns = function.returns?.type ?? .tuple([])
        if returns.names(anyOf: generic) || returns.isOpaque {
            throw Impossible(reason: "what '\(member.fullName)' returns is for its caller to choose")
        }
        let parameters = function.parameters.compactMap { $0.erased(generic) }
        var payload: [TestDouble.Payload] = []
        for parameter in parameters where !parameter.type.type.stored.isFunction {
            let type = parameter.type.type.stored
            if double.isSendable, !isSendable(type) { continue }
            payload.append(
                TestDouble.Payload(label: parameter.name, parameter: parameter.name, type: type, isCompared: true)
            )
        }
        let answer = TestDouble.Answer(
            name: function.name + "Handler",
            parameters: parameters,
            standard: defaults.text(for: returns)
        )
        return TestDouble.Message(
            member: member,
            caseName: function.name,
            payload: payload,
            answer: function.isInitializer ? nil : answer
        )
    }

    mutating func mockedMessage(
        _ member: Member,
        _ property: PropertyRequirement,
        of double: TestDouble
    ) throws(Impossible) -> TestDouble.Message {
        let type = property.type.type.replacingSelf(with: double.name)
        let hasEffects = property.isAsync || property.throwing != .never
        if double.isSendable, !hasEffects, !isSendable(type) {
            throw Impossible(reason: "'\(property.name)' is read from everywhere, and is not Sendable")
        }
        return TestDouble.Message(
            member: member,
            caseName: property.name,
            payload: [],
            answer: TestDouble.Answer(
                name: hasEffects ? property.name + "Handler" : property.name,
                standard: defaults.text(for: type)
            )
        )
    }
}

extension Parameter {
    /// The parameter as it is known outside of its method: of what a generic parameter stands for it is known that it is something. A
    /// closure that nobody else can name stays inside.
    fileprivate func erased(_ generic: Set<String>) -> Parameter? {
        guard !type.type.standsAlone(generic) else { return self }
        var parameter = self
        switch type.type.stored {
        case .function: return nil
        case .opaque(let type): parameter.type.type = .existential(type)
        default: parameter.type.type = .named("Any")
        }
        return parameter
    }
}

extension SwiftType {
    fileprivate var isFunction: Bool {
        if case .function = self { return true }
        return false
    }
}
