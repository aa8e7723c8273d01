import ScreenSpecConcurrency
import ScreenSpecFileSystem
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The imports that the roles of a file forbid or do not allow, one for each file and module.
struct ForbiddenImports: CodeAnalysis {
    /// Whom a file belongs to, as far as imports are concerned.
    ///
    /// A class, since each file has one and hands it on.
    final class Owner: Sendable {
        /// `nil` where the role is that of the whole file.
        let type: CodeType?
        let role: Role
        let architecture: Architecture
        let screen: Int?
        /// Whether it is held to what the architecture says of views without a role.
        let isViewWithoutRole: Bool

        init(
            type: CodeType?,
            role: Role,
            architecture: Architecture,
            screen: Int?,
            isViewWithoutRole: Bool = false
        ) {
            self.type = type
            self.role = role
            self.architecture = architecture
            self.screen = screen
            self.isViewWithoutRole = isViewWithoutRole
        }

        /// The row of the architecture that says what it may not import.
        var row: String { isViewWithoutRole && architecture.views != nil ? "views" : "roles: \(role.name.text)" }
    }

    struct Import: Sendable {
        let fact: ImportFact
        let owner: Owner
        /// The entry of `forbids` that it fits; `nil` where it is missing from `allows`.
        let entry: Name?
    }

    /// A type of a UI framework that a file names without importing the framework: another import brings it along.
    struct Unimported: Sendable {
        let use: UnimportedUse
        let owner: Owner
        let entry: Name
    }

    let all: [Import]
    let unimported: [Unimported]

    init(of subject: CodeSubject) {
        (all, unimported) = ImportFinder(subject: subject, members: subject.analysis(RoleMembers.self)).imports
    }
}

private struct ImportFinder {
    typealias Owner = ForbiddenImports.Owner
    typealias Import = ForbiddenImports.Import

    let subject: CodeSubject
    let members: RoleMembers
    private let playersWithoutScreen: PlayersWithoutScreen
    private let controllers: ControllersWithoutRole

    init(subject: CodeSubject, members: RoleMembers) {
        self.subject = subject
        self.members = members
        playersWithoutScreen = subject.analysis(PlayersWithoutScreen.self)
        controllers = ControllersWithoutRole(of: subject)
    }

    var imports: (imports: [Import], unimported: [ForbiddenImports.Unimported]) {
        var found: [Import] = []
        var unimported: [ForbiddenImports.Unimported] = []
        var fileCounts: [RoleOfModule: Int] = [:]
        let files = subject.code.jobs.flatMap(chunksOf: subject.code.files) { files in files.compactMap(imports(of:)) }
        for file in files {
            for role in file.roles { fileCounts[role, default: 0] += 1 }
            found += file.breaks
            if let use = file.unimported { unimported.append(use) }
        }
        let habits = habits(found.map(habit) + unimported.map(habit), fileCounts)
        if habits.isEmpty { return (found, unimported) }
        return (found.filter { !habits.contains(habit($0)) }, unimported.filter { !habits.contains(habit($0)) })
    }

    /// The roles that a file belongs to, and which of its imports they are against.
    private func imports(
        of file: CodeFile
    ) -> (roles: Set<RoleOfModule>, breaks: [Import], unimported: ForbiddenImports.Unimported?)? {
        guard file.isChecked else { return nil }
        let (owners, companions) = owners(of: file)
        if owners.isEmpty { return nil }
        let isOfOthers = !companions.isEmpty
        if isOfOthers, !CodeWithoutUIKit(subject.code).contains(companions) { return nil }
        var seen: Set<String> = []
        let breaks = file.facts.imports.compactMap { fact -> Import? in
            guard !isOfOthers || fact.module == "UIKit", let found = firstBreak(fact, owners),
                seen.insert(fact.module.string).inserted
            else { return nil }
            return found
        }
        let isImported = breaks.contains { PresenterNoUIKit.frameworks.contains($0.fact.module) }
        return (
            Set(owners.map { RoleOfModule(module: file.module, role: $0.role.name.text) }), breaks,
            isImported || isOfOthers ? nil : unimported(in: file, owners)
        )
    }

    /// The first type of UIKit that a file names which may not import it, and does not.
    private func unimported(in file: CodeFile, _ owners: [Owner]) -> ForbiddenImports.Unimported? {
        guard let owner = owners.first, owners.allSatisfy({ forbidsUIKit($0) != nil }), let entry = forbidsUIKit(owner)
        else { return nil }
        // Many names of UIKit are AppKit's as well.
        if file.facts.imports.contains(where: { $0.module == "AppKit" || $0.module == "Cocoa" }) { return nil }
        return UnimportedUse.first(in: file.facts, ofTypes: owners.compactMap(\.type), members, subject.code).map {
            ForbiddenImports.Unimported(use: $0, owner: owner, entry: entry)
        }
    }

    private func forbidsUIKit(_ owner: Owner) -> Name? {
        NameGlobs.entry(of: owner.role.forbids?.imports, for: "UIKit")
    }

    private struct RoleOfModule: Hashable, Sendable {
        let module: String?
        let role: String
    }

