import ScreenSpecDiagnostics

/// The declaration of a `view` or of a `screen`, as its document writes it.
package struct ComponentDeclaration: Hashable, Sendable, Encodable {
    package var name: Name
    package var summary: String?
    /// `nil` where it is left to the folder and the project.
    package var generates: Bool?
    package var access: AccessLevel?
    package var inherits: TypeReference?
    package var layout: Layout = .code
    package var subviews: [Subview] = []
    /// Which of its own properties shows what: `title`, `navigationItem.title`, a cell's `accessoryType`.
    package var shows: [Subview.Binding] = []
    /// What the view is given from outside, in the forms of messages.
    package var inputs: [Member] = []
    /// Protocols that its class conforms to.
    package var conforms: [TypeReference] = []
    /// By which types of the app its class and others talk, beside the channels of its architecture.
    package var interfaces: [InterfaceUse] = []
    /// Names and globs of types that the view may know beside what its document names.
    package var knows: [Name] = []
    package var content: ContentDeclaration?
    /// The view models after the first, of a document that has `viewModels`.
    package var furtherContents: [ContentDeclaration] = []
    package var actions: [Action] = []
    package var delegate: DelegateDeclaration?
    /// What only a screen has.
    package var screen: ScreenDeclaration?
    /// The place of the whole document.
    package var range: SourceRange

    package init(name: Name, range: SourceRange) {
        self.name = name
        self.range = range
    }

    /// By its case: to compare it with `nil` copies all that a screen says.
    package var isScreen: Bool { if case .some = screen { true } else { false } }

    /// All that shows something: the subviews, and the view itself under the name `self`.
    package var showing: [Subview] { shows.isEmpty ? subviews : subviews + itself(as: name.text) }

    /// The view as one that shows something; none where it shows nothing by itself.
    package func itself(as className: String) -> [Subview] {
        guard !shows.isEmpty else { return [] }
        var itself = Subview(name: Name("self", at: name.range))
        itself.type = TypeReference(.named(className), at: name.range)
        itself.shows = shows
        return [itself]
    }

    /// All that it shows, in order.
    package var contents: [ContentDeclaration] { (content.map { [$0] } ?? []) + furtherContents }

    /// The routes that an action can end in, as far as its spec says it.
    package func routes(from action: Action) -> [Route] {
        action.leadsTo.flatMap { screen?.routes(named: $0.text) ?? [] }
    }

    /// The actions that can end in a route.
    package func actions(leadingTo route: Route) -> [Action] {
        actions.filter { routes(from: $0).contains(route) }
    }
}

/// Whether subviews are outlets or made in code.
package enum Layout: String, Hashable, Sendable, CaseIterable, Encodable {
    case code
    case interfaceBuilder
}

/// A part of a view, private to it unless the architecture says otherwise.
package struct Subview: Hashable, Sendable, Encodable {
    package var name: Name
    package var type: TypeReference = .invalid
    package var summary: String?
    package var shows: [Binding] = []
    package var rows: [Rows] = []
    /// By which tests of the user interface find it, where that is not what the pattern says.
    package var identifier: Name?
    /// What a robot calls it, where that is not its name.
    package var robot: Name?

    package init(name: Name) {
        self.name = name
    }

    /// `text: formattedPrice`: which property of the subview shows what.
    package struct Binding: Hashable, Sendable, Encodable {
        /// A property, or a path of properties, of the subview: `titleLabel.text`.
        package var property: Name
        /// What is shown: a property of the view model, `case.payload`, or what an input or a message carries.
        package var source: Name
        package var isNegated: Bool

        package init(property: Name, source: Name, isNegated: Bool = false) {
            self.property = property
            self.source = source
            self.isNegated = isNegated
        }

        /// What is shown, as specs write it: `not isReady`.
        package var writtenSource: String { (isNegated ? "not " : "") + source.text }
    }

    /// `articles: ArticleCell`: which views show the elements of which collection.
    package struct Rows: Hashable, Sendable, Encodable {
        /// A path to the collection; `cell(at:)`, a message that makes what each row shows; or `self.jogs`, what the view keeps.
        package var source: Name
        package var rows: [Row]

        package var views: [Name] { rows.map(\.view) }
        /// The property in which the view itself keeps the elements.
        package var ownProperty: String? {
            let parts = source.text.dottedParts
            return parts.count > 1 && parts[0] == "self" ? parts[1] : nil
        }

        package init(source: Name, rows: [Row]) {
            self.source = source
            self.rows = rows
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(source, forKey: .source)
            if views.count == 1 {
                try container.encode(views[0], forKey: .view)
            } else {
                try container.encode(views, forKey: .views)
            }
            let showing = rows.filter { !$0.shows.isEmpty }
            if !showing.isEmpty { try container.encode(showing, forKey: .cells) }
        }

        private enum CodingKeys: CodingKey {
            case source, view, views, cells
        }
    }

    /// A view that shows an element, and of one that has no document, what it shows of it.
    package struct Row: Hashable, Sendable, Encodable {
        package var view: Name
        /// The sources are paths that start at the element; `self` is the element.
        package var shows: [Binding]

        package init(_ view: Name, shows: [Binding] = []) {
            self.view = view
            self.shows = shows
        }
    }
}

