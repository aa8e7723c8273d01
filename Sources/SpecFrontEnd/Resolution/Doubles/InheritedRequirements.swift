import ScreenModel

/// What the protocols above one bring along.
struct InheritedRequirements {
    private let knowledge: TypeKnowledge
    private let siblings: [Interface]
    private(set) var superclass: SwiftType?
    private(set) var isSendable = false
    /// Those whose requirements no document here names.
    private(set) var unknown: [String] = []
    private var seen: Set<String> = []

    init(_ knowledge: TypeKnowledge, _ siblings: [Interface]) {
        self.knowledge = knowledge
        self.siblings = siblings
    }

    /// All requirements, those of the parents first.
    mutating func members(of interface: Interface) -> [Member] {
        guard seen.insert(interface.name).inserted else { return [] }
        return interface.inherits.flatMap { members(ofParent: $0) } + interface.members
    }

    private mutating func members(ofParent type: SwiftType) -> [Member] {
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
        if let sibling = siblings.first(where: { $0.name == name }) { return members(of: sibling) }
        if knowledge.isClass(name) {
            superclass = type
        } else {
            unknown.append(name)
        }
        return []
    }
}

extension TypeKnowledge {
    fileprivate func isClass(_ name: String) -> Bool {
        superclass(of: name) != nil || name == "NSObject" || platformKind(of: name) == .class
    }
}
