import ScreenModel
import SpecRules

extension IndexedComponent {
    /// What the document says on a channel, whether or not that has a protocol.
    func messages(ofChannel channel: String) -> [Member] {
        switch channel {
        case "actions": declaration.actions.filter { $0.exit == .channel }.map(\.member)
        case "routes": declaration.screen?.requestedRoutes.map(\.member) ?? []
        default: declaration.screen?.channels.first { $0.channel.text == channel }?.messages ?? []
        }
    }

    /// The role that is to send a message: channels that share a protocol may start at different roles.
    func sender(of message: Member, by interface: Interface) -> String {
        guard let architecture = vocabulary?.architecture, declaration.screen != nil else { return interface.from }
        let channel = interface.channels.first { name in
            messages(ofChannel: name).contains { $0.name.range == message.name.range }
        }
        return channel.flatMap { architecture.channel($0)?.from?.text } ?? interface.from
    }
}
