import SourceFacts
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// All types of the sources by their names, with the extensions where they belong.
///
/// Two types of one name are both kept, such as those of two targets; which one a use means is decided where it is used.
struct TypeTable: Sendable {
    private(set) var files: [CodeFile]
    let places: FilePlaces
    private(set) var types: [CodeType] = []
    /// Extensions of types of the platform, by the platform's full name.
    private(set) var platformExtensions: [String: [DeclarationFact]] = [:]
    private(set) var names = TypeNames()
    /// The number of each type's name.
    private(set) var nameNumbers: [Int] = []
    /// The types that stand by themselves, by the numbers of names. Nearly all names are those of one type.
    private var topLevel: [NamedType] = []
    /// Whether a nested type has a name: few names do, so that most need not be looked for in every class around a use.
    private var nestedNames: [Bool] = []
    /// The nested types of each of those names, whatever they are nested in.
    private var nestedByName: [Int: [TypeID]] = [:]
    /// The types that are nested in each type.
    private var nested: [[TypeID]] = []
    /// The positions of files by their numbers. Of two files with one number, the first one counts.
    private let filePositions: [FileID: Int]
    /// For each declaration the type that it declares or extends, file by file.
    private var owners: [TypeID?]
    /// Where the declarations of each file start in `owners`, and where all end.
    private let ownerStarts: [Int]

