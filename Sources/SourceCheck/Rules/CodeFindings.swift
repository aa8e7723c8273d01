import ArchitectureRules
import SourceFacts
import SourceText

/// What many rules over code ask and say.
extension CodeSubject {
    /// Whether a member that should be private cannot be: its type, a protocol, a class below or an extension elsewhere
    /// needs it.
    func mayStayVisible(_ member: MemberFact, of type: CodeType) -> Bool {
        code.isHidden(member) || code.isDemanded(member, of: type) || code.isSharedWithFamily(member, of: type)
    }

    /// Makes a member private; safe where nothing but its own type can mean it.
    func privateFix(for member: MemberFact, of type: CodeType) -> Diagnostic.Fix {
        let name = member.baseName.string
        let isAlone = member.bindingCount <= 1
        let isSafe =
            isAlone && !mentions.isMentioned(member.baseName, outside: type.file)
            && !isMentionedInFile(name, beside: type)
        return .makingPrivate(member, isSafe: isSafe)
    }

    /// Whether other code of the same file names the member.
    private func isMentionedInFile(_ name: String, beside type: CodeType) -> Bool {
        let own = type.declarations.map(\.range)
        return code.file(of: type).facts.uses.contains { use in
            guard use.components.contains(where: { $0.name == name }) else { return false }
            return !own.contains {
                $0.file == use.range.file && $0.lower <= use.range.lower && use.range.upper <= $0.upper
            }
        }
    }

    /// The place in a spec that declares a subview of the class.
    func declaredSubview(_ name: String, of type: CodeType) -> SourceRange? {
        components(showing: type).lazy
            .compactMap { $0.declaration.subviews.first { $0.name.text == name }?.name.range }.first
    }

    /// The views and screens of specs whose view is the class.
    package func components(showing type: CodeType) -> [IndexedComponent] {
        specTable.components(showing: code.qualifiedName(of: type.id), inModule: code.file(of: type).module)
    }
}
