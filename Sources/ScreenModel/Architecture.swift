import ScreenSpecDiagnostics

/// Roles, the channels between them, and what each role may touch.
package struct Architecture: Hashable, Sendable, Encodable {
    package var name: Name
    package var summary: String?
    /// `extends:`, the architecture whose roles and channels this one starts from.
    package var extends: Name?
    package var roles: [Role] = []
    package var channels: [Channel] = []
    /// `views: {forbids: …}`, what views without a role, such as cells, may not touch.
    package var views: ViewLimits?
    /// `viewModel:`, the pattern of screens' view models; `nil` is `{screen}ViewModel`.
    package var viewModelPattern: Pattern?
    /// Roles and channels that the document drops with `none`.
    package var dropped: [Name] = []
    /// The protocols of channels that all screens share, which the architecture's own document makes.
    package var sharedProtocols: [Interface] = []
    package var range: SourceRange

    package init(name: Name, range: SourceRange) {
        self.name = name
        self.range = range
    }

    package func role(_ name: String) -> Role? {
        roles.firstIndex { $0.name.text == name }.map { roles[$0] }
    }

    /// What cells and other views without a role may not touch: what the view's role may not, unless `views` says more.
    package var forbiddenToViews: Role.Limits? {
        views.map(\.forbids) ?? viewRole?.forbids
    }

    /// Whether the document of the architecture says so itself, and not that of one which it extends.
    package func owns(_ place: SourceRange) -> Bool {
        place.file == range.file && range.offsets.contains(Int(place.lower))
    }

    package func channel(_ name: String) -> Channel? {
        channels.firstIndex { $0.name.text == name }.map { channels[$0] }
    }

    package var viewRole: Role? {
        roles.firstIndex { $0.isView == true }.map { roles[$0] }
    }

    /// The view's role, and those that may see its subviews.
    package var rolesAtView: Set<String> {
        guard let viewRole else { return [] }
        return Set([viewRole.name.text] + (viewRole.subviewsVisibleTo?.map(\.text) ?? []))
    }

    /// Whether all roles are recognised by `matches` alone, as the layers of a package are: no screen can have it.
    package var describesNoScreens: Bool {
        !roles.isEmpty && roles.allSatisfy { $0.type == nil && $0.isView != true }
    }

    /// The role that leads from one screen to the next: the one to which the channel `routes` does, or one that is called so. A role
    /// that only puts objects together, such as a container, leads nowhere.
    package var navigator: Role? {
        if let role = channel("routes")?.to.flatMap({ role($0.text) }) { return role }
        return roles.first { $0.isView != true && $0.isOutside != true && $0.isCalledNavigator }
    }

    /// The channel by which actions leave the view, where there is one.
    package var actionsChannel: Channel? {
        channel("actions")
    }
}

/// What an architecture says about views that play no role, such as cells.
package struct ViewLimits: Hashable, Sendable, Encodable {
    package var forbids: Role.Limits

    package init(forbids: Role.Limits = Role.Limits()) {
        self.forbids = forbids
    }
}

