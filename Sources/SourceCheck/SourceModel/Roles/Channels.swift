import ScreenModel

extension Architecture {
    /// The channels that lead from one role to another.
    func channels(from sender: String, to receiver: String) -> [Channel] {
        channels.filter { $0.from?.text == sender && $0.to?.text == receiver }
    }

    func hasChannel(from sender: String, to receiver: String) -> Bool {
        channels.contains { $0.from?.text == sender && $0.to?.text == receiver }
    }

    func channels(from sender: String) -> [Channel] {
        channels.filter { $0.from?.text == sender }
    }

    /// Whether it has layers, which import one another, and no channels: then it says nothing about who talks to whom.
    private var listsLayersOnly: Bool { channels.isEmpty && describesNoScreens }

    /// Whether a role may know another one: by a channel, because it owns it, or because it is the same.
    func allows(_ sender: String, toKnow receiver: String) -> Bool {
        sender == receiver || listsLayersOnly || hasChannel(from: sender, to: receiver)
            || role(sender)?.owns?.contains { $0.text == receiver } == true
            || role(receiver)?.isOutside == true
    }

    /// What a view calls the one to whom it tells actions: its own partner, whatever type that has.
    var partnerNames: Set<String> {
        guard let channel = actionsChannel, let partner = channel.to?.text else { return [] }
        return Set((channel.called ?? []).map(\.text) + [partner])
    }

    /// Whether one type plays a role for all screens, and no other.
    func isForAllScreens(_ name: String) -> Bool {
        role(name).map { $0.matches == nil && $0.type?.isSameForAll == true } ?? false
    }

    /// Whether a role only makes screens: it assembles, and no channel leads to it.
    func isFactory(_ name: String) -> Bool {
        role(name)?.assembles == true && !channels.contains { $0.to?.text == name }
    }

    /// A role that the first one may tell something, and that may tell it to the second one.
    func mediator(from sender: String, to receiver: String) -> (first: Channel, second: Channel)? {
        for first in channels(from: sender) {
            guard let role = first.to?.text, role != receiver else { continue }
            if let second = channels(from: role, to: receiver).first { return (first, second) }
        }
        return nil
    }
}