    init(_ files: [CodeFile], _ jobs: Jobs = Jobs(1)) {
        self.files = files
        places = FilePlaces(files)
        filePositions = Dictionary(
            files.enumerated().map { ($0.element.facts.file, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        let counts = jobs.map(files) { DeclarationCounts(of: $0.facts) }
        var starts = [0]
        var firstIDs = [0]
        for count in counts {
            starts.append(starts[starts.count - 1] + count.all)
            firstIDs.append(firstIDs[firstIDs.count - 1] + count.types)
        }
        ownerStarts = starts
        owners = Array(repeating: nil, count: starts[files.count])
        let declared = jobs.map(Array(files.indices)) { [firstIDs] file in
            FileTypes(declaredBy: files[file].facts, file, firstID: firstIDs[file])
        }
        types.reserveCapacity(firstIDs[files.count])
        nested = Array(repeating: [], count: firstIDs[files.count])
        for types in declared {
            for (type, name) in zip(types.types, types.names) { declare(type, name) }
        }
        // What is declared inside an extension has a place only when the extension has one, so more than once.
        var waiting = declared.flatMap(\.extensions)
        for _ in 0..<Self.roundCount where !waiting.isEmpty { waiting = resolve(waiting, jobs) }
    }

    /// The same table with what some files say now that have the outlines that they had.
    func renewed(by files: [CodeFile], _ changed: Set<Int>) -> TypeTable {
        var table = self
        table.files = files
        for type in types where changed.contains(type.file) || !changed.isDisjoint(with: type.extensionFiles) {
            table.types[type.id.index] = type.renewed(by: files)
        }
        table.platformExtensions = platformExtensions.mapValues { extensions in
            extensions.map { declaration in
                guard let file = fileIndex(of: declaration.facts), changed.contains(file) else { return declaration }
                return DeclarationFact(facts: files[file].facts, index: declaration.index)
            }
        }
        return table
    }

    func fileIndex(of facts: FileFacts) -> Int? {
        fileIndex(of: facts.file)
    }

    func fileIndex(of file: FileID) -> Int? {
        filePositions[file]
    }

    // MARK: Names

    /// The type that stands by itself under a name, or several ones.
    func topLevelType(named name: Int) -> NamedType {
        topLevel[name]
    }

    /// Whether any nested type has the name.
    func isNested(_ name: Int) -> Bool {
        nestedNames[name]
    }

    /// The types of a name that are nested directly in another one.
    func nestedTypes(named name: Int, in parent: TypeID) -> [TypeID] {
        guard nestedNames[name] else { return [] }
        if nested[parent.index].count <= Self.fewNested {
            return nested[parent.index].filter { nameNumbers[$0.index] == name }
        }
        return nestedByName[name]?.filter { types[$0.index].parent == parent } ?? []
    }

    func nestedTypes(in parent: TypeID) -> [TypeID] {
        nested[parent.index]
    }

    /// Nearly all types have fewer, which are looked through sooner than those of a name.
    private static let fewNested = 256

    /// The type that a declaration declares, or that it extends.
    func owner(of declaration: DeclarationFact) -> TypeID? {
        fileIndex(of: declaration.facts).flatMap { owner(ofDeclaration: declaration.index, inFile: $0) }
    }

    private func owner(ofDeclaration number: Int, inFile file: Int) -> TypeID? {
        let position = ownerStarts[file] + number
        return position < ownerStarts[file + 1] ? owners[position] : nil
    }

    // MARK: Building

    /// - Parameter name: The fingerprint of its name.
    private mutating func declare(_ type: CodeType, _ name: UInt64) {
        let declaration = type.declaration
        types.append(type)
        nameNumbers.append(number(ofNew: name))
        owners[ownerStarts[type.file] + declaration.index] = type.id
        guard let parent = declaration.parent else {
            return addTopLevel(type.id)
        }
        // The parent stands before it in the file; one that is an extension is resolved later.
        if let parentType = owner(ofDeclaration: parent.index, inFile: type.file) { setParent(parentType, of: type.id) }
    }

    private mutating func addTopLevel(_ id: TypeID) {
        let name = nameNumbers[id.index]
        switch topLevel[name] {
        case .project(let other): topLevel[name] = .ambiguous([other, id])
        case .ambiguous(var others):
            // Taken out, so that the array need not be copied.
            topLevel[name] = .unknown
            others.append(id)
            topLevel[name] = .ambiguous(others)
        case .unknown, .platform: topLevel[name] = .project(id)
        }
    }

    private mutating func number(ofNew name: UInt64) -> Int {
        let number = names.add(name)
        if number == topLevel.count {
            topLevel.append(.unknown)
            nestedNames.append(false)
        }
        return number
    }

    private mutating func setParent(_ parent: TypeID, of id: TypeID) {
        types[id.index].setParent(parent)
        nested[parent.index].append(id)
        let name = nameNumbers[id.index]
        nestedNames[name] = true
        nestedByName[name, default: []].append(id)
    }

    /// Extensions of types that extensions declare, and so on, are no deeper in real code.
    private static let roundCount = 4

    /// Attaches extensions to their types and returns those whose type is not known yet.
    private mutating func resolve(
        _ extensions: [DeclarationFact],
        _ jobs: Jobs
    ) -> [DeclarationFact] {
        var unknown: [DeclarationFact] = []
        for (declaration, found) in zip(extensions, extended(by: extensions, jobs)) {
            switch found {
            case .project(let id): attach(declaration, to: [id])
            case .ambiguous(let ids): attach(declaration, to: ids)
            case .platform(let type): platformExtensions[type.name, default: []].append(declaration)
            case .unknown: unknown.append(declaration)
            }
        }
        return unknown
    }

    private func extended(by extensions: [DeclarationFact], _ jobs: Jobs) -> [NamedType] {
        jobs.flatMap(chunksOf: extensions) { extensions in
            extensions.map { declaration in
                declaration.extendedType.map { lookup($0, in: declaration) } ?? .unknown
            }
        }
    }

    /// An extension that may belong to several types of one name adds its members to each.
    private mutating func attach(_ declaration: DeclarationFact, to ids: [TypeID]) {
        guard let file = fileIndex(of: declaration.facts), let first = ids.first else { return }
        for id in ids { types[id.index].add(declaration, in: file) }
        owners[ownerStarts[file] + declaration.index] = first
        for inner in declaration.nested {
            if let innerID = owner(ofDeclaration: inner.index, inFile: file), types[innerID.index].parent == nil {
                setParent(first, of: innerID)
            }
        }
    }
}

/// How many declarations a file has, and how many of them declare a type.
private struct DeclarationCounts: Sendable {
    let all: Int
    let types: Int

    init(of facts: FileFacts) {
        let declarations = facts.declarations
        var types = 0
        for declaration in declarations where declaration.kind != .extension { types += 1 }
        all = declarations.count
        self.types = types
    }
}

/// What a file declares, before anybody knows what else there is.
private struct FileTypes: Sendable {
    private(set) var types: [CodeType] = []
    /// The fingerprints of their names.
    private(set) var names: [UInt64] = []
    private(set) var extensions: [DeclarationFact] = []

    init(declaredBy facts: FileFacts, _ file: Int, firstID: Int) {
        for declaration in facts.declarations {
            guard declaration.kind != .extension else {
                extensions.append(declaration)
                continue
            }
            let id = TypeID(firstID + types.count)
            types.append(CodeType(id: id, declaration: declaration, file: file, name: declaration.name.string))
            names.append(declaration.name.fingerprint)
        }
    }
}
