import SourceFacts

/// The roles that a type stands for in the code that names it.
struct RoleBinding: Sendable {
    enum Standing: Sendable, Equatable {
        /// It is no protocol.
        case type
        /// The architecture's patterns or a spec give the protocol to a channel.
        case channel
        /// What a screen offers to whoever opened it, `LoginInput` or `LoginModuleInput`, whichever of its roles conforms: an
        /// owner may be of any role.
        case moduleInput
        case `protocol`(isCalledOutgoing: Bool)
    }

    let standing: Standing
    /// The roles that it can be relied on to stand for.
    let roles: [RoleReference]
}

/// The types that stand for roles.
struct RoleBindings: CodeAnalysis {
    /// By the numbers of types.
    private let bindings: [RoleBinding?]

    init(of subject: CodeSubject) {
        let finder = BindingFinder(subject: subject, completeScreens: subject.analysis(CompleteScreens.self))
        bindings = subject.code.jobs.map(subject.code.types, finder.binding)
    }

    /// `nil` for a type that stands for no role.
    subscript(type: TypeID) -> RoleBinding? {
        bindings[type.index]
    }

    /// Whether the architecture's patterns or a spec give the protocol to a channel.
    func isChannelProtocol(_ type: TypeID) -> Bool {
        bindings[type.index]?.standing == .channel
    }
}

private struct BindingFinder {
    let subject: CodeSubject
    let completeScreens: CompleteScreens
    private var roles: RoleAssignment { subject.roles }

    func binding(_ type: CodeType) -> RoleBinding? {
        let references = subject.references[type.id]
        if references.isEmpty { return nil }
        return RoleBinding(
            standing: type.kind == .protocol ? standing(of: type, references) : .type,
            roles: references.filter { isReliable($0, for: type) }
        )
    }

    private func standing(of type: CodeType, _ references: [RoleReference]) -> RoleBinding.Standing {
        if references.contains(where: { isChannelProtocol(type.name, of: $0) }) { return .channel }
        let name = ProtocolName.bare(type.name)
        if isModuleInput(name, of: references) { return .moduleInput }
        return .protocol(isCalledOutgoing: ProtocolName.isOutgoing(name))
    }

    /// `LoginInput` and `LoginModuleInput` of the screen `Login`. A protocol may stand for the roles of a thousand screens.
    private func isModuleInput(_ name: String, of references: [RoleReference]) -> Bool {
        guard name.hasSuffix("Input") else { return false }
        let short = name.dropLast("Input".count)
        let long = name.hasSuffix("ModuleInput") ? name.dropLast("ModuleInput".count) : short
        return references.contains { reference in
            let screen = roles.screens[reference.screen].name
            return screen == short || screen == long
        }
    }

    private func isChannelProtocol(_ name: String, of reference: RoleReference) -> Bool {
        let screen = roles.screens[reference.screen]
        if screen.component?.component.interfaces.contains(where: { $0.name == name }) == true { return true }
        return screen.architecture.channels.contains { channel in
            channel.protocolPattern?.isName(name, forScreen: screen.name) == true
        }
    }

    /// `ILoginPresenter`, where the architecture calls those of its screens so.
    private func isChannelOfScreen(_ name: String, _ reference: RoleReference) -> Bool {
        let screen = roles.screens[reference.screen]
        return screen.architecture.channels.contains { channel in
            guard channel.to?.text == reference.role, let pattern = channel.protocolPattern else { return false }
            return !pattern.isSameForAll && pattern.isName(name, forScreen: screen.name)
        }
    }

    /// A protocol that many types of one role happen to have in common says nothing about a screen, unless it is called
    /// after the screen; and a name without company is no screen.
    private func isReliable(_ reference: RoleReference, for type: CodeType) -> Bool {
        let screen = roles.screens[reference.screen]
        if type.kind == .protocol, screen.component == nil, !type.name.hasPrefix(screen.name),
            !isChannelOfScreen(type.name, reference)
        {
            return false
        }
        if subject.architectures.isGuessed(module: screen.module) { return completeScreens.contains(reference.screen) }
        return screen.architecture.role(reference.role)?.isKnownByMoreThanName == true
            || screen.hasCompany || isViewBehindChannel(reference)
    }

    /// Whether it is a view that conforms to the protocol of a channel that is called after its screen: that makes it one, though
    /// nobody of its own is there to talk to it.
    private func isViewBehindChannel(_ reference: RoleReference) -> Bool {
        let screen = roles.screens[reference.screen]
        guard screen.architecture.role(reference.role)?.isView == true else { return false }
        let views = screen.types(playing: reference.role)
        return screen.architecture.channels.contains { channel in
            guard channel.to?.text == reference.role, let pattern = channel.protocolPattern else { return false }
            return subject.code.types(named: pattern.name(forScreen: screen.name), inModule: screen.module).contains {
                stated in
                views.contains { subject.code.conforms($0, to: stated) }
            }
        }
    }
}
