import ScreenModel
import YAMLTree

extension MappingShape where Root == Role.Limits {
    private static let imports = Key<Root>.optional(
        "imports",
        .names("a module"),
        "Modules, exact or with *.",
        into: \.imports
    )

    static let allowed = MappingShape("what a role may touch", keys: [imports])

    static let forbidden = MappingShape(
        "what a role may not touch",
        keys: [
            imports,
            .optional("types", .names("a type"), "Types, exact or with *.", into: \.types),
            .optional(
                "singletons",
                .names("a type"),
                "Types, exact or with *, whose one shared object it may not use.",
                into: \.singletons
            ),
            .optional(
                "sharedAs",
                .names("a property or method"),
                "The members that hand out the shared object of those types.",
                default: "[shared, sharedInstance, sharedManager, instance, default, standard, current]",
                into: \.sharedAs
            ),
            .optional(
                "navigation",
                .names("a method"),
                "Methods that lead to other screens: present, pushViewController.",
                into: \.navigation
            ),
            .optional(
                "exceptPresented",
                .names("a view controller"),
                "View controllers, exact or with *, that those methods may lead to: alerts and the like.",
                into: \.exceptPresented
            ),
            .optional(
                "views",
                .boolean,
                "Views and view controllers, of UIKit and of the app.",
                default: "false",
                into: \.views
            ),
            .optional(
                "except",
                .names("a type"),
                "Types, exact or with *, that it may use all the same.",
                into: \.except
            ),
        ]
    )
}

extension MappingShape where Root == ViewLimits {
    static let viewLimits = MappingShape(
        "what holds for views without a role",
        keys: [
            Key<Root>.optional(
                "forbids",
                MappingShape<Role.Limits>.forbidden.shape { _, _ in Role.Limits() },
                "What they may not touch."
            ) { root, value, _, _ in root.forbids = value }
        ]
    )
}

extension MappingShape where Root == Role.Matches {
    static let matches = MappingShape(
        "what recognises a role",
        keys: [
            .optional("suffixes", .names("a suffix"), "Ends of type names.", into: \.suffixes),
            .optional("prefixes", .names("a prefix"), "Starts of type names.", into: \.prefixes),
            .optional("superclasses", .names("a class"), "Superclasses, through any chain.", into: \.superclasses),
            .optional("protocols", .names("a protocol"), "Protocols that it conforms to.", into: \.protocols),
            .optional("files", .names("a glob"), "Globs of paths.", into: \.files),
        ]
    )
}

extension MappingShape where Root == Role {
    static let role = MappingShape(
        "a role",
        keys: [
            .optional("summary", .summary, "What it is responsible for.", into: \.summary),
            .optional(
                "type",
                .pattern("a type's name with {screen}"),
                "The pattern of its type's name; one without {screen} is the same for all screens.",
                into: \.type
            ),
            .optional("inherits", .type, "The superclass of its types.", into: \.inherits),
            .optional(
                "conforms",
                .list(of: .type, "a list of protocols"),
                "Protocols that its types conform to, beside those of its channels.",
                into: \.conforms
            ),
            .optional(
                "isView",
                .boolean,
                "Whether subviews, outlets and the view model belong to it.",
                default: "false",
                into: \.isView
            ),
            .optional("outside", .boolean, "Whoever opened the screen: any type.", default: "false", into: \.isOutside),
            .optional("isolation", .word, "The actor that it lives on.", default: "mainActor", into: \.isolation),
            .optional("owns", .names("a role"), "Roles that it holds strongly.", into: \.owns),
            .optional(
                "assembles",
                .boolean,
                "Whether it makes the objects of screens, and so may name the types of all roles.",
                default: "false",
                into: \.assembles
            ),
            .optional(
                "subviewsVisibleTo",
                .names("a role"),
                "Of the view: roles that may touch its subviews.",
                into: \.subviewsVisibleTo
            ),
            .optional(
                "knows",
                .names("a type"),
                "Types, exact or with *, that it may know though no channel leads to them.",
                into: \.knows
            ),
            .optional(
                "forbids",
                MappingShape<Role.Limits>.forbidden.shape { _, _ in Role.Limits() },
                "What it may not touch.",
                into: \.forbids
            ),
            .optional(
                "allows",
                MappingShape<Role.Limits>.allowed.shape { _, _ in Role.Limits() },
                "Closes the list of its imports.",
                into: \.allows
            ),
            .optional(
                "matches",
                MappingShape<Role.Matches>.matches.shape { _, _ in Role.Matches() },
                "How hand-written types without a spec are recognised.",
                into: \.matches
            ),
        ]
    )
}

extension Shape where Value == ArchitectureDraft.Entry<Role> {
    static func entry(_ key: NodeID, _ value: NodeID, _ reader: inout SpecReader) -> Value? {
        guard let name = reader.identifier(key: key) else { return nil }
        if reader.isNone(value) { return .dropped(name) }
        var role = Role(name: name)
        return MappingShape<Role>.role.read(value, into: &role, &reader) ? .kept(role) : nil
    }
}
