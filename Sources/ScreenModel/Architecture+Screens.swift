extension Architecture {
    /// As a screen has it, on which some roles may hold others in a way of its own.
    package func adapted(to declaration: ComponentDeclaration) -> Architecture {
        guard let screen = declaration.screen, declaration.hasOwnReferences else { return self }
        var adapted = self
        for index in channels.indices {
            let change = screen.change(ofChannel: channels[index].name.text)
            adapted.channels[index].reference = change?.reference ?? channels[index].reference
        }
        return adapted
    }
}

extension ComponentDeclaration {
    /// Whether a screen says of some channel by itself how the receiver is held.
    package var hasOwnReferences: Bool {
        screen?.protocols.contains { $0.reference != nil } ?? false
    }

    /// The key under which a screen says by itself how the receiver of a channel is held.
    package func ownReference(onChannel name: String) -> Name? {
        screen?.change(ofChannel: name).flatMap { $0.reference == nil ? nil : $0.channel }
    }
}
