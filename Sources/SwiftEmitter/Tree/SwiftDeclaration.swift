import ScreenModel
import ScreenSpecDiagnostics

/// A declaration without its layout.
///
/// Names are without backticks and types are values. The printer alone knows indentation, width, order of modifiers,
/// backticks and comments.
struct SwiftDeclaration: Hashable, Sendable {
    /// Kept by reference: a tree of declarations is handed on by the part.
    indirect enum Kind: Hashable, Sendable {
        case type(TypeDeclaration)
        case property(PropertyDeclaration)
        case function(FunctionDeclaration)
        case enumCase(EnumCaseDeclaration)
        case preview(PreviewDeclaration)
    }

    var kind: Kind
    var summary: String?
    /// Remarks for those who read the source, as opposed to those who use the declaration.
    var notes: [String]
    /// The place in the spec; `nil` where it is that of the enclosing declaration.
    var origin: SourceRange?

    init(_ kind: Kind, summary: String? = nil, notes: [String] = [], origin: SourceRange? = nil) {
        self.kind = kind
        self.summary = summary
        self.notes = notes
        self.origin = origin
    }
}

/// A type, a protocol, or an extension of one.
struct TypeDeclaration: Hashable, Sendable {
    enum Keyword: String, Hashable, Sendable {
        case `struct`
        case `enum`
        case `protocol`
        case `class`
        case finalClass = "final class"
        case `extension`
    }

    var keyword: Keyword
    /// For an extension the path of the type: `ProductCell.ViewModel`.
    var name: String
    /// Its own and that of its members; for an extension that of the members alone.
    var access: AccessLevel
    var isolation: DeclaredIsolation
    /// `@objc`, where a member asks for it.
    var isObjC = false
    var isIndirect = false
    var inherits: [SwiftType] = []
    var members: [SwiftDeclaration] = []

    init(_ keyword: Keyword, _ name: String, access: AccessLevel, isolation: DeclaredIsolation) {
        self.keyword = keyword
        self.name = name
        self.access = access
        self.isolation = isolation
    }
}

/// The actor of a declaration, as it is written at it.
enum DeclaredIsolation: Hashable, Sendable {
    case mainActor
    case nonisolated
    /// What is extended or inherited from decides: there is nothing to write.
    case inherited

    /// The isolation of the interface of somebody who lives there.
    init(_ isolation: Isolation) {
        switch isolation {
        case .mainActor: self = .mainActor
        case .none: self = .nonisolated
        }
    }
}

/// `case failed(message: String)`.
struct EnumCaseDeclaration: Hashable, Sendable {
    struct Payload: Hashable, Sendable {
        var label: String?
        var type: SwiftType
    }

    var name: String
    var payload: [Payload]
}

/// `#Preview("OrderCell: paid") { … }`.
struct PreviewDeclaration: Hashable, Sendable {
    var name: String
    /// `iOS 17.0`, where the app runs on what has no previews of views of UIKit.
    var since: String?
    var body: [Statement]
}
