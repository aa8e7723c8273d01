import SystemTypes

/// What a type must have so that it conforms to the protocols that the catalogue says it adopts.
struct Witnesses {
    let visible: VisibleTypes

    /// Protocols whose requirements the stand-in can meet: its own, and Swift's where the compiler makes the members.
    func canConform(to name: String) -> Bool {
        guard let facts = SystemTypes.type(named: name), facts.kind == .protocol else { return false }
        if facts.module == "Swift" { return Self.madeByTheCompiler.contains(name) }
        return facts.module != "Foundation" && visible.contains(name)
    }

    /// The required members that neither the type nor an ancestor of it declares.
    func missing(in typeName: String) -> [MemberReader] {
        let chain = SystemTypes.superclasses(of: typeName)
        guard let type = chain.first else { return [] }
        let inheritedProtocols = Set(chain.dropFirst().flatMap { allProtocols(of: $0.protocols) })
        let declared = Set(chain.flatMap { CatalogueByName.members[$0.name] ?? [] }.map(Self.key))
        var found: [MemberReader] = []
        var seen: Set<String> = []
        for name in allProtocols(of: type.protocols) where !inheritedProtocols.contains(name) {
            for reader in requirements(of: name) where !reader.modifiers.contains("optional") {
                let keys = reader.members.map(Self.key)
                guard keys.allSatisfy({ !declared.contains($0) && !seen.contains($0) }) else { continue }
                seen.formUnion(keys)
                found.append(reader)
            }
        }
        return found
    }

    /// The protocols and those that they refine, each once, without the ones that cannot be conformed to.
    private func allProtocols(of names: [String]) -> [String] {
        var waiting = names
        var reached: [String] = []
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard !reached.contains(next), canConform(to: next), !Self.madeByTheCompiler.contains(next) else {
                continue
            }
            reached.append(next)
            waiting += SystemTypes.type(named: next)?.protocols ?? []
        }
        return reached
    }

    private func requirements(of protocolName: String) -> [MemberReader] {
        CatalogueByName.types[protocolName]?.members ?? []
    }

    private static func key(_ member: Member) -> String { "\(member.fullName) \(member.isStatic)" }

    private static let madeByTheCompiler: Set<String> = [
        "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Sendable",
    ]
}
