import SourceFacts

extension CodeType {
    /// Whether a property only remembers which of several views is meant, such as the field that is edited: methods set it to what they are
    /// given, nobody makes a view for it, and neither it nor what it is set to is handed on to be shown.
    package func remembersGivenView(_ property: MemberFact) -> Bool {
        guard property.kind == .storedProperty, !property.isConstant, property.calls.isEmpty,
            !property.attributes.contains("IBOutlet"), property.value.map({ $0.kind == .nil }) ?? true
        else { return false }
        let assigned = members.flatMap(\.assignments).filter {
            $0.value.kind != .nil && $0.target.leads(to: property)
        }
        return !assigned.isEmpty && assigned.allSatisfy { $0.setsWhatIsGiven }
            && !members.contains { member in
                member.calls.contains { $0.arguments.contains { $0.use?.leads(to: property) == true } }
            }
    }
}

extension AssignmentFact {
    /// Whether a method sets a property to its own parameter, which it hands to nobody.
    fileprivate var setsWhatIsGiven: Bool {
        guard let member, member.kind == .method, value.kind == .path || value.kind == .cast,
            let given = value.use, given.components.count == 1, let parameter = given.local,
            parameter.kind == .parameter
        else { return false }
        return !member.calls.contains { call in
            call.arguments.contains {
                $0.use.map { $0.components.count == 1 && $0.local?.index == parameter.index } == true
            }
        }
    }
}

extension UseFact {
    /// Whether it is a property of the same object, or a variable that was bound to it.
    fileprivate func leads(to property: MemberFact) -> Bool {
        guard components.count == 1 else { return false }
        if let bound = local { return bound.value?.use.map { $0.local == nil && $0.leads(to: property) } == true }
        return selfPath?.first?.name == property.baseName
    }
}
