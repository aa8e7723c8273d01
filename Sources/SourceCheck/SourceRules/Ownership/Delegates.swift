import SourceFacts

/// What makes a property or a protocol that of a delegate.
extension CodeIndex {
    /// Whether a protocol is the data source of a view of the project: named after it, or asked with it as the sender.
    func isDataSourceOfView(_ type: CodeType) -> Bool {
        guard type.kind == .protocol else { return false }
        let owner = String(type.name.dropLast("DataSource".count))
        if !owner.isEmpty, types(named: owner).contains(where: { isView($0) }) { return true }
        return type.declaration.members.contains { member in
            member.parameters.first?.type.map { isView(lookup($0, in: member)) } ?? false
        }
    }
}

extension CodeType {
    /// Whether a class hands what it holds to somebody who holds it weakly, such as `tableView.delegate`: then the class has
    /// to own it.
    func handsOnAsDelegate(_ member: MemberFact) -> Bool {
        let name = member.baseName.string
        return declarations.contains { declaration in
            declaration.members.contains { other in
                other.assignments.contains { assignment in
                    guard let target = assignment.target.components.last?.name,
                        target.hasSuffix("elegate") || target.hasSuffix("ataSource"),
                        assignment.target.components.count > 1 || target != name,
                        assignment.value.kind == .path, let use = assignment.value.use, use.components.count == 1
                    else { return false }
                    // The property itself, or the parameter that it is set from.
                    if let local = use.local, local.kind == .parameter { return local.name == name }
                    return use.propertyOfSelf.map { $0 == name } ?? false
                }
            }
        }
    }
}
