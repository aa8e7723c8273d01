import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

/// Works out the doubles of the protocols that one document makes or describes.
struct DoubleResolver {
    private let settings: DoubleSettings
    /// Whether whoever belongs to no actor is among others that do, and thus used from everywhere.
    private let hasActors: Bool
    private let knowledge: TypeKnowledge
    let defaults: DefaultAnswers
    private var constraints: ConstraintCheck
    private(set) var doubles: [TestDouble] = []
    private(set) var missing: [MissingDouble] = []

    init(_ scope: Scope, _ settings: DoubleSettings) {
        self.settings = settings
        hasActors = scope.project.settings.isolation == .mainActor
        knowledge = scope.knowledge
        defaults = DefaultAnswers(scope)
        constraints = ConstraintCheck(scope)
    }

    mutating func add(_ document: Document, isolation: Isolation) {
        switch document {
        case .component(let component):
            add(
                component.interfaces.filter { !$0.isForeign && !$0.isShared },
                beside: component.interfaces
            )
        case .architecture(let architecture):
            add(architecture.sharedProtocols, beside: architecture.sharedProtocols)
        case .models(let models):
            let protocols = models.compactMap { Interface(protocolModel: $0, isolation) }
            add(protocols, beside: protocols)
        }
    }

    private mutating func add(_ interfaces: [Interface], beside others: [Interface]) {
        guard !interfaces.isEmpty else { return }
        let siblings = Dictionary(others.map { ($0.name, $0) }) { first, _ in first }
        for interface in interfaces { add(interface, beside: siblings) }
    }

    private mutating func add(_ interface: Interface, beside others: [String: Interface]) {
        var double = TestDouble(
            name: settings.name(ofProtocol: interface.name.dottedParts.joined()),
            protocolName: interface.name,
            isolation: interface.isolation,
            origin: interface.origin
        )
        var parents = InheritedRequirements(knowledge, others)
        let members = parents.members(of: interface)
        double.superclass = parents.superclass
        double.unknownProtocols = parents.unknown
        // What belongs to no actor and is static is shared by all threads.
        double.isSendable =
            interface.isolation == .none
            && (hasActors || parents.isSendable || members.contains(where: \.isStatic))
        do throws(Impossible) {
            if parents.isTooLong {
                throw Impossible(
                    reason: "more than \(TypeKnowledge.longestChain) protocols stand above one another"
                )
            }
            double.messages = try messages(members, of: double)
            doubles.append(double)
        } catch {
            missing.append(
                MissingDouble(protocolName: interface.name, reason: error.reason, origin: interface.origin)
            )
        }
    }

    /// What a protocol asks for that no double can give.
    struct Impossible: Error {
        let reason: String
    }

    // MARK: Messages

    private mutating func messages(_ members: [Member], of double: TestDouble) throws(Impossible)
        -> [TestDouble.Message]
    {
        var messages: [TestDouble.Message] = []
        for member in members {
            if double.isolation != .none, member.function?.runsOnActorOfArgument == true {
                throw Impossible(
                    reason: "'\(member.fullName)' runs on the actor that it is given, where a double on the main actor"
                        + " cannot record"
                )
            }
            let message =
                switch (member.requirement, settings.form) {
                case (.function(let function), .recorder): try self.message(member, function, of: double)
                case (.property(let property), .recorder): try self.message(member, property, of: double)
                case (.function(let function), .mockolo): try mockedMessage(member, function, of: double)
                case (.property(let property), .mockolo): try mockedMessage(member, property, of: double)
                }
            messages.append(message)
        }
        if settings.form == .mockolo {
            MockoloNames.assign(to: &messages)
            return messages
        }
        DoubleNames.assign(to: &messages)
        let needsArguments = messages.contains { $0.answer.map { $0.standard == nil } ?? false }
        if needsArguments, members.contains(where: { $0.function?.isInitializer ?? false }) {
            throw Impossible(reason: "it demands an initializer, and some of its answers have no default")
        }
        if let superclass = double.superclass, !superclass.isNamed("NSObject"), needsArguments || double.isSendable {
            throw Impossible(reason: "only a '\(superclass)' conforms to it, which takes no further arguments")
        }
        return messages
    }