/// What a person can do.
package struct Action: Hashable, Sendable, Encodable {
    package var member: Member
    package var triggers: [Trigger] = []
    /// `leadsTo:`, the names of the routes that it can end in.
    package var leadsTo: [Name] = []
    /// `via:` as written; `nil` where the document leaves it to the default.
    package var via: Located<Exit>?
    /// The place of the key `type`, which makes a stream of it.
    package var typeRange: SourceRange?
    /// What a robot calls the method that sets it off, where that is not what it does to which subview.
    package var robot: Name?
    /// How the action leaves the view; known once the architecture is.
    package var exit: Exit = .delegate

    package init(member: Member) {
        self.member = member
    }

    /// Of one that leaves by a property: an optional closure, or a stream.
    package var propertyType: SwiftType {
        switch member.requirement {
        case .function(let function): .optional(.function(function.closure))
        case .property(let property): property.type.type
        }
    }

    /// How an action leaves the view.
    package enum Exit: String, Hashable, Sendable, CaseIterable, Encodable {
        case channel
        case delegate
        case closure
        case property
        case targetAction
    }
}

/// A value with its place.
package struct Located<Value: Hashable & Sendable & Encodable>: Hashable, Sendable, Encodable {
    package var value: Value
    package var range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// `loginButton.touchUpInside`: what sets an action off.
package struct Trigger: Hashable, Sendable, Encodable {
    /// The subview, through nested views and cells where there are several; `self` and `screen` stand for themselves.
    package var path: [String]
    /// `control: UIButton` in place of a path: the class of what no property holds.
    package var control: TypeReference?
    /// In place of a path: what sets it off without a person touching anything.
    package var occurrence: Occurrence?
    /// The control event, gesture or moment, or what a nested view tells: `touchUpInside`, `tap`, `willAppear`, `tappedBuy`.
    package var event: String
    package var range: SourceRange

    package init(path: [String], event: String, at range: SourceRange) {
        self.path = path
        self.event = event
        self.range = range
    }

    package init(control: TypeReference, event: String, at range: SourceRange) {
        self.init(path: [], event: event, at: range)
        self.control = control
    }

    package init(_ occurrence: Occurrence) {
        self.init(path: [], event: "", at: occurrence.name.range)
        self.occurrence = occurrence
    }

    /// "loginButton.touchUpInside", "UIButton.touchUpInside".
    package var text: String {
        if let occurrence { return occurrence.name.text }
        let parts = control.map { [$0.type.description] } ?? path
        return (parts + (event.isEmpty ? [] : [event])).joined(separator: ".")
    }
}

/// What sets an action off by itself: what others post, call or say.
package struct Occurrence: Hashable, Sendable, Encodable {
    package enum Kind: String, Hashable, Sendable, Encodable, CaseIterable {
        /// `UIResponder.keyboardWillShowNotification` is posted.
        case notification
        /// `locationManager(_:didUpdateLocations:)` is called by whose delegate the view is.
        case callback
        /// `display(jogs:)` of a channel, or an input, arrives.
        case message
    }

    package var kind: Kind
    package var name: Name

    package init(_ kind: Kind, _ name: Name) {
        (self.kind, self.name) = (kind, name)
    }
}

/// What the owner of a view decides.
package struct DelegateDeclaration: Hashable, Sendable, Encodable {
    package var range: SourceRange
    package var summary: String?
    package var name: Name?
    /// `type:`, a protocol that the app already has.
    package var type: TypeReference?
    package var inherits: [TypeReference] = []
    /// `nil` where the document leaves it to the default.
    package var isClassBound: Bool?
    package var passesSender = true
    /// By which name, where that is not the view's.
    package var senderName: String?
    /// The place of `sender: none`, where it is written for the whole delegate.
    package var senderRange: SourceRange?
    package var methods: [DelegateMethod] = []

    package init(at range: SourceRange) {
        self.range = range
    }
}

/// One method of a delegate, as declared: its Swift signature follows from the sender.
package struct DelegateMethod: Hashable, Sendable, Encodable {
    package var member: Member
    package var passesSender = true
    package var senderName: String?
    package var senderRange: SourceRange?

    package init(member: Member) {
        self.member = member
    }
}