/// `{screen}ViewController`: a name made from that of a screen.
package struct Pattern: Hashable, Sendable, Encodable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, at range: SourceRange) {
        self.text = text
        self.range = range
    }

    package func name(forScreen screen: String) -> String {
        Placeholder.screen.replaced(in: text, by: screen)
    }

    /// Whether it makes the same name for all screens.
    package var isSameForAll: Bool { !Placeholder.screen.isPart(of: text) }

    /// Whether the name for a screen is this one. Of protocols that all screens share, the names for all screens are asked about.
    package func isName(_ name: String, forScreen screen: String) -> Bool {
        Placeholder.screen.makes(name, of: text, filledWith: screen)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// Somebody in an architecture. What a document leaves out is `nil`, so that `extends` can fill it in.
package struct Role: Hashable, Sendable, Encodable {
    package var name: Name
    package var summary: String?
    package var type: Pattern?
    package var inherits: TypeReference?
    /// Protocols that its types conform to, beside those of its channels.
    package var conforms: [TypeReference]?
    package var isView: Bool?
    /// Whoever opened the screen: any type.
    package var isOutside: Bool?
    package var isolation: Isolation?
    package var owns: [Name]?
    /// Makes the objects of screens, and so may name all of their types.
    package var assembles: Bool?
    package var subviewsVisibleTo: [Name]?
    /// Names and globs of types that it may know beside those to which channels lead.
    package var knows: [Name]?
    package var forbids: Limits?
    /// `allows: {imports: …}`, which closes the list of imports.
    package var allows: Limits?
    package var matches: Matches?

    package init(name: Name) {
        self.name = name
    }

    /// Whether its name is one of those that lead from screen to screen, whatever channels there are.
    var isCalledNavigator: Bool {
        let name = name.text.lowercased()
        return ["coordinator", "router", "wireframe", "navigator", "flow"].contains { name.hasSuffix($0) }
    }

    /// What a role may not touch, or of modules, may. What a document leaves out is `nil`, so that `extends` fills it in.
    package struct Limits: Hashable, Sendable, Encodable {
        /// Names and globs of modules.
        package var imports: [Name]?
        /// Names and globs of types.
        package var types: [Name]?
        /// Names and globs of types whose shared object, `Type.shared`, is out of bounds.
        package var singletons: [Name]?
        /// The members by which `singletons` hand out their shared object.
        package var sharedAs: [Name]?
        /// Names of methods that lead to other screens.
        package var navigation: [Name]?
        /// Any class of UIKit or the project that is a view or a view controller.
        package var views: Bool?
        /// Controllers that are no screens, such as alerts: `navigation` may lead to them.
        package var exceptPresented: [Name]?
        /// Types that the globs of `types` and `singletons` meet, and that are no business of theirs.
        package var except: [Name]?

        package init() {}
    }

    /// How hand-written types without a spec are recognised.
    package struct Matches: Hashable, Sendable, Encodable {
        package var suffixes: [Name] = []
        package var prefixes: [Name] = []
        package var superclasses: [Name] = []
        package var protocols: [Name] = []
        package var files: [Name] = []

        package init() {}
    }
}

/// Who may say something to whom.
package struct Channel: Hashable, Sendable, Encodable {
    package enum Reference: String, Hashable, Sendable, CaseIterable, Encodable {
        case weak
        case strong
        case any
    }

    package var name: Name
    package var summary: String?
    package var from: Name?
    package var to: Name?
    /// The protocol's name; `nil` where the receiver's own type is the interface.
    package var protocolPattern: Pattern?
    /// `protocol: none`, which takes away the one of the architecture that is extended.
    package var dropsProtocol: Bool?
    package var isClassBound: Bool?
    /// Whether it has a protocol even where nothing is said.
    package var isEmpty: Bool?
    package var reference: Reference?
    /// The property names by which hand-written code may hold the receiver.
    package var called: [Name]?
    package var inherits: [TypeReference]?
    /// Messages that every screen has; types in them may hold `{screen}`.
    package var members: [TemplateMember]?

    /// Whether all screens of the architecture have one protocol for it.
    package var hasSharedProtocol: Bool { protocolPattern?.isSameForAll == true }

    package init(name: Name) {
        self.name = name
    }

    /// A member whose name and types may hold `{screen}`, kept as text until a screen is known.
    package struct TemplateMember: Hashable, Sendable, Encodable {
        package var key: Name
        package var summary: String?
        package var type: Pattern?
        package var isSettable = false
        package var parameters: [TemplateParameter] = []
        package var returns: Pattern?
        package var isAsync = false
        package var isThrowing = false

        package init(key: Name) {
            self.key = key
        }
    }

    /// `withUsername username: String` of a template member.
    package struct TemplateParameter: Hashable, Sendable, Encodable {
        package var key: Name
        package var type: Pattern

        package init(key: Name, type: Pattern) {
            self.key = key
            self.type = type
        }
    }
}
