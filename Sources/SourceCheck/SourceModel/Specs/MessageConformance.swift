import SystemTypes
import ScreenModel
import SourceFacts

/// What a class has for the messages that a spec has it receive.
struct MessageConformance {
    /// A message that the class does not answer to as the spec writes it.
    struct Gap {
        let message: ScreenModel.Member
        /// What was most likely meant: a method of the same name with other labels, or one with other types.
        let similar: MemberFact?
        /// Where only a type differs.
        var difference: Difference?
    }

    struct Difference {
        let parameter: String
        let actual: String
        let expected: String
    }

    private let type: CodeType
    private let interface: Interface
    private let subject: CodeSubject
    /// What a protocol of hand-written code asks for; `nil` where there is none, or not all of it is known.
    private let requirements: [MemberFact]?

    init(to interface: Interface, by type: CodeType, _ subject: CodeSubject) {
        self.interface = interface
        self.type = type
        self.subject = subject
        requirements = subject.writtenRequirements(ofProtocol: interface.name)
    }

    /// In the order of the spec.
    var gaps: [Gap] {
        let members = subject.code.inheritedMembers(of: type)
        let given = Set(members.map(\.name.string)).union(defaultNames)
        let wanted = Set(interface.members.map(\.fullName))
        return interface.members.compactMap { message -> Gap? in
            // That a protocol lacks it is told there.
            if let requirements, !requirements.contains(where: message.isCalled) { return nil }
            if let gap = differingTypes(message, among: members) { return gap }
            guard !given.contains(message.fullName), message.function?.isInitializer != true,
                !isOfPlatform(message), !isAdded(message)
            else { return nil }
            let isFunction = message.function != nil
            if !isFunction, members.contains(where: { $0.isProperty && $0.baseName == message.baseName }) { return nil }
            let similar = members.first { member in
                member.kind == .method && isFunction && member.baseName == message.baseName
                    && !wanted.contains(member.name)
            }
            return Gap(message: message, similar: similar)
        }
    }

    /// A method that takes something else than the spec says. Types are compared where both are known by their names alone.
    private func differingTypes(_ message: ScreenModel.Member, among members: [MemberFact]) -> Gap? {
        guard let function = message.function else { return nil }
        let overloads = members.filter { $0.kind == .method && $0.name == message.fullName }
        guard overloads.count == 1, let found = overloads.first,
            found.parameters.count == function.parameters.count
        else { return nil }
        for (parameter, expected) in zip(found.parameters, function.parameters) {
            guard let actual = parameter.type?.stripped, actual.kind == .named,
                case .named(let name) = expected.type.type.unwrapped, name.path != actual.qualifiedName,
                Self.plainTypes.contains(name.path), Self.plainTypes.contains(actual.qualifiedName)
            else { continue }
            return Gap(
                message: message,
                similar: found,
                difference: Difference(parameter: expected.name, actual: actual.qualifiedName, expected: name.path)
            )
        }
        return nil
    }

    /// Types that nobody gives another name.
    private static let plainTypes: Set<String> = [
        "Bool", "CGFloat", "Data", "Date", "Decimal", "Double", "Float", "IndexPath", "Int", "String", "URL", "UUID",
    ]

    /// What extensions of the protocols that it conforms to bring along.
    private var defaultNames: Set<String> {
        let stated = subject.code.protocols(of: type.id).flatMap(\.candidates)
        let named = subject.code.types(named: interface.name)
        return Set((stated + named).flatMap { subject.code[$0].extensions }.flatMap(\.members).map(\.name.string))
    }

    /// Whether an extension of the project adds it to a class of the platform above.
    private func isAdded(_ message: ScreenModel.Member) -> Bool {
        guard let platform = subject.code.platformClass(of: type.id) else { return false }
        return subject.code.additions(to: platform).contains { $0.name == message.fullName }
    }

    /// A method with other labels is another one.
    private func isOfPlatform(_ message: ScreenModel.Member) -> Bool {
        guard let platform = subject.code.platformClass(of: type.id) else { return false }
        guard message.function != nil else { return SystemTypes.member(message.baseName, of: platform.name) != nil }
        return SystemTypes.hasMethod(message.fullName, named: message.baseName, of: platform.name)
    }
}

extension CodeSubject {
    /// What a protocol that people wrote asks for; `nil` where there is no such protocol, or several, or where not all of it is known.
    func writtenRequirements(ofProtocol name: String) -> [MemberFact]? {
        let types = code.types(named: name)
        guard types.count == 1, let id = types.first, code[id].kind == .protocol, code.file(of: code[id]).isChecked,
            ProtocolVocabulary(of: id, in: code) != nil
        else { return nil }
        let refined = code.protocols(of: id).flatMap(\.candidates).map { code[$0] }
        return ([code[id]] + refined).flatMap(\.members).filter(\.isRequirement)
    }
}
