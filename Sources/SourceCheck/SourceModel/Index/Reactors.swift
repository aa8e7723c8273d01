import SourceFacts

/// What ReactorKit does with the classes of an app, by its protocols 'Reactor' and 'View', whose code is not here.
extension CodeIndex {
    /// Whether a class is a reactor, which is told its actions by `action`.
    package func isReactor(_ id: TypeID) -> Bool { unknownAncestors(of: id).contains("Reactor") }

    /// The enum of a reactor's actions. What else its methods take are changes of its state.
    func actions(ofReactor id: TypeID) -> [CodeType] {
        nestedTypes(in: id).map { self[$0] }.filter { $0.name == "Action" }
    }

    /// What a view is given by `bind(reactor:)`, or by what a base class has made of it, such as `bindAction(reactor:)`.
    package func reactor(boundBy method: MemberFact) -> CodeType? {
        guard method.kind == .method, method.parameters.count == 1, method.baseName.string.hasPrefix("bind"),
            let id = method.parameters.first?.type.flatMap({ lookup($0, in: method).projectType }),
            self[id].isClass, isReactor(id)
        else { return nil }
        return self[id]
    }

    /// Whether one of the protocols asks a type for a member.
    package func isAskedByReactorKit(_ member: MemberFact, of type: CodeType) -> Bool {
        reactor(boundBy: member) != nil
            || isReactor(type.id) && Self.requirementsOfReactors.contains(member.baseName)
    }

    private static let requirementsOfReactors: Set<String> = ["initialState", "mutate", "reduce", "transform"]
}