    private struct Habit: Hashable {
        let of: RoleOfModule
        let imported: String
    }

    private func habit(_ found: Import) -> Habit {
        Habit(
            of: RoleOfModule(
                module: subject.code.file(found.fact.facts)?.module,
                role: found.owner.role.name.text
            ),
            imported: found.fact.module.string
        )
    }

    private func habit(_ found: ForbiddenImports.Unimported) -> Habit {
        let module = subject.code.file(found.use.range.file)?.module
        return Habit(of: RoleOfModule(module: module, role: found.owner.role.name.text), imported: "UIKit")
    }

    /// Where nobody wrote the architecture down, what most files of a role import is how the team writes that role, be they
    /// but two.
    private func habits(_ found: [Habit], _ fileCounts: [RoleOfModule: Int]) -> Set<Habit> {
        let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
        return Set(
            counts.filter { habit, count in
                subject.architectures.isGuessed(module: habit.of.module) && count >= Self.leastCount
                    && 2 * count > fileCounts[habit.of] ?? 0
            }.keys
        )
    }

    /// One file shows no habit.
    private static let leastCount = 2

    /// Every owner has to be against an import: where one file holds several classes, another one may need it.
    private func firstBreak(_ fact: ImportFact, _ owners: [Owner]) -> Import? {
        var first: Import?
        for owner in owners {
            let module = fact.module.string
            if let entry = NameGlobs.entry(of: owner.role.forbids?.imports, for: module) {
                first = first ?? Import(fact: fact, owner: owner, entry: entry)
            } else if let allowed = owner.role.allows?.imports, NameGlobs.entry(of: allowed, for: module) == nil {
                first = first ?? Import(fact: fact, owner: owner, entry: nil)
            } else {
                return nil
            }
        }
        return first
    }

    /// The roles of the classes, structs and actors of a file and of those that it extends; a file whose path is what an
    /// architecture recognises belongs to the role as a whole.
    ///
    /// - Returns: Where somebody wrote the architecture down, the classes beside them that play none, too: one that has nothing to
    ///   do with UIKit needs no import of it.
    private func owners(of file: CodeFile) -> (owners: [Owner], companions: [CodeType]) {
        if let owner = ownerByPath(file) { return ([owner], []) }
        var owners: [Owner] = []
        var companions: [CodeType] = []
        for declaration in file.facts.declarations where declaration.parent == nil {
            switch declaration.kind {
            case .protocol, .typealias, .enum: continue
            case .class, .struct, .actor, .extension: break
            }
            guard let type = subject.code.type(of: declaration) else { continue }
            let roleMembers = members[type].filter { $0.role != nil }
            if roleMembers.isEmpty, let owner = ownerWithoutScreen(type) {
                owners.append(owner)
                continue
            }
            // Another class may need the import; a value beside a role is there for the role.
            if roleMembers.isEmpty, isSwiftUIView(declaration) { return ([], []) }
            if roleMembers.isEmpty, type.isReference {
                if subject.architectures.isGuessed(module: file.module) { return ([], []) }
                companions.append(type)
            }
            owners += roleMembers.compactMap { roleMember in
                roleMember.role.map {
                    Owner(type: type, role: $0, architecture: roleMember.architecture, screen: roleMember.screen)
                }
            }
        }
        return (owners, companions)
    }

    /// Where somebody wrote the architecture down: `ItemCellViewModel`, which goes by the name of the view's partner, also that of a
    /// cell, which is no screen; what those inherit who play a role; and views and view controllers without a role.
    private func ownerWithoutScreen(_ type: CodeType) -> Owner? {
        if let player = playersWithoutScreen[type] ?? controllers.member(as: type, orContainer: true),
            let role = player.role
        {
            return Owner(type: type, role: role, architecture: player.architecture, screen: nil)
        }
        guard let view = members[type].first, view.role == nil, let limits = view.forbids, limits.imports != nil,
            !subject.architectures.isGuessed(module: subject.code.file(of: type).module)
        else { return nil }
        var role = Role(name: Name("view", at: view.architecture.name.range))
        role.isView = true
        role.forbids = limits
        return Owner(type: type, role: role, architecture: view.architecture, screen: nil, isViewWithoutRole: true)
    }

    /// `struct LoginView: View`.
    private func isSwiftUIView(_ declaration: DeclarationFact) -> Bool {
        declaration.inheritedTypes.contains { inherited in Self.swiftUIViews.contains(inherited.type.name) }
    }

    private static let swiftUIViews: Set<String> = [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "App",
        "Scene",
    ]

    private func ownerByPath(_ file: CodeFile) -> Owner? {
        guard let architecture = subject.architectures.architecture(ofModule: file.module) else { return nil }
        for role in architecture.roles {
            guard let matches = role.matches, !matches.files.isEmpty, matches.suffixes.isEmpty,
                matches.prefixes.isEmpty,
                matches.superclasses.isEmpty, matches.protocols.isEmpty
            else { continue }
            if matches.files.contains(where: { PathSelection(patterns: [$0.text]).contains(file.path) }) {
                return Owner(type: nil, role: role, architecture: architecture, screen: nil)
            }
        }
        return nil
    }
}
