import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Protocols of delegates are for objects only.
package enum ClassBoundDelegate {
    package static let description = RuleDescription.classBoundDelegate

    package static let rule = Rule(description) { (subject: CodeSubject) in
        let open = subject.code.jobs.flatMap(chunksOf: subject.checkedTypes) { types in
            types.compactMap { type -> (type: CodeType, purpose: String)? in
                guard type.kind == .protocol, asksForSomething(type),
                    let purpose = purposeOfReference(to: type, subject), subject.code.classBound(type.id) == .open
                else { return nil }
                return (type, purpose)
            }
        }
        guard !open.isEmpty else { return [] }
        let holders = ProtocolHolders(of: open.map(\.type), in: subject)
        return open.compactMap { type, purpose in
            guard holders.wantToHoldWeakly(type) else { return nil }
            let values = valueConformers(of: type, subject.code)
            guard values.allSatisfy({ subject.code.file(of: $0).isTest }) else { return nil }
            // A struct of the tests, or of somebody who uses the module, would no longer compile.
            let isSafe = values.isEmpty && !subject.code.isPublic(type.declaration)
            return description.finding(
                at: type.declaration.nameRange,
                "'\(type.name)', \(purpose), is not bound to classes, so that nobody can hold one weakly.",
                help: ["Inherit 'AnyObject'."],
                fixes: [.bindingToClasses(type.declaration, isSafe: isSafe)],
                subject: subject.subject(type)
            )
        }
    }

    /// The structs and enums that conform to it.
    private static func valueConformers(of type: CodeType, _ code: CodeIndex) -> [CodeType] {
        code.conformers(of: type.id).map { code[$0] }.filter { !$0.isReference }
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

extension Diagnostic.Fix {
    /// Adds `AnyObject` to what a protocol inherits.
    static func bindingToClasses(_ declaration: DeclarationFact, isSafe: Bool) -> Diagnostic.Fix {
        let offset = declaration.inheritanceInsertionOffset
        let place = SourceRange(file: declaration.facts.file, lower: offset, upper: offset)
        let text = declaration.inheritedTypes.isEmpty ? ": AnyObject" : ", AnyObject"
        return Diagnostic.Fix("Inherit 'AnyObject'", at: place, with: text, isSafe: isSafe)
    }
}
