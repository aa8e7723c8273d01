/// What specs were to others that are gone.
struct GoneSpecs: Sendable {
    private(set) var isEmpty = true
    /// The names that they made.
    private(set) var names = NameSet()
    /// The architectures that they declared.
    private(set) var architectures = NameSet()
    private(set) var shares: [SpecRecord.Share] = []
    /// The specs of which a finding notes a place in one that is gone.
    var noted: Set<Int> = []

    mutating func add(_ spec: Int, of records: RecordTable) {
        isEmpty = false
        names.formUnion(records.names(.declared, of: spec))
        let share = records.share(spec)
        if share.hasArchitecture { architectures.formUnion(records.names(.architectures, of: spec)) }
        shares.append(share)
    }
}

/// What the specs of each module decide together: the code that they share, and what the module shows to others.
struct ModuleShares: Hashable, Sendable {
    private struct Share: Hashable {
        var supportTypes: UInt8 = 0
        var accessorAccess: UInt8 = 0
        var interface: UInt64 = 0
    }

    private var modules: [Int32: Share] = [:]

    init(_ shares: some Sequence<SpecRecord.Share>) {
        for share in shares where share.supportTypes != 0 || share.accessorAccess != 0 || share.interface != 0 {
            modules[share.module, default: Share()].supportTypes |= share.supportTypes
            let access = max(modules[share.module]?.accessorAccess ?? 0, share.accessorAccess)
            modules[share.module]?.accessorAccess = access
            // A sum, since the files come in any order; mixed, so that no two changes take each other back.
            modules[share.module]?.interface &+= share.interface &* share.interface
        }
    }
}