    private mutating func message(
        _ member: Member,
        _ written: FunctionRequirement,
        of double: TestDouble
    ) throws(Impossible) -> TestDouble.Message {
        let function = written.replacingSelf(with: double.name)
        var member = member
        member.requirement = .function(function)
        let generic = Set(GenericSignature(of: function).names)
        let payload = function.parameters.map { self.payload($0, among: function.parameters, generic, of: double) }
        var message = TestDouble.Message(
            member: member,
            caseName: function.isInitializer ? "initialize" : function.name,
            payload: payload
        )
        let returns = function.returns?.type ?? .tuple([])
        guard !returns.isEmptyTuple || function.throwing != .never else { return message }
        if returns.names(anyOf: generic) || returns.isOpaque {
            throw Impossible(reason: "what '\(member.fullName)' returns is for its caller to choose")
        }
        if function.isStatic, double.isSendable {
            throw Impossible(reason: "'\(member.fullName)' is static, answers, and belongs to no actor")
        }
        let answer = TestDouble.Answer(
            name: function.name + "Handler",
            parameters: function.parameters.filter { $0.type.type.standsAlone(generic) },
            standard: defaults.text(for: returns)
        )
        if function.isStatic, answer.standard == nil {
            throw Impossible(reason: "'\(member.fullName)' is static, and what it returns has no default")
        }
        message.answer = answer
        return message
    }

    private mutating func message(
        _ member: Member,
        _ property: PropertyRequirement,
        of double: TestDouble
    ) throws(Impossible) -> TestDouble.Message {
        let type = property.type.type.replacingSelf(with: double.name)
        let hasEffects = property.isAsync || property.throwing != .never
        let standard = defaults.text(for: type)
        if property.isStatic, standard == nil || hasEffects || double.isSendable {
            throw Impossible(reason: "'\(property.name)' is static, and nothing can be made up for it")
        }
        var payload: [TestDouble.Payload] = []
        if property.isSettable {
            if double.isSendable, !isSendable(type) {
                throw Impossible(reason: "'\(property.name)' can be set from everywhere, and is not Sendable")
            }
            payload = [
                TestDouble.Payload(
                    label: nil,
                    parameter: property.name,
                    type: type.stored,
                    isCompared: isCompared(type.stored, of: double)
                )
            ]
        }
        let isClosure = hasEffects || double.isSendable
        return TestDouble.Message(
            member: member,
            caseName: property.isSettable ? "set" + property.name.firstUppercased : property.name,
            payload: payload,
            answer: TestDouble.Answer(name: isClosure ? property.name + "Handler" : property.name, standard: standard)
        )
    }

    private mutating func payload(
        _ parameter: Parameter,
        among parameters: [Parameter],
        _ generic: Set<String>,
        of double: TestDouble
    ) -> TestDouble.Payload {
        let type = parameter.type.type.stored
        // A case can't have a label twice, and a function can.
        let isLabelTaken = parameters.contains { $0.label == parameter.label && $0.name != parameter.name }
        return TestDouble.Payload(
            label: parameter.label.map { isLabelTaken ? parameter.name : $0 },
            parameter: parameter.name,
            type: type,
            isCompared: type.standsAlone(generic) && isCompared(type, of: double)
        )
    }

    // MARK: Types

    private mutating func isCompared(_ type: SwiftType, of double: TestDouble) -> Bool {
        guard !type.isNamed(double.name) else { return false }
        return constraints.answer(for: type, "Equatable") == .met && (!double.isSendable || isSendable(type))
    }

    mutating func isSendable(_ type: SwiftType) -> Bool {
        constraints.answer(for: type, "Sendable") == .met
    }
}

extension Interface {
    /// A model that is a protocol.
    fileprivate init?(protocolModel model: Model, _ isolation: Isolation) {
        guard let requirements = model.requirements else { return nil }
        self.init(
            .channel,
            name: model.name.text,
            from: "owner",
            to: model.name.text,
            isolation: isolation,
            origin: model.name.range
        )
        isClassBound = false
        inherits = model.conformances.names.map { .named($0) }
        members = requirements
    }
}

extension FunctionRequirement {
    /// Whether a parameter is `isolated`.
    fileprivate var runsOnActorOfArgument: Bool {
        parameters.contains { parameter in
            guard case .specified("isolated", _) = parameter.type.type else { return false }
            return true
        }
    }
}
