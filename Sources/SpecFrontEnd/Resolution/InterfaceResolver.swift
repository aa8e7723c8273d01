import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

extension DocumentContext {
    /// All protocols that a component makes, with their final signatures, in the order: data source, delegate, channels.
    mutating func interfaces(of outline: ComponentOutline, content: Content?, declaration: ComponentDeclaration)
        -> [Interface]
    {
        var interfaces: [Interface] = []
        if let content, content.declaration.style == .protocol, content.generates || content.declaration.type == nil {
            interfaces.append(dataSource(content, of: outline))
        }
        if let name = outline.delegateName { interfaces.append(delegate(name, of: outline, declaration)) }
        for interface in channels(of: outline, declaration) { interfaces.join(interface) }
        for index in interfaces.indices {
            checkUnique(interfaces[index])
            if outline.generates, !interfaces[index].isForeign { checkResults(of: interfaces[index]) }
        }
        return interfaces
    }

    // MARK: Data source and delegate

    private func dataSource(_ content: Content, of outline: ComponentOutline) -> Interface {
        var interface = Interface(
            .dataSource,
            name: content.typeName,
            from: outline.viewType,
            to: "owner",
            isolation: scope.project.settings.isolation,
            origin: content.declaration.range
        )
        interface.summary = content.declaration.summary
        let sender = TypeReference(.named(outline.viewType), at: content.declaration.range)
        let senderName = CocoaNaming.lowerCamel(outline.viewType)
        interface.members = content.declaration.properties.map { property in
            let method = CocoaNaming.dataSourceMethod(property, sender: sender, senderName: senderName)
            return Member(name: property.name, summary: property.summary, requirement: .function(method))
        }
        return interface
    }

    private mutating func delegate(_ name: String, of outline: ComponentOutline, _ declaration: ComponentDeclaration)
        -> Interface
    {
        let delegated = declaration.actions.filter { $0.exit == .delegate }.map(\.member)
        var interface = Interface(
            .delegate,
            name: name,
            from: outline.viewType,
            to: "owner",
            isolation: scope.project.settings.isolation,
            origin: declaration.delegate?.range ?? delegated.first?.name.range ?? declaration.name.range
        )
        interface.summary = declaration.delegate?.summary
        interface.inherits = declaration.delegate?.inherits.map(\.type) ?? []
        interface.isClassBound = declaration.delegate?.isClassBound ?? true
        interface.isForeign = declaration.delegate?.type != nil
        let passesSender = declaration.delegate?.passesSender ?? true
        let standard = declaration.delegate?.senderName ?? CocoaNaming.lowerCamel(outline.viewType)
        let methods = (declaration.delegate?.methods ?? []).map { method in
            let passes = method.passesSender && (passesSender || method.senderName != nil)
            return (method.member, passes ? method.senderName ?? standard : nil)
        }
        let actions = delegated.map { ($0, !$0.isWrittenOut && passesSender ? standard : nil) }
        let sender = TypeReference(.named(outline.viewType), at: declaration.name.range)
        let members = (methods + actions).sorted { $0.0.name.range.lower < $1.0.name.range.lower }
        interface.members = members.map { member, senderName in
            guard let senderName, let function = member.function else { return member }
            checkSender(senderName, of: function)
            var sent = member
            sent.requirement = .function(CocoaNaming.delegateMethod(function, sender: sender, senderName: senderName))
            return sent
        }
        return interface
    }

    /// The sender is one more parameter.
    private mutating func checkSender(_ name: String, of function: FunctionRequirement) {
        guard let parameter = function.parameters.first(where: { $0.name == name }) else { return }
        report(
            .duplicateName,
            at: parameter.range,
            "the sender is called '\(name)' too",
            help: ["Rename the parameter, or call the sender otherwise: 'sender'."],
            member: "delegate.\(function.name)"
        )
    }

    // MARK: Channels

    private mutating func channels(of outline: ComponentOutline, _ declaration: ComponentDeclaration) -> [Interface] {
        guard let architecture = outline.architecture, let screen = declaration.screen else { return [] }
        var interfaces: [Interface] = []
        for channel in architecture.channels {
            let shared = outline.sharedProtocols[channel.name.text]
            guard let name = outline.channelProtocols[channel.name.text] ?? shared else { continue }
            let written = screen.channels.first { $0.channel.text == channel.name.text }
            let origin: SourceRange? =
                switch channel.name.text {
                case "actions": declaration.actions.first { $0.exit == .channel }?.member.name.range
                case "routes": screen.routesRange
                default: written?.channel.range
                }
            guard
                var interface = self.interface(
                    of: channel,
                    name,
                    in: architecture,
                    forScreen: declaration.name.text,
                    origin: origin ?? declaration.name.range
                )
            else { continue }
            if let change = screen.change(ofChannel: channel.name.text) {
                interface.summary = change.summary ?? interface.summary
                interface.isForeign = change.generates == false
                interface.inherits += change.inherits.map(\.type)
                interface.isClassBound = change.isClassBound ?? interface.isClassBound
            }
            interface.isShared = shared != nil
            // What a screen says there beside is reported.
            if !interface.isShared { interface.members += declaration.messages(ownOn: channel.name.text) }
            interfaces.append(interface)
        }
        return interfaces
    }

    /// A channel's protocol as far as the architecture says what is in it; `nil` for one that connects no two roles.
    private mutating func interface(
        of channel: Channel,
        _ name: String,
        in architecture: Architecture,
        forScreen screen: String,
        origin: SourceRange
    ) -> Interface? {
        guard let from = channel.from?.text, let to = channel.to?.text else { return nil }
        let isolation = isolation(of: to, in: architecture)
        var interface = Interface(.channel, name: name, from: from, to: to, isolation: isolation, origin: origin)
        interface.channels = [channel.name.text]
        interface.summary = channel.summary
        interface.inherits = inherited(by: channel)
        interface.isClassBound = channel.isClassBound ?? true
        interface.members = templates(of: channel, forScreen: screen)
        return interface
    }

