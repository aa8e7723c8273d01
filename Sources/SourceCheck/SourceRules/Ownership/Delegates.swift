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
                other.calls.contains { $0.setsDelegate(to: name) }
                    || other.assignments.contains { assignment in
                        guard let target = assignment.target.components.last?.name,
                            target.hasSuffix("elegate") || target.hasSuffix("ataSource"),
                            assignment.target.components.count > 1 || target != name,
                            assignment.value.kind == .path, let use = assignment.value.use
                        else { return false }
                        return use.isHeld(by: name)
                    }
            }
        }
    }
}

extension CallFact {
    /// `loader.setDelegate(delegate, queue: queue)`, `output.setSampleBufferDelegate(delegate, queue: queue)`.
    fileprivate func setsDelegate(to property: String) -> Bool {
        guard let name, name.hasPrefix("set"), name.hasSuffix("Delegate"), calledPath.count > 1,
            let first = arguments.first, first.label == nil, first.kind == .path
        else { return false }
        return first.use?.isHeld(by: property) ?? false
    }
}

extension UseFact {
    /// Whether it is a property itself, or the parameter that the property is set from, be it unwrapped.
    fileprivate func isHeld(by property: String) -> Bool {
        var use = self
        while use.components.count == 1 {
            guard let local = use.local, local.kind != .parameter else {
                return (use.local?.name ?? use.propertyOfSelf) == property
            }
            guard local.kind == .optionalBinding || local.kind == .constant else {
                return use.propertyOfSelf == property
            }
            guard let value = local.value, value.kind == .path, let origin = value.use, origin.range != use.range else {
                return false
            }
            use = origin
        }
        return false
    }
}
