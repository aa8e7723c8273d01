import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics
import SpecFrontEnd

/// What a rule over hand-written Swift looks at: the code, the specs, and which type plays which role.
///
/// A class, since every rule passes it on.
package final class CodeSubject: Sendable {
    package let code: CodeIndex
    package let specs: ProgramIndex
    let specTable: SpecTable
    package let architectures: EffectiveArchitectures
    package let roles: RoleAssignment
    /// Which roles types and protocols stand for.
    package let references: RoleReferences
    package let rootViews: RootViews
    /// The types whose code the rules look at: neither tests nor generated nor other people's.
    package let checkedTypes: [CodeType]
    let knownRoleMembers = Once<RoleMembers>()
    /// By the numbers of screens.
    let wholeScreens = Once<[Bool]>()
    /// In how many whole screens each role is played.
    let roleCounts = Once<[String: Int]>()
    /// By the numbers of types.
    let allBindings = Once<[RoleBinding?]>()
    let allRoleDependencies = Once<[RoleDependencies]>()
    let observedDependencies = Once<ObservedDependencies>()
    let allReferences = Once<[TypeID: [CodeReference]]>()
    let importBreaks = Once<[ImportLimits.Import]>()
    /// Where the names of what classes hold and answer to are mentioned.
    let mentions: NameMentions
    /// By the entries of architectures, most of which many views share.
    let navigationMethods = OnceForEach<[Name], [NavigationMethod]>()
    /// By the rows of architectures, each of which many types share.
    let forbiddenNames = OnceForEach<ArchitectureRow, ForbiddenNames>()
    let vocabularies = OnceForEach<MessageReceiver, ProtocolVocabulary?>()
    /// The view controllers that hold a type.
    let controllersByPartner = Once<[TypeID: [TypeID]]>()
    let allViewModels = Once<[KnownViewModel]>()
    let allStrongDelegates = Once<StrongDelegates>()

    /// - Parameter architectures: To find out which apply may take as long as all else that is found out here.
    package init(
        _ code: CodeIndex,
        specs: ProgramIndex,
        architectures: @autoclosure @escaping @Sendable () -> EffectiveArchitectures
    ) {
        self.code = code
        self.specs = specs
        specTable = SpecTable(specs)
        // Who plays which role has to be found out one after the other.
        ((self.architectures, roles, references), (checkedTypes, rootViews, mentions)) = code.concurrency.both(
            {
                let architectures = architectures()
                let roles = RoleAssignment(code, specs: specs, architectures: architectures)
                return (architectures, roles, RoleReferences(code, roles))
            },
            {
                let checkedTypes = code.concurrency.filter(code.types) { code.file(of: $0).isChecked }
                let mentions = NameMentions(of: Self.memberNames(of: checkedTypes), in: code)
                return (checkedTypes, RootViews(code), mentions)
            }
        )
    }

    /// The fingerprints of the names of members that a rule may want to hide, and of their classes.
    private static func memberNames(of types: [CodeType]) -> FingerprintSet {
        var names = FingerprintSet()
        for type in types where type.isClass {
            names.insert(type.declaration.name.fingerprint)
            for member in type.members where mayBeHidden(member) { names.insert(member.baseName.fingerprint) }
        }
        return names
    }

    /// Whether it is seen beyond its file, and is what a class holds or answers to.
    private static func mayBeHidden(_ member: MemberFact) -> Bool {
        if let access = member.access, access <= .fileprivate { return false }
        return member.isProperty || member.kind == .method
    }

    /// The key of baselines for a type, or for a member of it.
    package func subject(_ type: CodeType, _ member: String? = nil) -> Subject {
        Subject(code.qualifiedName(of: type.id), member)
    }
}
