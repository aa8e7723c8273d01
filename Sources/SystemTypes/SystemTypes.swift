import ScreenSpecConcurrency

/// A type or an extension as the catalogue writes it.
package struct CatalogueDeclaration: Sendable {
    package let header: HeaderReader
    package let members: [MemberReader]
}

/// What the compiler knows of UIKit, Foundation and the other system modules: one catalogue, built in.
///
/// Start-up costs one pass over the catalogue's lines; a type is read when it is first asked for. Safe from any thread.
package enum SystemTypes {
    /// A type by its full name; a module in front is accepted (`UIKit.UIImage`).
    package static func type(named name: String) -> TypeFacts? {
        guard let entry = entry(named: name) else { return nil }
        return DecodedTypes.shared.facts(of: entry)
    }

    /// The module that declares a type, without reading the rest of it.
    package static func module(of typeName: String) -> String? {
        entry(named: typeName).map(CatalogueIndex.shared.module)
    }

    package static func isKnownModule(_ name: String) -> Bool {
        CatalogueIndex.shared.exports[name] != nil
    }

    package static var modules: [String] { CatalogueIndex.shared.exports.keys.sorted() }

    /// The modules that an import of `module` makes visible with it, sorted, itself not among them.
    package static func modulesExported(by module: String) -> [String] {
        var reached: Set<String> = []
        var waiting = CatalogueIndex.shared.exports[module] ?? []
        while let next = waiting.popLast() {
            guard next != module, reached.insert(next).inserted else { continue }
            waiting += CatalogueIndex.shared.exports[next] ?? []
        }
        return reached.sorted()
    }

    /// Whether the class is `other` or inherits from it.
    package static func isSubclass(_ name: String, of other: String) -> Bool {
        entry(named: name).map { DecodedTypes.shared.isSubclass($0, of: other) } ?? false
    }

    /// The class with that name, its superclass, and so on up to the root.
    package static func superclasses(of name: String) -> [TypeFacts] {
        var chain: [TypeFacts] = []
        var next = type(named: name).flatMap(resolvingAlias)
        while let facts = next, chain.count < DecodedTypes.depthLimit {
            chain.append(facts)
            next = facts.superclass.flatMap(type(named:))
        }
        return chain
    }

    /// A member by its base name, looked for in the type, then its protocols, then its superclass. Where a name is shared,
    /// a property that can be set goes before what only looks like one, that before one that is read only, and a method comes
    /// last.
    package static func member(_ name: String, of typeName: String) -> Member? {
        guard let family = family(of: typeName), family.mayHaveMember(named: name) else { return nil }
        return foundMembers(MemberQuestion(name: name, type: typeName)) {
            let found =
                family.types.lazy.map { CatalogueIndex.shared.members(named: name, in: $0.entries) }
                .first { !$0.isEmpty } ?? []
            let property = found.first { $0.kind == .property && $0.setter == nil }
            if let property, property.isSettable { return property }
            return found.first { $0.setter != nil } ?? property ?? found.first
        }
    }

    /// Whether instances have a method of that name with these labels: `show(_:sender:)`.
    package static func hasMethod(_ fullName: String, named name: String, of typeName: String) -> Bool {
        types(behind: typeName).contains { facts in
            CatalogueIndex.shared.members(named: name, in: facts.entries).contains {
                $0.kind == .method && !$0.isStatic && $0.fullName == fullName
            }
        }
    }

    private struct MemberQuestion: Hashable {
        let name: String
        let type: String
    }

    /// All specs of an app ask for the same few. The names that they choose have no end, and for a program that runs for long
    /// neither has their sum.
    private static let foundMembers = Memo<MemberQuestion, Member?>(limit: 100_000)

    /// The method of that name with these labels, `show(_:sender:)`, that a type declares itself; of all its members only those with
    /// the name are read.
    package static func method(_ fullName: String, declaredBy typeName: String) -> Member? {
        guard let facts = type(named: typeName) else { return nil }
        let name = String(fullName.prefix { $0 != "(" })
        return CatalogueIndex.shared.members(named: name, in: facts.entries).first {
            $0.kind == .method && $0.fullName == fullName
        }
    }

    /// The base names of all members, inherited ones included, initializers not; sorted, each once.
    package static func memberNames(of typeName: String) -> [String] {
        let members = types(behind: typeName).flatMap(\.members).filter { $0.kind != .initializer }
        return Set(members.map(\.name)).sorted()
    }

    /// Whether the type states a protocol, itself, through its superclasses or through what those protocols refine.
    package static func conforms(_ typeName: String, to protocolName: String) -> Bool {
        types(behind: typeName).contains { facts in
            facts.protocols.contains(protocolName) || (facts.kind == .protocol && facts.name == protocolName)
        }
    }

    /// The names of all types, sorted: the candidates for "did you mean".
    package static var names: [String] { CatalogueIndex.shared.names }

    /// Everything the catalogue says of one module, in its order: what a tool reads that writes the module's declarations.
    package static func declarations(in module: String) -> [CatalogueDeclaration] {
        CatalogueIndex.shared.entries(in: module).compactMap { entry in
            guard let header = HeaderReader(CatalogueIndex.shared.headerLine(of: entry)) else { return nil }
            let members = CatalogueIndex.shared.memberLines(of: entry).compactMap(MemberReader.init)
            return CatalogueDeclaration(header: header, members: members)
        }
    }

    /// Whether a name starts like those of the system frameworks (`UIFoo`, `NSBar`), so that the catalogue may merely lack it.
    package static func hasSystemPrefix(_ name: String) -> Bool {
        systemPrefixes.contains { prefix in
            guard name.utf8.starts(with: prefix.utf8) else { return false }
            return name.utf8.dropFirst(prefix.utf8.count).first.map { (65...90).contains($0) } ?? false
        }
    }

    static let systemPrefixes = [
        "AB", "AC", "AR", "AS", "AU", "AV", "AX", "BG", "CA", "CB", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN",
        "CP",
        "CS", "CT", "CV", "CX", "DC", "EA", "EK", "FI", "GC", "GK", "GL", "HK", "HM", "IN", "JS", "LA", "LP", "MC",
        "MDL",
        "MF", "MK", "ML", "MP", "MT", "MTK", "MX", "NE", "NI", "NK", "NL", "NS", "NW", "PDF", "PH", "PK", "QL", "RP",
        "SC",
        "SCN", "SF", "SK", "SL", "SN", "TK", "UI", "UN", "UT", "VN", "WK", "WC", "XC",
    ]

    /// The aliased type's facts for an alias of a plain name, the facts themselves for everything else.
    static func resolvingAlias(_ facts: TypeFacts) -> TypeFacts? {
        facts.aliased.map { type(named: $0) } ?? facts
    }

    private static func family(of name: String) -> PlatformFamily? {
        entry(named: name).map(PlatformFamily.family)
    }

    /// A type, its protocols and its superclasses, nearest first, each once.
    private static func types(behind name: String) -> [TypeFacts] {
        family(of: name)?.types ?? []
    }

    static func entry(named name: String) -> CatalogueIndex.EntryNumber? {
        var name = name
        return name.withUTF8(entry)
    }

    static func entry(named name: UnsafeBufferPointer<UInt8>) -> CatalogueIndex.EntryNumber? {
        let index = CatalogueIndex.shared
        if let entry = index.entry(named: name) { return entry }
        guard let dot = name.firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let module = String(decoding: name[..<dot], as: UTF8.self)
        guard isKnownModule(module),
            let entry = index.entry(named: UnsafeBufferPointer(rebasing: name[(dot + 1)...]))
        else { return nil }
        return index.module(of: entry) == module ? entry : nil
    }
}
