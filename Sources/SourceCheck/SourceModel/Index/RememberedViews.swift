import SourceFacts

extension CodeType {
    /// Whether a property only remembers which of several views is meant, such as the field that is edited: methods set it to what they are
    /// given, nobody makes a view for it, and neither it nor what it is set to is handed on to be shown.
    package func remembersGivenView(_ property: MemberFact) -> Bool {
        remembersGivenPart(property) || remembersOuterView(property)
    }

    private func remembersGivenPart(_ property: MemberFact) -> Bool {
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

    /// Whether a property is the view that this one goes on, as whoever makes it says: `parent.addSubview(self)`,
    /// `addToHierarchy(on: parent)`.
    private func remembersOuterView(_ property: MemberFact) -> Bool {
        guard property.kind == .storedProperty, property.value.map({ $0.kind == .nil }) ?? true else { return false }
        let assigned = members.flatMap(\.assignments).filter {
            $0.value.kind != .nil && $0.target.leads(to: property)
        }
        guard !assigned.isEmpty, assigned.allSatisfy({ $0.member?.kind == .initializer && $0.givenParameter != nil })
        else { return false }
        var isOuter = false
        for member in members {
            let given = assigned.filter { $0.member?.nameRange == member.nameRange }.compactMap(\.givenParameter?.index)
            func isIt(_ use: UseFact) -> Bool {
                use.starts(at: property) || use.local.map { given.contains($0.index) } ?? false
            }
            for call in member.calls {
                let handed = call.arguments.filter { argument in
                    argument.use.map { $0.components.count == 1 && isIt($0) } ?? false
                }
                let isOfSelf = call.calledPath.count == 1 && call.callee.selfPath != nil
                let isPlace = handed.contains { Self.places.contains($0.label?.string ?? "") }
                // What is handed to `addSubview`, or to a method of the view's own that may do so.
                if !handed.isEmpty, call.addsSubview || isOfSelf && !isPlace { return false }
                isOuter =
                    isOuter || isOfSelf && isPlace
                    || call.addsSubview && call.calledPath.count == 2 && isIt(call.callee)
            }
        }
        return isOuter
    }

    /// The labels of what a view is put on.
    private static let places: Set<String> = ["on", "onto", "to", "in", "into"]
}

extension CallFact {
    /// `addSubview(_:)`, `insertSubview(_:at:)`, `addArrangedSubview(_:)`.
    fileprivate var addsSubview: Bool { name.map { $0.string.hasSuffix("ubview") } ?? false }
}

extension AssignmentFact {
    /// The parameter that is stored as it is.
    fileprivate var givenParameter: LocalFact? {
        guard value.kind == .path, let use = value.use, use.components.count == 1, let local = use.local,
            local.kind == .parameter
        else { return nil }
        return local
    }

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
        components.count == 1 && starts(at: property)
    }

    /// Whether its first name is that, or such a variable.
    fileprivate func starts(at property: MemberFact) -> Bool {
        if let bound = local { return bound.value?.use.map { $0.local == nil && $0.leads(to: property) } == true }
        return selfPath?.first?.name == property.baseName
    }
}
