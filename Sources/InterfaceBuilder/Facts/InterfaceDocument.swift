import ScreenSpecDiagnostics

/// What a storyboard or xib says of the objects that it holds and how they are connected, as far as code has to agree with it.
///
/// Rows of plain numbers, so that hundreds of documents are stored and read back at once.
package struct InterfaceDocument: Sendable {
    /// Which file this is, in the run that loaded it; not part of the stored form.
    package var file = FileID(index: 0)
    let head: Head
    let objectRows: [InterfaceObject.Row]
    let connectionRows: [InterfaceConnection.Row]
    let texts: InterfaceTexts

    package enum Kind: UInt32, Sendable {
        case storyboard, xib
        /// Of Xcode before version 5: nothing in it is read.
        case archive
    }

    package enum Platform: UInt32, Sendable {
        case iOS, tvOS
        /// Not looked at.
        case macOS, watchOS
        case unknown
    }

    struct Head: BitwiseCopyable {
        var kind = Kind.xib.rawValue
        var platform = Platform.unknown.rawValue
        /// Numbers of texts, or `InterfaceDocument.none`.
        var initialController = InterfaceDocument.none
        var device = InterfaceDocument.none
        var isRotated: UInt32 = 0
    }

    static let none = UInt32.max

    package var kind: Kind { Kind(rawValue: head.kind) ?? .archive }
    package var platform: Platform { Platform(rawValue: head.platform) ?? .unknown }
    /// Whether it is about views that UIKit shows.
    package var isOfUIKit: Bool { kind != .archive && platform != .macOS && platform != .watchOS }
    /// The identifier in the document of the controller that comes first.
    package var initialController: String? { text(head.initialController) }
    /// `retina6_1`.
    package var device: String? { text(head.device) }
    package var isRotated: Bool { head.isRotated != 0 }

    /// Outer ones before those inside them.
    package var objects: [InterfaceObject] {
        objectRows.indices.map { InterfaceObject(document: self, index: $0) }
    }

    package var connections: [InterfaceConnection] {
        connectionRows.map { InterfaceConnection(document: self, row: $0) }
    }

    func object(_ index: UInt32) -> InterfaceObject? {
        index == Self.none ? nil : InterfaceObject(document: self, index: Int(index))
    }

    func text(_ number: UInt32) -> String? {
        number == Self.none ? nil : texts[number]
    }

    func range(_ lower: UInt32, _ upper: UInt32) -> SourceRange {
        SourceRange(file: file, lower: Int(lower), upper: Int(upper))
    }
}
