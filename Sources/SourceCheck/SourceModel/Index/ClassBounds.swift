import SystemTypes
import SourceFacts

/// Whether only objects can conform to a protocol.
package enum ClassBound: Sendable {
    case bound
    /// A struct could conform, too.
    case open
    /// It refines what nobody knows.
    case unknown
}

extension CodeIndex {
    /// What the protocol itself and all that it refines say: `AnyObject`, `class`, `@objc`, a class, an actor.
    package func classBound(_ id: TypeID) -> ClassBound {
        var seen: Set<TypeID> = [id]
        var waiting = [id]
        var isUnknown = false
        while let next = waiting.popLast() {
            guard seen.count <= Ancestry.kinLimit + 1 else { return .unknown }
            let type = self[next]
            if type.declaration.attributes.contains("objc") { return .bound }
            // A superclass, `protocol Loadable: UIViewController`.
            if ancestry.superclass(of: next) != .unknown { return .bound }
            for name in ancestry.unknownNames(of: next) {
                if Self.bounds.contains(name) { return .bound }
                isUnknown = true
            }
            for stated in ancestry.protocols(of: next) {
                switch stated {
                case .platform(let type):
                    if isBound(platformProtocol: type) { return .bound }
                case .project, .ambiguous: waiting += stated.candidates.filter { seen.insert($0).inserted }
                case .unknown: isUnknown = true
                }
            }
        }
        return isUnknown ? .unknown : .open
    }

    /// The first class of the platform above whatever conforms to a protocol, if the protocol, or one that it refines, asks for a
    /// class: `UIViewController` of `protocol LoginView: BaseViewController`.
    func platformClass(refinedBy id: TypeID) -> PlatformType? {
        guard self[id].kind == .protocol else { return nil }
        for refined in [id] + protocols(of: id).flatMap(\.candidates) {
            switch ancestry.superclass(of: refined) {
            case .platform(let platform): return platform
            case .project(let superclass): if let platform = platformClass(of: superclass) { return platform }
            case .ambiguous, .unknown: break
            }
        }
        return nil
    }

    func isBound(platformProtocol type: PlatformType) -> Bool {
        let name = type.name
        return Self.bounds.contains { $0 == name || SystemTypes.conforms(name, to: $0) }
    }

    private static let bounds: Set<String> = ["AnyObject", "class", "NSObjectProtocol", "Actor", "AnyActor"]
}
