extension MemberFact {
    /// What modifiers, accessors and the place say about a member.
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        private init(bit: UInt32) {
            rawValue = 1 << bit
        }

        /// `static` or `class`.
        package static let typeMember = Traits(bit: 0)
        package static let constant = Traits(bit: 1)
        package static let lazy = Traits(bit: 2)
        package static let weak = Traits(bit: 3)
        /// Safe or not.
        package static let unowned = Traits(bit: 4)
        package static let override = Traits(bit: 5)
        /// `optional`, in an Objective-C protocol.
        package static let optional = Traits(bit: 6)
        package static let getter = Traits(bit: 7)
        package static let setter = Traits(bit: 8)
        package static let body = Traits(bit: 9)
        /// Stands in a protocol.
        package static let requirement = Traits(bit: 10)
        package static let conditional = Traits(bit: 11)
        /// One of several names of a tuple: `let (a, b) = pair`.
        package static let tuplePattern = Traits(bit: 12)
        /// Its declaration is local to a function or a closure.
        package static let inFunction = Traits(bit: 13)
        /// Of a function or of a getter.
        package static let async = Traits(bit: 14)
        package static let throwing = Traits(bit: 15)
        /// It says which error it throws, or throws what its argument throws.
        package static let typedThrowing = Traits(bit: 16)
    }

    package var isTypeMember: Bool { traits.contains(.typeMember) }
    package var isConstant: Bool { traits.contains(.constant) }
    package var isLazy: Bool { traits.contains(.lazy) }
    package var isWeak: Bool { traits.contains(.weak) }
    /// `unowned`, safe or not.
    package var isUnowned: Bool { traits.contains(.unowned) }
    package var isOverride: Bool { traits.contains(.override) }
    package var isRequirement: Bool { traits.contains(.requirement) }
    package var hasSetter: Bool { traits.contains(.setter) }
    /// Of a function or of a getter.
    package var isAsync: Bool { traits.contains(.async) }
    /// Whether it throws, whatever it throws.
    package var isThrowing: Bool { traits.contains(.throwing) }
    /// Whether it says which error it throws, or throws what its argument throws.
    package var hasTypedError: Bool { traits.contains(.typedThrowing) }
    package var hasBody: Bool { traits.contains(.body) }
    package var isProperty: Bool { kind == .storedProperty || kind == .computedProperty }
    package var isInsideConditionalCompilation: Bool { traits.contains(.conditional) }
}
