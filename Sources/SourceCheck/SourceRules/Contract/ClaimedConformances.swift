import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SystemTypes

/// What a spec says that a model or a view conforms to.
extension MismatchedProperty {
    static func conformance(
        _ name: Name,
        of type: CodeType,
        _ subject: CodeSubject,
        as key: ComparedKey = .claimedConformance
    ) -> Comparison<Diagnostic> {
        guard mayConform(type, to: name.text, subject) else { return lacking(name, of: type, subject, as: key) }
        let stated = type.declarations.flatMap(\.inheritedTypes).flatMap(\.type.namedTypes)
        let isStated = stated.contains { $0.name == name.text }
        guard isStated || subject.code.unknownAncestors(of: type.id).isEmpty else {
            return Comparison(key, name.range, .open(.inherited))
        }
        return Comparison(key, name.range, .held(type.declaration.nameRange))
    }

    /// What a spec says that the class of a view conforms to, be it through others.
    static func conformances(of view: SpecView, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let conforming = view.component.declaration.conforms.filter { view.component.owns($0.range) }
        return conformances(conforming, of: view.type, subject)
    }

    /// What an architecture that specs write, and what a screen, says that the types of roles conform to.
    static func conformancesOfRoles(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        subject.specs.components.flatMap { component -> [Comparison<Diagnostic>] in
            guard let architecture = component.vocabulary?.architecture, let screen = component.declaration.screen
            else {
                return []
            }
            return component.component.roles.flatMap { player -> [Comparison<Diagnostic>] in
                let all = architecture.role(player.role)?.conforms ?? []
                let own = screen.types.filter { $0.role.text == player.role }.flatMap(\.conforms)
                let conforming = all.filter { subject.specText(at: $0.range) != nil } + own
                guard !conforming.isEmpty, let name = player.type else { return [] }
                switch subject.onlyType(called: name, of: component) {
                case .failure(let reason):
                    return conforming.map { Comparison(.conformanceOfRole, $0.range, .open(reason)) }
                case .success(let type):
                    return conformances(conforming, of: type, subject, as: .conformanceOfRole)
                }
            }
        }
    }

    static func conformances(
        _ conforming: [TypeReference],
        of type: CodeType,
        _ subject: CodeSubject,
        as key: ComparedKey = .claimedConformance
    ) -> [Comparison<Diagnostic>] {
        guard !conforming.isEmpty else { return [] }
        let code = subject.code
        let chain = code.classes(from: type.id)
        var stated = Set(
            (chain.flatMap { code[$0].declarations } + subject.extensions(above: type.id))
                .flatMap(\.inheritedTypes).flatMap(\.type.namedTypes).compactMap(\.name?.string)
        )
        if stated.contains("Codable") { stated.formUnion(["Encodable", "Decodable"]) }
        return conforming.map { conforms in
            guard case .named(let written) = conforms.type, let last = written.components.last?.name else {
                return Comparison(key, conforms.range, .open(.unknownType))
            }
            guard !Self.implied.contains(last) || last == "Sendable" else {
                return Comparison(key, conforms.range, .open(.inherited))
            }
            guard type.isReference else {
                return conformance(Name(written.path, at: conforms.range), of: type, subject, as: key)
            }
            let isPlatforms = code.platformClass(of: type.id).map { SystemTypes.conforms($0.name, to: last) }
            guard !stated.contains(last), isPlatforms != true, !code.conforms(type.id, toProtocolNamed: last)
            else {
                return Comparison(key, conforms.range, .held(type.declaration.nameRange))
            }
            // The catalogue does not have all that classes of the platform are, but that none is by itself somebody's delegate.
            let mayBeBroughtAlong = code.platformClass(of: type.id) != nil || Self.implied.contains(last)
            let isPlatformProtocol = PlatformType(named: last)?.facts?.kind == .protocol && mayBeBroughtAlong
            guard !isPlatformProtocol || Self.askedForBySomebody.contains(where: last.hasSuffix) else {
                return Comparison(key, conforms.range, .open(.inherited))
            }
            // A protocol of a package that the class names beside it is not taken for one that refines this one; a superclass may be
            // anything.
            guard !type.mayHaveMoreMembers, chain.allSatisfy({ code.hasNoNamesake($0) }),
                code.ancestry.platformClasses[type.id.index] != nil
                    || code.unknownAncestors(of: type.id).isEmpty
            else { return Comparison(key, conforms.range, .open(.inherited)) }
            return lacking(Name(written.path, at: conforms.range), of: type, subject, as: key)
        }
    }

    /// How protocols end by which an object of UIKit asks one of the app.
    private static let askedForBySomebody = [
        "Delegate", "DataSource", "DataSourcePrefetching", "ResultsUpdating", "AnimatedTransitioning",
        "InteractiveTransitioning", "TransactionObserver",
    ]

