import YAMLTree

/// Which spec files concern which others, as the records of the last run tell. A file is its place among the specs.
///
/// There is an edge from a file to another one where the first may look up a name that the second makes:
///
/// - by what it *mentions*: every identifier of its documents, and what its architecture adds to its messages;
/// - by the *architecture* that a screen is to have, and by those that this one extends;
/// - by the *surface* of another file, through which it looks: the types that a view or model is made of, and so the types
///   of those. `product.maker.name` in a view depends on the file of `Product`, and through it on that of its maker.
///
/// Too many edges make a run slower; one too few would make it wrong. So names are compared by their single identifiers,
/// wherever they stand.
struct DependencyGraph: Sendable {
    let records: RecordTable
    /// Names that every file may come to: those in the project file.
    let everywhere: NameSet

    /// The names that the base classes have which the compiler itself writes where no spec makes them.
    static let supportNames = ["Controller", "ControllerView"].map { IdentifierHash.hash($0) }

    init(_ records: RecordTable, everywhere: NameSet) {
        self.records = records
        self.everywhere = everywhere
    }

    /// The files that declare architectures, which are part of every slice.
    var architectureFiles: [Int] {
        (0..<records.count).filter { records.share($0).hasArchitecture }
    }

    /// Whether the meaning of a name concerns files in ways that no edge tells.
    func concernsAll(_ names: NameSet) -> Bool {
        Self.supportNames.contains(where: names.contains) || !everywhere.hashes.isDisjoint(with: names.hashes)
            || !architectureFiles.allSatisfy { records.names(.mentioned, of: $0).allSatisfy { !names.contains($0) } }
    }

    /// The files whose results may differ when some files say something else.
    ///
    /// - Parameter names: All names that the changed files made or make now.
    func dependants(of changed: [Int], making names: NameSet) -> Set<Int> {
        var reached = Set(changed)
        var all = names
        var next = names
        // Whoever looks through a file's surface sees the change behind it.
        while !next.isEmpty {
            let wave = records.indexes(where: .surface, meets: next).filter { reached.insert($0).inserted }
            next = NameSet()
            for name in wave.flatMap({ records.names(.declared, of: $0) }) where all.insert(name) { next.insert(name) }
        }
        return reached.union(records.indexes(where: .mentioned, meets: all))
            .union(records.indexes(where: .declared, meets: names))
    }

    /// The files that resolving some files may look into, themselves included.
    ///
    /// - Parameter names: All that they mention, and all that they make: whoever makes the same is looked at too.
    func slice(around targets: some Sequence<Int>, naming names: some Sequence<UInt32>) -> Set<Int> {
        var slice = Set(targets)
        var all = everywhere
        all.formUnion(names)
        for file in architectureFiles {
            slice.insert(file)
            all.formUnion(records.names(.mentioned, of: file))
        }
        var next = all
        while !next.isEmpty {
            let wave = records.indexes(where: .declared, meets: next).filter { slice.insert($0).inserted }
            next = NameSet()
            for name in wave.flatMap({ records.names(.surface, of: $0) }) where all.insert(name) { next.insert(name) }
        }
        return slice
    }
}
