import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// No property that is stored before the object exists registers `self`.
package enum SelfInStoredClosure {
    package static let description = RuleDescription.selfInStoredClosure

    static let rule = TypeRule(description) { type, subject in
        guard type.isClass else { return [] }
        return type.declaration.members.compactMap { member in
            guard member.kind == .storedProperty, !member.isLazy, !member.isTypeMember,
                let use = firstSelf(in: member)
            else { return nil }
            return finding(use, in: member, of: type, subject)
        }
    }

    /// `self` alone; what comes behind a dot does not compile.
    private static func firstSelf(in member: MemberFact) -> UseFact? {
        member.uses.first { use in
            use.root == .self && use.components.isEmpty && use.isInsideStoredInitialValue && use.role == .read
        }
    }

    private static func finding(
        _ use: UseFact,
        in member: MemberFact,
        of type: CodeType,
        _ subject: CodeSubject
    ) -> Diagnostic {
        let name = member.baseName.string
        let call = member.calls.first { call in call.arguments.contains { $0.range == use.range } }
        let what = call?.name.map { "'\($0.string)' gets" } ?? "this is"
        // What stands behind a wrapper cannot be lazy.
        let isWrapped = member.attributes.contains { $0.name.startsUppercase && $0.name != "MainActor" }
        let remedy = isWrapped ? "do this" : "make it a 'lazy var', or do this"
        let moment = subject.code.isViewController(type.id) ? "an initializer or 'viewDidLoad'" : "an initializer"
        var fixes: [Diagnostic.Fix] = []
        if !isWrapped, member.bindingCount <= 1, member.type != nil || member.value?.kind != .other {
            let keyword = member.isConstant ? "let" : "var"
            let place = SourceRange(
                file: use.range.file,
                lower: member.introducerOffset,
                upper: member.introducerOffset + keyword.utf8.count
            )
            fixes = [Diagnostic.Fix("Make '\(name)' a 'lazy var'", at: place, with: "lazy var")]
        }
        return description.finding(
            at: use.range,
            "'self' is no '\(type.name)' yet where '\(name)' is made, so that \(what) a function.",
            help: [
                "\(remedy) in \(moment)".asSentence,
                "As it is, whether anything arrives is chance.",
            ],
            fixes: fixes,
            subject: subject.subject(type, name)
        )
    }
}
