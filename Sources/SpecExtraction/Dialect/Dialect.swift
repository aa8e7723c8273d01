import ScreenModel

/// How a team writes an architecture that is built in: what its document says beside the one that it extends.
package struct Dialect: Sendable {
    struct ChannelChange: Sendable, Hashable {
        let name: String
        /// What the code shows, with the counts.
        var comments: [String] = []
        /// Of a channel that the extended architecture does not have.
        var ends: Ends?
        var protocolName: String?
        var reference: Channel.Reference?
        /// Whether it is open since not all code does as most of it does.
        var isLeftOpen = false
        /// How many players hold their receiver by it.
        var holders = 0
        var isClassBound: Bool?
        /// Whether nobody in the code has it.
        var isDropped = false

        init(_ name: String) {
            self.name = name
        }

        var isEmpty: Bool {
            ends == nil && protocolName == nil && reference == nil && isClassBound == nil && !isDropped
        }
    }

    struct Ends: Sendable, Hashable {
        let from: String
        let to: String
    }

    struct RoleChange: Sendable, Hashable {
        let name: String
        var comments: [String] = []
        var type: String?
        var knows: [String] = []
        /// Of the view, those who get hold of its subviews.
        var showsSubviewsTo: [String] = []
        /// The limits that the code does not keep to.
        var lifted: Set<Limit> = []
        /// Whether it makes the objects of screens.
        var assembles = false

        var isEmpty: Bool { type == nil && knows.isEmpty && lifted.isEmpty && showsSubviewsTo.isEmpty }
    }

    /// A key of what a role may not touch.
    package enum Limit: String, Sendable {
        case imports, types, singletons, navigation, views
    }

    /// The architecture that it starts from, as it is with all that this one extends.
    package let base: Architecture
    private(set) var roles: [RoleChange]
    var channels: [ChannelChange] = []
    /// The limits of views without a role that the code does not keep to.
    private(set) var liftedForViews: Set<Limit> = []
    private var commentsOnViews: [String] = []

    package init(of base: Architecture) {
        self.base = base
        roles = base.roles.map { RoleChange(name: $0.name.text) }
    }

    /// Whether the architecture that it starts from says it all.
    package var isEmpty: Bool {
        roles.allSatisfy(\.isEmpty) && channels.allSatisfy(\.isEmpty) && liftedForViews.isEmpty
    }

    package var name: String { isEmpty ? base.name.text : "team-\(base.name.text)" }

    // MARK: Changes

    /// Adds a role that the architecture does not have.
    mutating func add(_ role: RoleChange) {
        roles.append(role)
    }

    /// Whether the team has roles that the architecture does not.
    package var hasOwnRoles: Bool { roles.contains { base.role($0.name) == nil } }

    /// The same with the roles of the architecture alone.
    package var withoutOwnRoles: Dialect {
        var dialect = self
        let own = Set(roles.map(\.name)).subtracting(base.roles.map(\.name.text))
        dialect.roles.removeAll { own.contains($0.name) }
        dialect.channels.removeAll { $0.ends.map { own.contains($0.from) || own.contains($0.to) } ?? false }
        return dialect
    }

    mutating func change(_ role: String, _ change: (inout RoleChange) -> Void) {
        guard let index = roles.firstIndex(where: { $0.name == role }) else { return }
        change(&roles[index])
    }

    /// Names the types of a role.
    mutating func name(_ role: String, _ pattern: String, because comment: String? = nil) {
        change(role) { change in
            change.type = pattern
            change.comments += [comment].compactMap(\.self)
        }
    }

    /// Lets a role, or views without one, do what the code does.
    ///
    /// - Returns: Whether it could not before.
    package mutating func lift(_ limits: [Limit], of role: String?, because comment: String) -> Bool {
        guard let role else {
            let isNew = !liftedForViews.isSuperset(of: limits)
            liftedForViews.formUnion(limits)
            if isNew, !commentsOnViews.contains(comment) { commentsOnViews.append(comment) }
            return isNew
        }
        var isNew = false
        change(role) { change in
            isNew = !change.lifted.isSuperset(of: limits)
            change.lifted.formUnion(limits)
            if isNew, !change.comments.contains(comment) { change.comments.append(comment) }
        }
        return isNew
    }

    /// Lets a role see the subviews of the view.
    package mutating func showSubviews(to other: String) -> Bool {
        guard let view = base.viewRole?.name.text else { return false }
        var isNew = false
        change(view) { change in
            isNew = !change.showsSubviewsTo.contains(other)
            if isNew { change.showsSubviewsTo.append(other) }
        }
        return isNew
    }

    package mutating func know(_ type: String, _ role: String) -> Bool {
        var isNew = false
        change(role) { change in
            isNew = !change.knows.contains(type)
            if isNew { change.knows.append(type) }
        }
        return isNew
    }

    /// Leaves open how a role holds the others.
    ///
    /// - Parameters:
    ///   - references: Those that the code does not keep to.
    ///   - held: The others that are meant; `nil` for all.
    package mutating func leaveOpen(
        _ references: Set<Channel.Reference>,
        from role: String,
        to held: Set<String>? = nil
    ) -> Bool {
        func isMeant(_ from: String?, _ to: String?, _ reference: Channel.Reference?) -> Bool {
            from == role && references.contains(reference ?? .any) && (held.map { $0.contains(to ?? "") } ?? true)
        }
        var isNew = false
        for channel in base.channels where isMeant(channel.from?.text, channel.to?.text, channel.reference) {
            guard !channels.contains(where: { $0.name == channel.name.text }) else { continue }
            var change = ChannelChange(channel.name.text)
            (change.reference, change.isLeftOpen) = (.any, true)
            change.comments = [Self.openness]
            channels.append(change)
            isNew = true
        }
        for index in channels.indices where !channels[index].isDropped {
            let change = channels[index]
            let known = base.channel(change.name)
            let ends = (from: change.ends?.from ?? known?.from?.text, to: change.ends?.to ?? known?.to?.text)
            guard isMeant(ends.from, ends.to, change.reference ?? known?.reference) else { continue }
            (channels[index].reference, channels[index].isLeftOpen) = (.any, true)
            channels[index].comments.append(Self.openness)
            isNew = true
        }
        return isNew
    }

    /// The channels of which most code, but not all, would have held to one way.
    package var channelsLeftOpen: Set<String> { Set(channels.filter(\.isLeftOpen).map(\.name)) }

    private static let openness = "Left open: not all code holds to one way."

    // MARK: Document

    package var entries: [DocumentEntry] {
        var entries = [DocumentEntry("architecture", name), DocumentEntry("extends", base.name.text)]
        if !liftedForViews.isEmpty {
            let limits = DocumentEntry("forbids", .mapping(Self.lifted(liftedForViews, base.forbiddenToViews)))
            entries.append(DocumentEntry("views", .mapping([limits]), comments: commentsOnViews))
        }
        let roles = roles.filter { !$0.isEmpty }.map(\.self)
        if !roles.isEmpty { entries.append(DocumentEntry("roles", .mapping(roles.map(entry)))) }
        let channels = channels.filter { !$0.isEmpty }
        if !channels.isEmpty { entries.append(DocumentEntry("channels", .mapping(channels.map(entry)))) }
        return entries
    }

    private func entry(_ role: RoleChange) -> DocumentEntry {
        var keys: [DocumentEntry] = []
        if let type = role.type { keys.append(DocumentEntry("type", type)) }
        if role.assembles { keys.append(DocumentEntry("assembles", .flag(true))) }
        if !role.showsSubviewsTo.isEmpty {
            let known = (base.role(role.name)?.subviewsVisibleTo ?? []).map(\.text)
            keys.append(DocumentEntry("subviewsVisibleTo", .texts(known + role.showsSubviewsTo)))
        }
        if !role.knows.isEmpty { keys.append(DocumentEntry("knows", .texts(role.knows))) }
        if !role.lifted.isEmpty {
            keys.append(DocumentEntry("forbids", .mapping(Self.lifted(role.lifted, nil))))
        }
        return DocumentEntry(role.name, .mapping(keys), comments: role.comments)
    }

    private func entry(_ channel: ChannelChange) -> DocumentEntry {
        if channel.isDropped { return DocumentEntry(channel.name, .text("none"), comments: channel.comments) }
        var keys: [DocumentEntry] = []
        if let ends = channel.ends {
            keys += [DocumentEntry("from", ends.from), DocumentEntry("to", ends.to)]
        }
        if let name = channel.protocolName { keys.append(DocumentEntry("protocol", name)) }
        if let isClassBound = channel.isClassBound { keys.append(DocumentEntry("classBound", .flag(isClassBound))) }
        if let reference = channel.reference { keys.append(DocumentEntry("reference", reference.rawValue)) }
        return DocumentEntry(channel.name, .mapping(keys), comments: channel.comments)
    }

    /// Lists that are empty in place of those below; what views without a role have is restated, since the view's role stands in for it.
    private static func lifted(_ limits: Set<Limit>, _ known: Role.Limits?) -> [DocumentEntry] {
        func list(_ limit: Limit, _ names: [Name]?) -> DocumentEntry? {
            if limits.contains(limit) { return DocumentEntry(limit.rawValue, .list([])) }
            return names.map { DocumentEntry(limit.rawValue, .texts($0.map(\.text))) }
        }
        var entries = [
            list(.imports, known?.imports), list(.types, known?.types), list(.singletons, known?.singletons),
            list(.navigation, known?.navigation),
        ].compactMap(\.self)
        if limits.contains(.views) { entries.append(DocumentEntry("views", .flag(false))) }
        if limits.contains(.singletons) { return entries + exceptions(known, limits) }
        if let names = known?.sharedAs { entries.append(DocumentEntry("sharedAs", .texts(names.map(\.text)))) }
        if let names = known?.except { entries.append(DocumentEntry("except", .texts(names.map(\.text)))) }
        return entries + exceptions(known, limits)
    }

    private static func exceptions(_ known: Role.Limits?, _ limits: Set<Limit>) -> [DocumentEntry] {
        guard !limits.contains(.navigation), let names = known?.exceptPresented else { return [] }
        return [DocumentEntry("exceptPresented", .texts(names.map(\.text)))]
    }
}
