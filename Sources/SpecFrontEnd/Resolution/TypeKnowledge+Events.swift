import SystemTypes

extension TypeKnowledge {
    /// What can happen to the objects of a class.
    struct Events {
        /// Those that UIKit knows of.
        var names: [String]
        /// What the class tells by itself: its actions, and what its delegate is asked.
        var own: [String] = []
        /// Whether there may be more.
        var isOpen: Bool
        /// Whether the class may be none of UIKit's at all.
        var isForeign = false

        mutating func add(_ events: Events) {
            own += events.own
            isOpen = isOpen || events.isOpen
        }

        /// The one that need not be named: a bar item or a key command can only be chosen.
        var only: String? {
            isOpen || !names.allSatisfy(["select", "keyCommand"].contains) ? nil : names.first
        }
    }

    /// What UIKit knows of.
    func events(of name: String) -> Events {
        var current = name
        // What a class tells of which no spec says it.
        var isOpen = false
        for _ in 0..<Self.longestChain {
            let isExternal = externals.entry(for: current) != nil
            isOpen = isOpen || isExternal
            if symbols.viewClass(current) == nil, !isExternal, SystemTypes.module(of: current) != nil {
                return Events(names: SystemTypes.events(of: current, isInherited: current != name), isOpen: isOpen)
            }
            guard let next = superclass(of: current) else { break }
            current = next
        }
        return Events(names: SystemTypes.allEvents, isOpen: true, isForeign: true)
    }

    /// What a view that has a spec, and those that it inherits from, tell by themselves.
    func ownEvents(of name: String) -> Events {
        var events = Events(names: [], isOpen: false)
        var current: String? = name
        for _ in 0..<Self.longestChain {
            guard let name = current else { break }
            if let view = symbols.viewClass(name) {
                events.own += symbols.ownEvents(of: name)
                current = view.superclass
            } else {
                if let view = dependencies.view(name) {
                    events.own += view.events
                    // A summary may be one of an earlier version.
                    events.isOpen = true
                }
                break
            }
        }
        return events
    }
}
