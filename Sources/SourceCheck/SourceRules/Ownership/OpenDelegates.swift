import SourceFacts
import SpecRules

/// The protocols of delegates, and of references that lead back, that are not bound to classes.
struct OpenDelegates: CodeAnalysis {
    struct Delegate: Sendable {
        let type: CodeType
        /// What it is for, as a clause.
        let purpose: String
        /// Whether nothing but the protocol itself has to change for it to be bound.
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
        found = isEvery ? candidates : wanted
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
        return Delegate(type: type, purpose: purpose, isSafelyBound: isSafe)
    }

    /// What the protocol is for, as a clause, if objects are to hold it weakly.
    private static func purposeOfReference(to type: CodeType, _ subject: CodeSubject) -> String? {
        if type.name.hasSuffix("Delegate"), type.name != "Delegate" || type.parent != nil, !isOfDelegates(type) {
            return "a delegate"
        }
        if type.name.hasSuffix("DataSource"), subject.code.isDataSourceOfView(type) {
            return "the data source of a view"
        }
        for reference in subject.references[type.id] {
            let screen = subject.roles.screens[reference.screen]
            let channels = screen.architecture.channels.filter { channel in
                channel.reference == .weak && channel.to?.text == reference.role
                    && channel.protocolPattern?.isName(type.name, forScreen: screen.name) == true
            }
            guard let channel = channels.first, let from = channel.from?.text else { continue }
            guard !screen.types(playing: from).isEmpty else { return "by which the \(reference.role) is reached" }
            return "by which the \(from) reaches the \(reference.role)"
        }
        return nil
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
