import ScreenSpecDiagnostics

/// What one file asks of all others: what a name stands for, the type of a property, the names that there are.
///
/// While a file is resolved and checked, its questions are written down, those to which nobody had an answer too. Its results hold
/// as long as its bytes and all answers do. Questions are hashes: where two of them share one, a file is resolved once too
/// often, and never once too rarely.
package struct Question: Hashable, Sendable, BitwiseCopyable {
    /// Of the name that is asked about: whoever declares it has the answer.
    package let subject: UInt32
    /// Of all that is asked.
    package let detail: UInt32

    package func hash(into hasher: inout Hasher) {
        hasher.combine(UInt64(subject) << 32 | UInt64(detail))
    }

    package enum Kind: UInt8, Sendable {
        /// Which kind of type a name stands for.
        case type = 1
        case access
        case namespace
        case visibleNamespace
        /// Who declares a name, for whoever declares it as well.
        case declaration
        /// Who generates a model that is nested in a type that nobody declares.
        case nesting
        /// What a screen opens with.
        case screen
        /// The whole document of a view, which a screen uses as its own.
        case view
        /// The superclass of a view, and what it can be given.
        case viewClass
        case subview
        case subviewNames
        /// What a row of a list shows.
        case row
        case property
        case propertyNames
        /// What a type stores and claims to be.
        case stored
        /// What a type is to whoever may not know all roles of a screen.
        case role
        case architecture
        case typeNames
        case screenNames
        case viewNames
        case architectureNames
        /// What a view tells whoever has it.
        case viewEvents
        /// How a value of a type is made, and which examples of it there are.
        case construction
        /// Which parts of a view have identifiers.
        case identifiedParts
        /// Which parts of a view people touch, and what sets off what it tells.
        case viewParts
    }

    package init(_ kind: Kind, _ name: String, _ member: String = "") {
        var hash = StableHash()
        hash.add(name)
        subject = hash.folded
        hash.add(0 as UInt8)
        hash.add(kind.rawValue)
        hash.add(member)
        detail = hash.folded
    }
}