    private func isolation(of role: String, in architecture: Architecture) -> Isolation {
        scope.project.settings.isolation == .none ? .none : architecture.role(role)?.isolation ?? .mainActor
    }

    /// The protocols of channels that are the same for all screens, as far as the architecture's own document has them.
    mutating func sharedProtocols(of architecture: Architecture) -> [Interface] {
        var interfaces: [Interface] = []
        for channel in architecture.channels {
            guard let pattern = channel.protocolPattern, pattern.isSameForAll, architecture.owns(pattern.range),
                scope.externals.entry(for: pattern.text) == nil,
                var interface = self.interface(
                    of: channel,
                    pattern.text,
                    in: architecture,
                    forScreen: "",
                    origin: pattern.range
                )
            else { continue }
            // Nobody knows what is in it but its members.
            guard !interface.inherits.isEmpty || !interface.members.isEmpty || channel.isEmpty == true else { continue }
            interface.isShared = true
            interfaces.join(interface)
        }
        for index in interfaces.indices {
            checkUnique(interfaces[index])
            checkResults(of: interfaces[index])
        }
        return interfaces
    }

    /// What the architecture adds to the protocol of every screen; its types are resolved where the screen is known.
    private mutating func inherited(by channel: Channel) -> [SwiftType] {
        (channel.inherits ?? []).map { reference in
            var reference = reference
            resolve(&reference, member: channel.name.text)
            return reference.type
        }
    }

    private mutating func templates(of channel: Channel, forScreen screen: String) -> [Member] {
        // What can't be in a protocol for all screens is reported.
        let members = (channel.members ?? []).filter { !channel.hasSharedProtocol || $0.isSameForAll }
        return members.compactMap { template in
            guard var member = template.member(forScreen: screen) else { return nil }
            resolve(&member, in: channel.name.text)
            return member
        }
    }

    /// `some` is for whoever writes the function to choose, and a protocol has nobody.
    private mutating func checkResults(of interface: Interface) {
        let section = interface.channels.first ?? interface.kind.rawValue
        for member in interface.members {
            guard let type = member.function.map(\.returns) ?? member.property?.type, case .opaque = type.type else {
                continue
            }
            report(
                .invalidType,
                at: type.range,
                "a protocol can't ask for '\(type.type)'",
                help: ["Write 'any' in place of 'some'."],
                member: "\(section).\(member.name.text)"
            )
        }
    }

    // MARK: Names

    private mutating func checkUnique(_ interface: Interface) {
        let section = interface.channels.first ?? interface.kind.rawValue
        checkUnique(
            interface.members.map(\.name),
            full: interface.members.map(\.signature),
            types: interface.members.map(\.overloadTypes),
            "members of '\(interface.name)'",
            in: section
        )
    }
}

extension [Interface] {
    /// Adds that of a channel: channels that name the same protocol share it.
    fileprivate mutating func join(_ interface: Interface) {
        guard let index = firstIndex(where: { $0.name == interface.name && $0.kind == .channel }) else {
            return append(interface)
        }
        self[index].channels += interface.channels
        self[index].members += interface.members
        self[index].inherits += interface.inherits.filter { !self[index].inherits.contains($0) }
    }
}

extension Member {
    /// What tells two functions of one signature apart.
    var overloadTypes: [SwiftType] { function == nil ? [] : types.map(\.type) }

    /// What tells two members of one protocol apart, beside the types of functions.
    var signature: String {
        guard let function else { return fullName }
        let constraints = [function.genericParameters, function.genericRequirements].compactMap(\.self)
        return ([function.isStatic ? "static \(fullName)" : fullName] + constraints).joined(separator: " ")
    }
}

extension Channel.TemplateMember {
    /// The member in one screen; `nil` where a template makes no Swift, which the architecture's own check reports.
    func member(forScreen screen: String) -> Member? {
        func type(_ pattern: Pattern) -> TypeReference {
            guard case .success(let type) = SwiftNotation.type(pattern.name(forScreen: screen)) else {
                return TypeReference(.invalid, at: pattern.range)
            }
            return TypeReference(type, at: pattern.range)
        }
        let text = Pattern(key.text, at: key.range).name(forScreen: screen)
        if text.contains("(") || text.contains(" ") {
            guard
                case .success(let requirement) = SwiftNotation.requirement(
                    text,
                    rangeOfWhole: key.range,
                    offsetOfText: 1
                )
            else { return nil }
            return Member(
                name: Name(requirement.name, at: key.range),
                summary: summary,
                requirement: requirement,
                isWrittenOut: true
            )
        }
        guard SwiftNotation.isIdentifier(text) else { return nil }
        let name = Name(text, at: key.range)
        if let pattern = self.type {
            return Member(
                name: name,
                summary: summary,
                requirement: .property(PropertyRequirement(name: text, type: type(pattern), isSettable: isSettable))
            )
        }
        var function = FunctionRequirement(name: text, returns: returns.map(type))
        function.isAsync = isAsync
        function.throwing = isThrowing ? .any : .never
        function.parameters = parameters.compactMap { parameter in
            guard case .success(let key) = parameter.names else { return nil }
            return Parameter(label: key.label, name: key.name, type: type(parameter.type), at: parameter.key.range)
        }
        return Member(name: name, summary: summary, requirement: .function(function))
    }
}

extension Channel.TemplateParameter {
    var names: Result<(label: String?, name: String), NotationError> { SwiftNotation.parameterKey(key.text) }
}
