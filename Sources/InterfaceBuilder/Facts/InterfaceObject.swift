import ScreenSpecDiagnostics

/// An object of a document: a controller, a view, a gesture recognizer, a constraint that something leads to, a placeholder.
package struct InterfaceObject: Sendable {
    struct Row: BitwiseCopyable {
        // Numbers of texts.
        var element: UInt32
        var id: UInt32
        var key = InterfaceDocument.none
        var customClass = InterfaceDocument.none
        var customModule = InterfaceDocument.none
        var placeholder = InterfaceDocument.none
        var storyboardIdentifier = InterfaceDocument.none
        var reuseIdentifier = InterfaceDocument.none
        var storyboardName = InterfaceDocument.none
        var accessibilityIdentifier = InterfaceDocument.none
        var text = InterfaceDocument.none
        /// The number of the object around it.
        var parent: UInt32
        /// The number of the scene from 1; 0 in a xib.
        var scene: UInt32
        var flags: UInt32 = 0
        // Places.
        var lower: UInt32
        var upper: UInt32
        var classLower: UInt32 = 0
        var classUpper: UInt32 = 0
        var identifierLower: UInt32 = 0
        var identifierUpper: UInt32 = 0
        var identification = IdentificationPlace()
        var frame = Frame()
    }

    /// In points, from the view around it.
    package struct Frame: BitwiseCopyable, Hashable, Sendable {
        package var x: Float = 0
        package var y: Float = 0
        package var width: Float = 0
        package var height: Float = 0
    }

    struct Flags: OptionSet {
        let rawValue: UInt32
        static let framed = Flags(rawValue: 1 << 0)
        static let ofTarget = Flags(rawValue: 1 << 1)
        static let hidden = Flags(rawValue: 1 << 2)
        static let elsewhere = Flags(rawValue: 1 << 3)
    }

    package let document: InterfaceDocument
    package let index: Int

    var row: Row { document.objectRows[index] }
    private var flags: Flags { Flags(rawValue: row.flags) }

    /// `tableViewCell`.
    package var element: String { document.texts[row.element] }
    package var id: String { document.texts[row.id] }
    /// What it is to the object around it: `view`, `tableHeaderView`.
    package var key: String? { document.text(row.key) }
    /// As written: `LoginViewController`, or `_TtCC3App5Outer5Inner`.
    package var customClass: String? { document.text(row.customClass) }
    package var customModule: String? { document.text(row.customModule) }
    /// Whether the module is that of the target which the document is in.
    package var isOfTarget: Bool { flags.contains(.ofTarget) }
    /// `IBFilesOwner`, `IBFirstResponder`.
    package var placeholder: String? { document.text(row.placeholder) }
    package var storyboardIdentifier: String? { document.text(row.storyboardIdentifier) }
    package var reuseIdentifier: String? { document.text(row.reuseIdentifier) }
    /// Of a placeholder for a controller, the storyboard that has it; empty for its own.
    package var storyboardName: String? { document.text(row.storyboardName) }
    /// Whether a bundle is named that a storyboard lies in.
    package var isInNamedBundle: Bool { flags.contains(.elsewhere) }
    package var accessibilityIdentifier: String? { document.text(row.accessibilityIdentifier) }
    /// What people read in it.
    package var text: String? { document.text(row.text) }
    package var isHidden: Bool { flags.contains(.hidden) }
    package var frame: Frame? { flags.contains(.framed) ? row.frame : nil }
    package var parent: InterfaceObject? { document.object(row.parent) }
    /// The number of the scene from 1; 0 in a xib.
    package var scene: Int { Int(row.scene) }

    /// Its opening tag.
    package var range: SourceRange { document.range(row.lower, row.upper) }
    /// The name of its class.
    package var classRange: SourceRange {
        row.classUpper == 0 ? range : document.range(row.classLower, row.classUpper)
    }
    /// Its storyboard or reuse identifier, or what a placeholder refers to.
    package var identifierRange: SourceRange {
        row.identifierUpper == 0 ? range : document.range(row.identifierLower, row.identifierUpper)
    }

    package var isOwner: Bool { placeholder == "IBFilesOwner" }
    package var isFirstResponder: Bool { placeholder == "IBFirstResponder" }
    /// Whether it stands for a controller of another scene or storyboard.
    package var isReference: Bool { element == "viewControllerPlaceholder" }
}
