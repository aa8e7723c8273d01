import ScreenSpecDiagnostics

/// What an expression is at its outermost: an argument, an initial value, the right side of an assignment.
public struct ValueFact: ColumnRow {
    public enum Kind: UInt32, Sendable {
        /// `UILabel()`, `[Item]()`, `Outer.Inner(frame: .zero)`, `UILabel.init()`.
        case construction
        /// A construction with calls or members behind it: `UILabel().then { … }`.
        case chainedConstruction
        /// Any other call of a path: `makeLabel()`, `Theme.label(size: 3)`.
        case call
        /// `.init()`.
        case implicitConstruction
        /// `.system(3)`.
        case implicitCall
        /// `presenter`, `self.presenter.title`, `Theme.blue`.
        case path
        /// `.touchUpInside`.
        case implicitMember
        case `self`
        case closure
        /// `{ … return label }()`.
        case closureCall
        case string, number, boolean, `nil`, array, dictionary, tuple
        /// `#selector(didTap)`.
        case selector
        /// `\.title`, `#keyPath(title)`.
        case keyPath
        /// `UILabel.self`.
        case type
        /// `x as? Login`.
        case cast
        /// `? :`, `if`, `switch`.
        case conditional
        case other

        init(word: UInt32) {
            self = Kind(rawValue: word & 0xFF) ?? .other
        }

        var refersToCall: Bool {
            switch self {
            case .construction, .chainedConstruction, .call, .implicitConstruction, .implicitCall: true
            default: false
            }
        }
    }

    enum Column: Int, FactColumn {
        case kind, label, reference, text, type, lower, upper

        static let table = FactTable.values

        static var last: Column { .upper }

        var content: FactContent {
            switch self {
            case .kind: .number
            case .label, .text: .optionalText
            case .reference: .valueReference
            case .type: .optionalRow(.types)
            case .lower, .upper: .offset
            }
        }
    }

    static let trailingClosure: UInt32 = 1 << 8

    public let facts: FileFacts
    public let index: Int

    @inlinable public init(facts: FileFacts, index: Int) {
        self.facts = facts
        self.index = index
    }

    package var kind: Kind { Kind(word: word(.kind)) }
    /// As an argument, its label.
    package var label: FactText? { optionalText(.label) }
    package var isTrailingClosure: Bool { word(.kind) & Self.trailingClosure != 0 }
    package var range: SourceRange { range(.lower, .upper) }

    /// Whether it is the object itself, be it by the name of a variable: `guard let this = self`.
    package var isSelf: Bool {
        if kind == .self { return true }
        guard kind == .path, let use, use.components.count == 1 else { return false }
        return use.local?.value?.kind == .self
    }

    /// The call that the value is; of `UILabel().then { }`, the last one.
    package var call: CallFact? { kind.refersToCall ? optionalRow(.reference) : nil }

    /// The path that the value is, or that its call starts with; of a selector, what it names.
    package var use: UseFact? {
        kind.refersToCall ? call?.callee : optionalRow(.reference)
    }

    /// The type that the expression itself spells: of a construction, a cast, `T.self`, or a closure that is called and
    /// returns what it has made; of `? :` that makes something either way, what it makes first.
    package var type: TypeFact? { optionalRow(.type) }

    /// Of a selector the last name in it, `didTap(_:)`; of an implicit member its name; of a short string without interpolation and
    /// escapes what it says.
    package var text: FactText? { optionalText(.text) }
}
