import ScreenModel

/// What the protocols above one bring along.
struct InheritedRequirements {
    private let knowledge: TypeKnowledge
    /// The protocols of the document, by their names.
    private let siblings: [String: Interface]
    private(set) var superclass: SwiftType?
    private(set) var isSendable = false
    /// Those whose requirements no document here names.
    private(set) var unknown: [String] = []
    /// Whether more protocols stand above one another than anybody writes.
    private(set) var isTooLong = false
    private var seen: Set<String> = []

    init(_ knowledge: TypeKnowledge, _ siblings: [String: Interface]) {
        self.knowledge = knowledge
        self.siblings = siblings
    }

    /// All requirements, those of the parents first.
    mutating func members(of interface: Interface) -> [Member] {
        members(of: interface, above: 0)
    }

    private mutating func members(of interface: Interface, above depth: Int) -> [Member] {
        guard seen.insert(interface.name).inserted else { return [] }
        guard depth < TypeKnowledge.longestChain else {
            isTooLong = true
            return []
        }
        return interface.inherits.flatMap { members(ofParent: $0, above: depth) } + interface.members
    }

    private mutating func members(ofParent type: SwiftType, above depth: Int) -> [Member] {
        let name = type.description
        switch name {
        case "AnyObject": return []
        case "Sendable":
            isSendable = true
            return []
        case "NSObjectProtocol":
            superclass = superclass ?? .named("NSObject")
            return []
        default: break
        }
        if let sibling = siblings[name] { return members(of: sibling, above: depth + 1) }
        if knowledge.isClass(name) {
            superclass = type
        } else {
            unknown.append(name)
        }
        return []
    }
}
