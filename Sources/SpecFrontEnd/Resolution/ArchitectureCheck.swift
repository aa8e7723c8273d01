import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

/// What an architecture must be to steer anything: its own names resolve and its patterns make names.
enum ArchitectureCheck {
    /// Reports what is wrong and drops what would lead to further findings.
    static func check(_ architecture: inout Architecture) -> [Diagnostic] {
        var check = Check(owner: architecture.name.text, roles: architecture.roles.map(\.name.text))
        let views = architecture.roles.filter { $0.isView == true }
        if views.count != 1, !(views.isEmpty && architecture.describesNoScreens) {
            check.report(
                .architectureShape,
                at: views.last?.name.range ?? architecture.name.range,
                views.isEmpty
                    ? "an architecture needs one role with 'isView: true'" : "only one role can have 'isView: true'",
                help: [
                    views.isEmpty
                        ? "Subviews and the view model belong to it."
                        : "\(views.map(\.name.text).formattedList(with: "and")) have it: take it from all but one."
                ]
            )
        }
        if let pattern = architecture.viewModelPattern { _ = check.pattern(pattern, makes: "name of a view model") }
        for role in architecture.roles { check.role(role) }
        for (index, channel) in architecture.channels.enumerated() {
            check.channel(channel)
            if let pattern = channel.protocolPattern, !check.pattern(pattern, makes: "name of a protocol") {
                architecture.channels[index].protocolPattern = nil
            } else if channel.hasSharedProtocol {
                check.shared(channel, of: architecture)
            }
        }
        let roles = architecture.roles.map(\.name.text)
        architecture.channels.removeAll { channel in
            [channel.from, channel.to].contains { name in name.map { !roles.contains($0.text) } ?? true }
        }
        return check.diagnostics
    }
}

private struct Check {
    let owner: String
    let roles: [String]
    var diagnostics: [Diagnostic] = []

    mutating func report(_ rule: RuleDescription, at range: SourceRange, _ message: String, help: [String] = []) {
        diagnostics.append(rule.finding(at: range, message.asSentence, help: help, subject: Subject(owner)))
    }

    mutating func role(_ role: Role) {
        for name in (role.owns ?? []) + (role.subviewsVisibleTo ?? []) { expectRole(name, besides: role.name) }
        if role.isOutside == true, let conforms = role.conforms?.first {
            report(
                .conflictingKeys,
                at: conforms.range,
                "the role '\(role.name.text)' is outside, so that any type plays it, whatever that conforms to",
                help: ["Remove 'conforms', or give the role a 'type' in place of 'outside'."]
            )
        }
        if role.isOutside == true { return }
        guard let type = role.type else {
            if role.isView != true, role.matches != nil { return }
            return report(
                .missingKey,
                at: role.name.range,
                "the role '\(role.name.text)' needs 'type', 'matches' or 'outside: true'",
                help: ["A type has {screen} in its name, such as \"{screen}\(role.name.text.firstUppercased)\"."]
            )
        }
        if pattern(type, makes: "name of a type"), role.isView == true, !type.text.contains("{screen}") {
            report(
                .architectureShape,
                at: type.range,
                "the type of the view holds {screen}, or every screen would have the same one"
            )
        }
    }

    mutating func channel(_ channel: Channel) {
        for role in [channel.from, channel.to].compactMap(\.self) { expectRole(role, besides: channel.name) }
        let missing = [("from", channel.from), ("to", channel.to)].filter { $0.1 == nil }.map { "'\($0.0)'" }
        if !missing.isEmpty {
            report(
                .missingKey,
                at: channel.name.range,
                "the channel '\(channel.name.text)' needs \(missing.formattedList(with: "and")), "
                    + (missing.count == 1 ? "a role" : "roles")
            )
        }
        if channel.isClassBound == false, channel.reference == .weak {
            report(
                .conflictingKeys,
                at: channel.name.range,
                "only objects are held weakly, so '\(channel.name.text)' can't have 'classBound: false'",
                help: ["Remove it, or give 'reference' another value."]
            )
        }
        if channel.protocolPattern == nil, channel.isEmpty == true || channel.isClassBound != nil {
            report(
                .conflictingKeys,
                at: channel.name.range,
                "'\(channel.isEmpty == true ? "empty" : "classBound")' speaks of a protocol, and '\(channel.name.text)' has none",
                help: ["Remove it, or give the channel a 'protocol'."]
            )
        }
        if MappingShape<ScreenDraft>.laterKeys.contains(channel.name.text) {
            report(
                .shadowedKey,
                at: channel.name.range,
                "the channel '\(channel.name.text)' hides the key of that name",
                help: ["Rename it, or its screens can't have that key."]
            )
        }
        if MappingShape<ScreenDraft>.reservedKeys.contains(channel.name.text) {
            report(
                .architectureShape,
                at: channel.name.range,
                "a channel can't be called '\(channel.name.text)', which is a fixed key of screens",
                help: ["Rename it."]
            )
        }
    }

    /// What all screens share is the same for all, and says all in one place.
    mutating func shared(_ channel: Channel, of architecture: Architecture) {
        guard let pattern = channel.protocolPattern else { return }
        guard architecture.owns(pattern.range) else {
            let added = channel.members?.first?.key.range ?? channel.inherits?.first?.range
            guard let added, architecture.owns(added) else { return }
            return report(
                .architectureShape,
                at: added,
                "'\(pattern.text)' is a protocol of the architecture that '\(owner)' extends, so it can't add to it",
                help: ["Write 'protocol' beside it, for one of its own."]
            )
        }
        for member in channel.members ?? [] where !member.isSameForAll {
            report(
                .architectureShape,
                at: member.key.range,
                "'\(pattern.text)' is the same for all screens, so '\(member.key.text)' can't hold {screen}",
                help: ["Write {screen} into the protocol's name, or none here."]
            )
        }
    }

    /// - Parameter owner: Who names it, which tells the place where the name stands in an architecture that is built in.
    private mutating func expectRole(_ name: Name, besides owner: Name) {
        guard !roles.contains(name.text) else { return }
        report(
            .unknownRole,
            at: name.range.file == SourceRange.none.file ? owner.range : name.range,
            "there is no role '\(name.text)' in the architecture '\(self.owner)'"
                + Spelling.suggestion(for: name.text, among: roles),
            help: Spelling.closest(to: name.text, among: roles) == nil ? DocumentContext.list(roles, of: "role") : []
        )
    }

    /// Whether a pattern makes a name, which may stand in a type, as in `{screen}.ViewModel`.
    mutating func pattern(_ pattern: Pattern, makes what: String) -> Bool {
        let name = pattern.name(forScreen: "Screen")
        if name.dottedParts.allSatisfy(SwiftNotation.isIdentifier) { return true }
        let behindBrace = pattern.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().first ?? ""
        let placeholder = String(behindBrace.prefix { $0 != "}" })
        let isClose = Spelling.closest(to: placeholder, among: ["screen"]) != nil
        report(
            .architectureShape,
            at: pattern.range,
            "'\(pattern.text)' makes no \(what)" + (isClose ? "; did you mean '{screen}'?" : ""),
            help: ["Write a name in Swift, with {screen} where the screen's name belongs."]
        )
        return false
    }
}

extension Channel.TemplateMember {
    /// Whether nothing in it depends on the screen.
    var isSameForAll: Bool {
        let patterns = [Pattern(key.text, at: key.range)] + [type, returns].compactMap(\.self) + parameters.map(\.type)
        return patterns.allSatisfy(\.isSameForAll)
    }
}
