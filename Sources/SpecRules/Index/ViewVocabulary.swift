import ScreenModel

/// Whom the view of an architecture may talk to, and who may see its subviews.
package final class ViewVocabulary: Sendable {
    package let architecture: Architecture
    /// The name of the view's role.
    package let view: String?
    /// The channel by which actions leave the view, if it starts there.
    package let actions: Channel?
    /// Roles that a channel leads to from the view.
    package let reachable: Set<String>
    /// What the view may know beside.
    let known: [Name]
    /// Roles that may touch subviews.
    package let subviewsVisibleTo: Set<String>
    /// Patterns of the types that play roles to which no channel leads from the view, those outside aside.
    private let strangers: [TypePattern]
    private let outside: Set<String>
    /// Whether the view has a partner at all: without one it is its own controller.
    package let hasPartner: Bool

    package init(_ architecture: Architecture) {
        let viewRole = architecture.viewRole
        let view = viewRole?.name.text
        self.architecture = architecture
        self.view = view
        actions = architecture.actionsChannel.flatMap { $0.from?.text == view ? $0 : nil }
        let reachable = Set(architecture.channels.lazy.filter { $0.from?.text == view }.compactMap(\.to?.text))
        self.reachable = reachable
        known = viewRole?.knows ?? []
        subviewsVisibleTo = Set(viewRole?.subviewsVisibleTo?.map(\.text) ?? [])
        let inside = architecture.roles.filter { $0.isOutside != true && $0.name.text != view }
        strangers = inside.filter { !reachable.contains($0.name.text) }.flatMap(TypePattern.patterns)
        outside = Set(architecture.roles.lazy.filter { $0.isOutside == true }.map(\.name.text))
        hasPartner = !inside.isEmpty
    }

    /// As a screen has it that holds receivers in a way of its own.
    func adapted(to declaration: ComponentDeclaration) -> ViewVocabulary {
        declaration.hasOwnReferences ? ViewVocabulary(architecture.adapted(to: declaration)) : self
    }

    /// The role that actions go to: `presenter`.
    package var partner: String? { actions?.to?.text }

    package func isOutside(_ role: String) -> Bool {
        outside.contains(role)
    }

    /// The role that a type without a spec plays, going by its name, if the view may not talk to it.
    package func unreachableRole(ofTypeCalled name: String) -> String? {
        strangers.first { $0.fits(name) }?.role
    }

    /// Whether a channel leads from the view to whoever opened the screen.
    package var reachesOutside: Bool {
        !outside.isDisjoint(with: reachable)
    }

    /// Whether a delegate, whom nobody knows here, may see subviews.
    package var showsSubviewsOutside: Bool {
        !outside.isDisjoint(with: subviewsVisibleTo)
    }

    /// Which way the messages of a channel go, seen from the view; `nil` where it is not concerned.
    package func direction(ofChannel name: String) -> (channel: Channel, isSent: Bool)? {
        guard let channel = architecture.channel(name), let view else { return nil }
        if channel.from?.text == view { return (channel, true) }
        if channel.to?.text == view { return (channel, false) }
        return nil
    }
}

/// What the name of a type starts and ends with if the type plays a role.
private struct TypePattern: Sendable {
    let role: String
    let prefix: String
    let suffix: String
    /// Whether it is the name of one type, the same for all screens.
    var isWhole = false

    /// `matches` of a role, or else its `type`.
    static func patterns(of role: Role) -> [TypePattern] {
        let name = role.name.text
        if let matches = role.matches {
            return matches.prefixes.map { TypePattern(role: name, prefix: $0.text, suffix: "") }
                + matches.suffixes.map { TypePattern(role: name, prefix: "", suffix: $0.text) }
        }
        guard let pattern = role.type?.text else { return [] }
        guard let hole = pattern.firstRange(of: "{screen}") else {
            return [TypePattern(role: name, prefix: pattern, suffix: "", isWhole: true)]
        }
        let prefix = String(pattern[..<hole.lowerBound])
        let suffix = String(pattern[hole.upperBound...])
        return prefix.isEmpty && suffix.isEmpty ? [] : [TypePattern(role: name, prefix: prefix, suffix: suffix)]
    }

    func fits(_ name: String) -> Bool {
        isWhole
            ? name == prefix
            : name.utf8.count > prefix.utf8.count + suffix.utf8.count && name.hasPrefix(prefix)
                && name.hasSuffix(suffix)
    }
}
