import SystemTypes
import SourceFacts
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// What rules ask of all hand-written Swift of a project, worked out once for all of them.
///
/// Built from the facts of all files; the same files give the same index, whatever their order. Where only a few of them are others
/// than those of an earlier index, and have the outlines that they had, it takes over what names of types mean, and all answers that
/// are kept and lead to none of those files.
///
/// A class, since everything that is worked out of it keeps it.
package final class CodeIndex: Sendable {
    let table: TypeTable
    let ancestry: Ancestry
    private let made: Parts
    /// Where whoever asks notes the files that answers are looked for in; `nil` where nobody keeps what comes of it.
    ///
    /// What files say beside their outlines is handed out only by what notes it.
    let visits: FileVisits?
    /// Who works out what is made of the index.
    package let jobs: Jobs

    /// What is the same for all who ask.
    private struct Parts: Sendable {
        /// By the numbers of types.
        let standings: [PlatformStanding]
        let externalClasses: ExternalClasses
        /// Where the names of members lead from types of the platform.
        let platformSteps: Memo<PlatformStep, NamedType>
        /// By the numbers of files that declare many types.
        let usesByName = Memo<Int, UsesByName>()
        // Few rules ask for each of them.
        let receivers: Lazy<ProtocolReceivers>
        let reachedNames: Lazy<Set<UInt64>>
        let selectorUses: Lazy<SelectorUses>
        let filesByText: Lazy<FilesByText>
        let kept: KeptCode
    }

    /// - Parameter earlier: That of files most of which are the same.
    package init(
        _ files: [CodeFile],
        externalClasses: ExternalClasses = ExternalClasses(),
        after earlier: EarlierIndex? = nil,
        jobs: Jobs = Jobs(1)
    ) {
        let files = files.sorted { $0.path < $1.path }
        let earlier = earlier?.index(of: files)
        (table, ancestry) = Self.types(of: files, jobs, after: earlier)
        let standings = jobs.flatMap(chunksOf: table.types) { [table, ancestry] types in
            PlatformStanding.standings(of: types, among: table.types, ancestry, externalClasses)
        }
        let before = earlier?.index.made
        let isAnswered = before?.standings == standings && before?.externalClasses == externalClasses
        made = Parts(
            standings: standings,
            externalClasses: externalClasses,
            platformSteps: before?.platformSteps ?? Memo(),
            receivers: Lazy { ProtocolReceivers(files) },
            reachedNames: Lazy { CodeIndex.namesReached(in: files) },
            selectorUses: Lazy { SelectorUses(files, jobs) },
            filesByText: Lazy { FilesByText(files, jobs) },
            kept: KeptCode(isAnswered ? before?.kept : nil, without: earlier?.changed)
        )
        visits = nil
        self.jobs = jobs
    }

    private static func types(
        of files: [CodeFile],
        _ jobs: Jobs,
        after earlier: (index: CodeIndex, changed: Set<Int>)?
    ) -> (TypeTable, Ancestry) {
        if let (index, changed) = earlier { return (index.table.renewed(by: files, changed), index.ancestry) }
        let table = TypeTable(files, jobs)
        _ = jobs.map(table.types) { $0.collectMembers() }
        return (table, Ancestry(table, jobs))
    }

    /// The same index, for one thread that looks for an answer.
    func noting(_ visits: FileVisits) -> CodeIndex {
        CodeIndex(self, visits)
    }

    private init(_ other: CodeIndex, _ visits: FileVisits) {
        (table, ancestry, made) = (other.table, other.ancestry, other.made)
        self.visits = visits
        jobs = Jobs(1)
    }

    // MARK: Files

    /// In the order of their paths.
    package var files: [CodeFile] {
        visits?.noteAll()
        return table.files
    }

    func file(at number: Int) -> CodeFile {
        visits?.note(number)
        return table.files[number]
    }

    package func file(of type: CodeType) -> CodeFile { file(at: type.file) }

    package func file(_ facts: FileFacts) -> CodeFile? {
        file(facts.file)
    }

    package func file(_ id: FileID) -> CodeFile? {
        table.fileIndex(of: id).map { file(at: $0) }
    }

    var receivers: ProtocolReceivers {
        visits?.noteAll()
        return made.receivers.value
    }

    var reachedNames: Set<UInt64> {
        visits?.noteAll()
        return made.reachedNames.value
    }

    var selectorUses: SelectorUses {
        visits?.noteAll()
        return made.selectorUses.value
    }

    var filesByText: FilesByText {
        visits?.noteAll()
        return made.filesByText.value
    }

    /// The extensions of a type of the platform, by its full name.
    func extensions(ofPlatformType name: String) -> [DeclarationFact] {
        let extensions = table.platformExtensions[name] ?? []
        if let visits {
            for file in extensions.compactMap({ table.fileIndex(of: $0.facts) }) { visits.note(file) }
        }
        return extensions
    }

    func usesByName(_ file: Int, _ make: () -> UsesByName) -> UsesByName {
        made.usesByName(file, make)
    }

    var platformSteps: Memo<PlatformStep, NamedType> { made.platformSteps }

    var kept: KeptCode { made.kept }

    // MARK: Types

    /// All types, in the order of files and declarations.
    package var types: [CodeType] {
        visits?.noteAll()
        return table.types
    }

    package subscript(_ id: TypeID) -> CodeType {
        let type = table.types[id.index]
        visits?.note(type)
        return type
    }

    /// The type that a declaration declares or extends.
    package func type(of declaration: DeclarationFact) -> CodeType? {
        table.owner(of: declaration).map { self[$0] }
    }

    /// The types that a path names, wherever one stands: `Outer.Inner`. For names from specs.
    package func types(named path: String, inModule module: String? = nil) -> [TypeID] {
        let found = types(along: path)
        let ofModule = module == nil ? found : found.filter { file(of: self[$0]).module == module }
        return ofModule.isEmpty ? found : ofModule
    }

    private func types(along path: String) -> [TypeID] {
        func topLevel(_ number: Int) -> [TypeID] { table.topLevelType(named: number).candidates }
        guard path.utf8.contains(UInt8(ascii: ".")) else { return table.names.number(of: path).map(topLevel) ?? [] }
        var found: [TypeID]?
        for name in path.split(separator: ".") {
            guard let number = table.names.number(of: String(name)) else { return [] }
            found = found?.flatMap { table.nestedTypes(named: number, in: $0) } ?? topLevel(number)
        }
        return found ?? []
    }

    func nestedTypes(in parent: TypeID) -> [TypeID] {
        table.nestedTypes(in: parent)
    }

    /// `Outer.Inner`.
    package func qualifiedName(of id: TypeID) -> String {
        guard self[id].parent != nil else { return self[id].name }
        return names(from: id).reversed().joined(separator: ".")
    }

    /// The name of a type and those of the types around it, from the inside.
    func names(from id: TypeID) -> [String] {
        var names: [String] = []
        var next: TypeID? = id
        while let type = next, names.count < TypeTable.depthLimit {
            names.append(self[type].name)
            next = self[type].parent
        }
        return names
    }

    // MARK: Names

    /// What a type stands for where a declaration writes it, `?`, `any` and the like taken off and aliases followed.
    package func lookup(_ type: TypeFact, in declaration: DeclarationFact?) -> NamedType {
        table.lookup(type, in: declaration)
    }

    /// What a type stands for in a member's signature or body, its own generic parameters included.
    package func lookup(_ type: TypeFact, in member: MemberFact) -> NamedType {
        let stripped = type.stripped
        if let name = stripped.name, stripped.base == nil,
            let parameter = member.genericParameters.first(where: { $0.name == name })
        {
            return parameter.constraint.map { lookup($0, in: member.owner) } ?? .unknown
        }
        return table.lookup(stripped, in: member.owner)
    }

    /// What a path of names in an expression stands for if it is a type.
    func lookup(path: [FactText], in member: MemberFact) -> NamedType {
        table.lookup(path, from: TypeTable.Place(member.owner, in: member.facts))
    }

    func lookup(name: FactText, in member: MemberFact) -> NamedType {
        table.lookup(name, from: TypeTable.Place(member.owner, in: member.facts))
    }

    // MARK: Classes

    /// A class and the classes of the project above it, nearest first.
    package func classes(from id: TypeID) -> [TypeID] {
        ancestry.classes(from: id)
    }

    /// The superclass that a class, or a protocol for a class, names.
    func superclass(of id: TypeID) -> NamedType? {
        let superclass = ancestry.superclass(of: id)
        return superclass == .unknown ? nil : superclass
    }

    package func subclasses(of id: TypeID) -> [TypeID] {
        ancestry.descendants(of: id)
    }

    /// The first class of the platform above a class.
    package func platformClass(of id: TypeID) -> PlatformType? {
        made.standings[id.index].platformClass
    }

    /// Whether the first class of the platform above a class may have a member or nested type of that name.
    func mayInherit(_ name: FactText, _ id: TypeID) -> Bool {
        guard let family = made.standings[id.index].family else { return false }
        return name.startsUppercase
            || name.withBytes { family.mayHaveMember(named: $0.assumingMemoryBound(to: UInt8.self)) }
    }

    /// Whether a type is the platform's class of that name or inherits from it, through any chain.
    package func inherits(_ type: NamedType, from platformClass: String) -> Bool {
        switch type {
        case .platform(let platform): platform.isSubclass(of: platformClass)
        case .project, .ambiguous: type.candidates.allSatisfy { inherits($0, from: platformClass) }
        case .unknown: false
        }
    }

    package func inherits(_ id: TypeID, from platformClass: String) -> Bool {
        guard self[id].isClass, let ancestor = self.platformClass(of: id) else { return false }
        return ancestor.isSubclass(of: platformClass)
    }

    /// Whether a class inherits from a class of that name, be it of the project, the platform or a package.
    package func inherits(_ id: TypeID, fromClassNamed name: String) -> Bool {
        // Nearly all classes are directly below one of the platform.
        if ancestry.isAlone(id) { return inherits(id, from: name) }
        let chain = classes(from: id)
        if chain.dropFirst().contains(where: { self[$0].name == name }) { return true }
        if chain.contains(where: { ancestry.unknownNames(of: $0).contains(name) }) { return true }
        return inherits(id, from: name)
    }

    /// `UIView` and all below it, and what is below a view of a package.
    package func isView(_ type: NamedType) -> Bool {
        switch type {
        case .platform(let platform): platform.isSubclass(of: "UIView")
        case .project, .ambiguous: type.candidates.allSatisfy { isView($0) }
        case .unknown: false
        }
    }
    package func isView(_ id: TypeID) -> Bool { made.standings[id.index].isView }
    package func isViewController(_ type: NamedType) -> Bool { inherits(type, from: "UIViewController") }
    package func isViewController(_ id: TypeID) -> Bool { made.standings[id.index].isViewController }

    /// Whether a class is a view controller, be it one whose base class comes from a package and is called one.
    package func isController(_ id: TypeID) -> Bool {
        if isViewController(id) { return true }
        guard self[id].kind == .class, !isView(id), let last = classes(from: id).last,
            ancestry.superclass(of: last) == .unknown, let base = ancestry.unknownNames(of: last).first
        else { return false }
        return base.hasSuffix("ViewController")
    }

    /// What a class that no file declares adds to its superclass; `nil` where nobody knows.
    func externalMembers(of name: String) -> Set<String>? {
        made.externalClasses.members(of: name)
    }
}
