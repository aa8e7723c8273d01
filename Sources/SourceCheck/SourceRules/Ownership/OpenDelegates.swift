import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// The protocols of delegates, and of references that lead back, that are not bound to classes.
struct OpenDelegates: CodeAnalysis {
    struct Delegate: Sendable {
        let type: CodeType
        /// What it is for, as a clause.
        let purpose: String
        /// What binds it to classes, also in specs that say otherwise.
        var binding: [Diagnostic.Edit]
        /// Whether no code but the protocol itself has to change for it to be bound.
        let isSafelyBound: Bool
    }

    /// Those that somebody wants to hold weakly, or with `every: true` all.
    let found: [Delegate]
    /// How many more there would be with `every: true`.
    let moreWithEvery: Int
    private let byType: [TypeID: Delegate]

    init(of subject: CodeSubject) {
        let candidates = subject.code.jobs.flatMap(chunksOf: subject.checkedTypes) { types in
            types.compactMap { Self.candidate($0, subject) }
        }
        let wanted: [Delegate]
        if candidates.isEmpty {
            wanted = []
        } else {
            let holders = ProtocolHolders(of: candidates.map(\.type), in: subject)
            wanted = candidates.filter { Self.asksForSomething($0.type) && holders.wantToHoldWeakly($0.type) }
        }
        let isEvery = subject.asksForEvery(.classBoundDelegate)
        found = Self.agreed(isEvery ? candidates : wanted, subject)
        moreWithEvery = isEvery ? 0 : candidates.count - wanted.count
        byType = Dictionary(uniqueKeysWithValues: found.map { ($0.type.id, $0) })
    }

    subscript(type: TypeID) -> Delegate? {
        byType[type]
    }

    private static func candidate(_ type: CodeType, _ subject: CodeSubject) -> Delegate? {
        guard type.kind == .protocol, let purpose = purposeOfReference(to: type, subject),
            subject.code.classBound(type.id) == .open
        else { return nil }
        let values = subject.code.conformers(of: type.id).map { subject.code[$0] }.filter { !$0.isReference }
        guard values.allSatisfy({ subject.code.file(of: $0).isTest }) else { return nil }
        // A struct of the tests, or of somebody who uses the module, would no longer compile.
        let isSafe = values.isEmpty && !subject.code.isPublic(type.declaration)
        let binding = [Diagnostic.Edit.inheriting("AnyObject", by: type.declaration)]
        return Delegate(type: type, purpose: purpose, binding: binding, isSafelyBound: isSafe)
    }

    /// With what specs that say `classBound: false` are to say then.
    private static func agreed(_ delegates: [Delegate], _ subject: CodeSubject) -> [Delegate] {
        if delegates.isEmpty { return [] }
        let open = DescribedProtocol.all(in: subject).filter { !$0.interface.isForeign && !$0.interface.isClassBound }
        let byType = Dictionary(grouping: open, by: \.type.id)
        return delegates.map { delegate in
            var delegate = delegate
            delegate.binding += (byType[delegate.type.id] ?? []).flatMap {
                ContractFixes(subject).setting("classBound", to: "true", for: $0.keyPlace)?.edits ?? []
            }
            return delegate
        }
    }

    /// What the protocol is for, as a clause, if objects are to hold it weakly.
    private static func purposeOfReference(to type: CodeType, _ subject: CodeSubject) -> String? {
        if type.name.hasSuffix("Delegate"), type.name != "Delegate" || type.parent != nil, !isOfDelegates(type) {
            // Of a role that another one keeps it may have the name.
            let isOfPartner = subject.references[type.id].contains { reference in
                let channels = channels(of: type, to: reference, subject)
                return !channels.isEmpty && channels.allSatisfy { $0.reference != .weak }
            }
            return isOfPartner ? nil : "a delegate"
        }
        if type.name.hasSuffix("DataSource"), subject.code.isDataSourceOfView(type) {
            return "the data source of a view"
        }
        for reference in subject.references[type.id] {
            let screen = subject.roles.screens[reference.screen]
            let all = channels(of: type, to: reference, subject)
            let channels = all.filter { $0.reference == .weak }
            guard let from = channels.first?.from?.text else { continue }
            if screen.types(playing: from).contains(where: { knows(type.id, $0, subject.code) }) {
                return "by which the \(from) reaches the \(reference.role)"
            }
            // Whose protocol it is as well may hold it as is right for that channel.
            if channels.count == all.count { return "by which the \(reference.role) is reached" }
        }
        return nil
    }

    /// The channels to a role of a screen whose protocol it is.
    private static func channels(of type: CodeType, to reference: RoleReference, _ subject: CodeSubject) -> [Channel] {
        let screen = subject.roles.screens[reference.screen]
        return screen.architecture.channels.filter { channel in
            channel.to?.text == reference.role
                && channel.protocolPattern?.isName(type.name, forScreen: screen.name) == true
        }
    }

    /// Whether a class has a property of a protocol, or a parameter, or hands it to the generic class that it inherits.
    private static func knows(_ type: TypeID, _ holder: TypeID, _ code: CodeIndex) -> Bool {
        code.classes(from: holder).contains { ancestor in
            code[ancestor].declarations.contains { declaration in
                declaration.inheritedTypes.contains { inherited in
                    inherited.type.genericArguments.contains {
                        code.lookup($0, in: declaration.parent).candidates.contains(type)
                    }
                }
                    || declaration.members.contains { member in
                        ([member.isProperty ? member.type : nil] + member.parameters.map(\.type)).contains { written in
                            written?.subtree.contains {
                                $0.kind == .named && code.lookup($0, in: member).candidates.contains(type)
                            } ?? false
                        }
                    }
            }
        }
    }

    /// Whether a protocol has a requirement, of its own or of one that it refines: nobody can say anything by way of another one.
    private static func asksForSomething(_ type: CodeType) -> Bool {
        !type.declaration.members.isEmpty || !type.declaration.inheritedTypes.isEmpty
    }

    /// Whether a protocol such as `HasDelegate` is for what has a delegate, which is what it demands.
    private static func isOfDelegates(_ type: CodeType) -> Bool {
        type.name.hasPrefix("Has")
            && type.declaration.members.contains { $0.isProperty && $0.baseName.hasSuffix("elegate") }
    }
}
