import SourceFacts

/// A property of a controller that an assignment sets and that adds what it is given as a child: `current = list`, where `current` has
/// `didSet { addChild(current) … }`.
enum EmbeddingProperty {
    static func isSet(by assignment: AssignmentFact, in member: MemberFact, _ code: CodeIndex) -> Bool {
        guard let path = assignment.target.selfPath, path.count == 1, let name = path.first?.name,
            let type = code.owner(of: member), code.isController(type.id),
            let property = type.member(named: name.string), property.kind == .storedProperty
        else { return false }
        return property.calls.contains { call in
            guard call.name == "addChild", let use = call.arguments.first?.use else { return false }
            let held = use.local?.value?.use ?? use
            return held.components.last?.name == name
        }
    }
}