    private static func lacking(
        _ name: Name,
        of type: CodeType,
        _ subject: CodeSubject,
        as key: ComparedKey = .claimedConformance
    ) -> Comparison<Diagnostic> {
        let difference = MemberDifference(
            message: "'\(type.name)' does not conform to '\(name.text)', and the spec says otherwise.",
            place: type.declaration.nameRange,
            fixes: [ContractFixes(subject).inheriting(name.text, by: type.declaration)]
                + [ContractFixes(subject).takingOut(name)]
        )
        let finding = finding(difference, at: name.range, type, name.text, subject)
        return Comparison(key, name.range, .differs(finding))
    }

    /// The compiler finds it out by itself, but for classes that are on no actor.
    private static func mayBeSendable(_ type: CodeType, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        let chain = code.classes(from: type.id).map { code[$0] }
        return type.kind != .class || code.platformClass(of: type.id) != nil
            || !code.unknownAncestors(of: type.id).isEmpty
            || chain.contains { type in
                type.declarations.contains { declaration in
                    !declaration.attributes.isEmpty
                        || declaration.inheritedTypes.flatMap(\.type.namedTypes).contains {
                            $0.name == "Sendable"
                        }
                }
            } || code.conforms(type.id, toProtocolNamed: "Sendable")
            || code.protocols(of: type.id).contains { stated in
                if case .platform(let platform) = stated, platform.name == "AnyObject" { return false }
                return stated.projectType == nil
            }
    }

    /// What a type may be without a word.
    private static let implied: Set<String> = ["Actor", "AnyObject", "Copyable", "Escapable", "Sendable"]

    /// What an enum may have raw values of: it stands where protocols stand.
    private static let rawTypes: Set<String> = [
        "String", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64",
    ]

    /// Whether a type conforms to a protocol, or nobody can tell.
    private static func mayConform(_ type: CodeType, to name: String, _ subject: CodeSubject) -> Bool {
        let code = subject.code
        if name == "Codable" {
            return mayConform(type, to: "Encodable", subject) && mayConform(type, to: "Decodable", subject)
        }
        let declared = code.types(named: name)
        if !declared.isEmpty {
            let isProtocol = declared.count == 1 && code[declared[0]].kind == .protocol
            return !isProtocol || type.mayHaveMoreMembers || code.conforms(type.id, toProtocolNamed: name)
                || !code.unknownAncestors(of: type.id).isEmpty
        }
        if name == "Sendable" { return mayBeSendable(type, subject) }
        if type.kind == .enum, Self.rawTypes.contains(name), subject.code.unknownAncestors(of: type.id).isEmpty {
            let stated = type.declarations.flatMap(\.inheritedTypes).flatMap(\.type.namedTypes)
            return stated.contains { $0.name == name }
        }
        // What nobody knows.
        guard PlatformType(named: name)?.facts?.kind == .protocol else { return true }
        let isPlain = type.kind == .enum && !type.members.contains { !$0.parameters.isEmpty && $0.kind == .enumCase }
        if isPlain, name == "Equatable" || name == "Hashable" { return true }
        if code.conforms(type.id, toProtocolNamed: name) || !code.unknownAncestors(of: type.id).isEmpty { return true }
        let stated =
            type.declarations.flatMap(\.inheritedTypes).flatMap(\.type.namedTypes).compactMap(\.name?.string)
            + code.protocols(of: type.id).compactMap { protocolType -> String? in
                if case .platform(let platform) = protocolType { platform.name } else { nil }
            }
        if stated.contains(name) || stated.contains("Codable") && (name == "Encodable" || name == "Decodable") {
            return true
        }
        if let platform = code.platformClass(of: type.id), SystemTypes.conforms(platform.name, to: name) { return true }
        // A raw value brings these along, and a macro any.
        let isOfRawValue = name == "Equatable" || name == "Hashable" || name == "RawRepresentable"
        return type.kind == .enum && !stated.isEmpty && isOfRawValue || type.mayHaveMoreMembers
    }
}

/// The extensions of the project that claim conformances, by the types that they extend.
private struct ConformingExtensions: CodeAnalysis {
    private let byType: [String: [DeclarationFact]]

    init(of subject: CodeSubject) {
        let extensions = subject.code.files.flatMap { file in
            file.facts.declarations.filter { $0.kind == .extension && !$0.inheritedTypes.isEmpty }
        }
        byType = Dictionary(grouping: extensions) { $0.extendedType?.qualifiedName ?? "" }
    }

    /// Those of a class of the platform, and of those above it.
    func extensions(above platform: PlatformType) -> [DeclarationFact] {
        SystemTypes.superclasses(of: platform.name).flatMap { byType[$0.name] ?? [] }
    }
}

extension CodeSubject {
    /// The extensions that the project has of a class of the platform above, and of those above that.
    fileprivate func extensions(above id: TypeID) -> [DeclarationFact] {
        code.platformClass(of: id).map { analysis(ConformingExtensions.self).extensions(above: $0) } ?? []
    }
}
