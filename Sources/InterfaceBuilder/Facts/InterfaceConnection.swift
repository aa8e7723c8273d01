import ScreenSpecDiagnostics

/// A connection between two objects of a document.
package struct InterfaceConnection: Sendable {
    package enum Kind: UInt32, Sendable {
        case outlet, collection, action, segue
        /// A segue back to where somebody takes it.
        case unwind
        /// The method of a controller that makes where a segue leads.
        case creation
    }

    struct Row: BitwiseCopyable {
        var kind: UInt32
        /// The number of the object that has it.
        var owner: UInt32
        /// The number of the object that it leads to.
        var destination = InterfaceDocument.none
        /// The number of a text: the outlet, the selector, or the identifier of a segue.
        var name = InterfaceDocument.none
        var event = InterfaceDocument.none
        var segueKind = InterfaceDocument.none
        var customClass = InterfaceDocument.none
        var customModule = InterfaceDocument.none
        var isOfTarget: UInt32 = 0
        var lower: UInt32
        var upper: UInt32
        /// Of the lines that hold nothing else, or of the element.
        var lineLower: UInt32 = 0
        var lineUpper: UInt32 = 0
        var nameLower: UInt32 = 0
        var nameUpper: UInt32 = 0
    }

    package let document: InterfaceDocument
    let row: Row

    package var kind: Kind { Kind(rawValue: row.kind) ?? .outlet }
    /// Whose outlet, action or segue it is. An action is a button's, and leads to its target.
    package var owner: InterfaceObject? { document.object(row.owner) }
    /// `nil` where the document has no such object.
    package var destination: InterfaceObject? { document.object(row.destination) }
    /// The outlet, the selector, or the identifier of a segue.
    package var name: String? { document.text(row.name) }
    /// `touchUpInside`.
    package var event: String? { document.text(row.event) }
    /// `show`, `presentation`, `embed`, `relationship`, `unwind`.
    package var segueKind: String? { document.text(row.segueKind) }
    /// That of the segue itself.
    package var customClass: String? { document.text(row.customClass) }
    package var customModule: String? { document.text(row.customModule) }
    package var isOfTarget: Bool { row.isOfTarget != 0 }

    /// The whole element.
    package var range: SourceRange { document.range(row.lower, row.upper) }
    /// The element with the lines that it stands on, where nothing else does: what goes with it.
    package var lineRange: SourceRange { document.range(row.lineLower, row.lineUpper) }
    /// Its name.
    package var nameRange: SourceRange {
        row.nameUpper == 0 ? range : document.range(row.nameLower, row.nameUpper)
    }
}
