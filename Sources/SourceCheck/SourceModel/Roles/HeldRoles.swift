import SourceFacts

/// Whom a property holds, as far as roles go.
extension CodeSubject {
    /// The roles that the type of a property stands for: of `router: (OrdersRoutingLogic & OrdersDataPassing)?`, which may as well be an
    /// alias, those of both protocols.
    package func roles(heldBy property: MemberFact) -> [RoleReference] {
        guard let type = property.type?.stripped, type.kind == .composition else {
            return roles(of: code.type(of: property))
        }
        var seen: Set<RoleReference> = []
        return type.parts.flatMap { roles(of: code.lookup($0, in: property)) }.filter { seen.insert($0).inserted }
    }

    private func roles(of type: NamedType) -> [RoleReference] {
        guard let type = type.projectType else { return [] }
        return code.parts(ofAlias: type).flatMap { references[$0] }
    }
}
