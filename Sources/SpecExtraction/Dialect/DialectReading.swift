import ScreenModel
import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics

/// Reads off the screens of a project what they agree on: how roles and protocols are called, and who holds whom.
package struct DialectReading {
    private let code: CodeIndex
    private let screens: [ScreenPlayers]
    private let base: Architecture

    /// - Parameters:
    ///   - base: The built-in architecture that fits best.
    ///   - name: That of the architecture by which the screens are known, where it is another one.
    package init(of subject: CodeSubject, base: Architecture, named name: String?) {
        (code, self.base) = (subject.code, base)
        let name = name ?? base.name.text
        screens = subject.roles.screens.filter { $0.architecture.name.text == name && $0.component == nil }
            .compactMap { ScreenPlayers($0, subject) }
    }

    package var dialect: Dialect {
        var dialect = Dialect(of: base)
        guard base.roles.count(where: { $0.isOutside != true }) > 1, screens.count > 1 else { return dialect }
        for role in base.roles where role.isOutside != true { name(role, in: &dialect) }
        dialect.channels = base.channels.compactMap(change) + others
        OwnRoles(of: screens, base, code).add(to: &dialect)
        dialect.openCircles()
        return dialect
    }

    // MARK: Names

    /// How the types of a role are called, where most of them are called otherwise than the architecture says.
    private func name(_ role: Role, in dialect: inout Dialect) {
        let patterns = screens.compactMap { screen in
            screen.type(playing: role.name.text).flatMap { Self.pattern(of: $0.name, forScreen: screen.name) }
        }
        guard let (pattern, count) = Self.most(patterns), 2 * count > patterns.count, count > 1,
            pattern != role.type?.text
        else { return }
        dialect.name(role.name.text, pattern, because: "\(count) of \(patterns.count) are called so.")
    }

    /// `{screen}Presenter` of `LoginPresenter`.
    static func pattern(of name: String, forScreen screen: String) -> String? {
        guard let place = name.firstRange(of: screen), name != screen else { return nil }
        return name.replacingCharacters(in: place, with: "{screen}")
    }

    static func most(_ texts: [String]) -> (String, Int)? {
        let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }

    // MARK: Channels

    /// How one player holds another.
    private struct Held {
        /// Of a protocol, with `{screen}` in it; `nil` where it is the class itself, or a protocol that several screens have.
        let pattern: String?
        let isClass: Bool
        let reference: Channel.Reference?
        let isClassBound: Bool
    }

    private func held(_ from: String, _ to: String) -> (held: [Held], screens: Int) {
        var found: [Held] = []
        var count = 0
        for screen in screens {
            guard let sender = screen.type(playing: from), let receiver = screen.type(playing: to),
                sender.id != receiver.id
            else { continue }
            count += 1
            let all = code.classes(from: sender.id).flatMap { code[$0].members }
                .compactMap { held($0, receiver, screen) }
            if let first = all.first { found.append(first) }
        }
        return (found, count)
    }

    private func held(_ member: MemberFact, _ receiver: CodeType, _ screen: ScreenPlayers) -> Held? {
        guard member.kind == .storedProperty, !member.isTypeMember,
            let type = code.type(of: member).projectType
        else { return nil }
        let reference: Channel.Reference? = member.isWeak ? .weak : member.isUnowned ? nil : .strong
        if type == receiver.id { return Held(pattern: nil, isClass: true, reference: reference, isClassBound: true) }
        guard code[type].kind == .protocol, code.conforms(receiver.id, to: type) else { return nil }
        let pattern = Self.pattern(of: code[type].name, forScreen: screen.name)
        let isClassBound = !code[type].declaration.inheritedTypes.isEmpty
        return Held(pattern: pattern, isClass: false, reference: reference, isClassBound: isClassBound)
    }

    /// What the code says of a channel that the architecture has.
    private func change(_ channel: Channel) -> Dialect.ChannelChange? {
        guard let from = channel.from?.text, let to = channel.to?.text, base.role(from)?.isOutside != true,
            base.role(to)?.isOutside != true
        else { return nil }
        let (held, count) = held(from, to)
        var change = Dialect.ChannelChange(channel.name.text)
        let patterns = held.compactMap(\.pattern)
        let hasOwn = screens.contains { screen in
            channel.protocolPattern.map { !code.types(named: $0.name(forScreen: screen.name)).isEmpty } ?? false
        }
        if !isFirst(channel), !hasOwn {
            change.isDropped = true
            change.comments = ["No screen has it."]
            return change
        }
        if held.isEmpty {
            guard channel.protocolPattern != nil, !hasOwn else { return nil }
            if channel.name.text == "actions" {
                change.protocolName = "none"
            } else {
                change.isDropped = true
            }
            change.comments = [
                count == 0
                    ? "No screen has both '\(from)' and '\(to)'."
                    : "No \(from) of \(count) holds a protocol of its \(to)."
            ]
            return change
        }
        if let (pattern, times) = Self.most(patterns), 2 * times > held.count, times > 1 {
            if pattern != channel.protocolPattern?.text {
                change.protocolName = pattern
                change.comments.append("\(times) of \(held.count) are called so.")
            }
        } else if 2 * held.count(where: \.isClass) > held.count, channel.protocolPattern != nil, !hasOwn {
            change.protocolName = "none"
            change.comments.append("\(held.count(where: \.isClass)) of \(held.count) hold the class itself.")
        }
        setReference(held, &change, of: channel, to)
        if !patterns.isEmpty, held.allSatisfy({ !$0.isClassBound }),
            (change.reference ?? channel.reference) != .weak
        {
            change.isClassBound = false
        }
        return change.isEmpty ? nil : change
    }

    /// Of channels between the same roles, the one that stands for how the one holds the other.
    private func isFirst(_ channel: Channel) -> Bool {
        base.channels.first { $0.from?.text == channel.from?.text && $0.to?.text == channel.to?.text }?.name.text
            == channel.name.text
    }

    private func setReference(
        _ held: [Held],
        _ change: inout Dialect.ChannelChange,
        of channel: Channel?,
        _ to: String
    ) {
        change.holders = held.count
        let known = channel?.reference ?? .any
        func count(_ reference: Channel.Reference) -> Int { held.count { $0.reference == reference } }
        // The few that do otherwise say so themselves.
        if let most = [Channel.Reference.weak, .strong].first(where: { 5 * count($0) >= 4 * held.count }) {
            guard most != known else { return }
            change.reference = most
            let way = most == .weak ? "weakly" : "strongly"
            change.comments.append("\(count(most)) of \(held.count) hold the \(to) \(way).")
        } else if known != .any, known != .weak || 2 * count(.weak) <= held.count {
            // Where most hold it weakly, those that don't keep one another alive: that is found with and without specs.
            change.reference = .any
            change.comments.append("\(count(.weak)) of \(held.count) hold the \(to) weakly.")
        }
    }

    // MARK: Channels of the team's own

    /// Of roles that hold one another where the architecture has no channel.
    private var others: [Dialect.ChannelChange] {
        let roles = base.roles.filter { $0.isOutside != true }.map(\.name.text)
        return roles.flatMap { from in roles.compactMap { to in other(from, to) } }
    }

    private func other(_ from: String, _ to: String) -> Dialect.ChannelChange? {
        guard from != to, !base.channels.contains(where: { $0.from?.text == from && $0.to?.text == to }) else {
            return nil
        }
        let (held, count) = held(from, to)
        guard held.count > 1 else { return nil }
        var change = Dialect.ChannelChange("\(from)To\(to.firstUppercased)")
        change.ends = Dialect.Ends(from: from, to: to)
        change.comments = ["\(held.count) of \(count) have it."]
        if let (pattern, times) = Self.most(held.compactMap(\.pattern)), 2 * times > held.count, times > 1,
            !base.channels.contains(where: { $0.protocolPattern?.text == pattern })
        {
            change.protocolName = pattern
            if held.allSatisfy({ !$0.isClassBound }) { change.isClassBound = false }
        } else if held.contains(where: { !$0.isClass }) {
            // Each screen names the one that it has.
            change.protocolName = "{screen}\(change.name.firstUppercased)Interface"
        }
        setReference(held, &change, of: nil, to)
        return change
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
