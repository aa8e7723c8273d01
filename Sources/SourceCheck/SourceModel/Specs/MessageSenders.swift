import ScreenModel
import SpecRules

extension IndexedComponent {
    /// The role that is to send a message: channels that share a protocol may start at different roles.
    func sender(of message: Member, by interface: Interface) -> String {
        guard let architecture = vocabulary?.architecture, let screen = declaration.screen else {
            return interface.from
        }
        let channel = interface.channels.first { name in
            let messages =
                switch name {
                case "actions": declaration.actions.filter { $0.exit == .channel }.map(\.member)
                case "routes": screen.requestedRoutes.map(\.member)
                default: screen.channels.first { $0.channel.text == name }?.messages ?? []
                }
            return messages.contains { $0.name.range == message.name.range }
        }
        return channel.flatMap { architecture.channel($0)?.from?.text } ?? interface.from
    }
}
