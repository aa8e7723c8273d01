import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves one view or screen from its outline.
    mutating func component(_ outline: ComponentOutline, pending: [PendingChannel]) -> Component {
        var declaration = outline.declaration
        checkScreen(declaration, outline, pending: pending)
        resolveTypes(of: &declaration, outline)
        var contents = outline.contents
        for index in contents.indices { resolve(&contents[index]) }
        return finish(declaration, contents, outline)
    }

    private mutating func finish(
        _ declaration: ComponentDeclaration,
        _ contents: [Content],
        _ outline: ComponentOutline
    ) -> Component {
        var declaration = declaration
        declaration.content = contents.first?.declaration
        declaration.furtherContents = contents.dropFirst().map(\.declaration)
        var component = Component(
            declaration: declaration,
            viewType: outline.viewType,
            superclass: superclass(of: declaration, outline),
            access: outline.access
        )
        component.architecture = outline.architecture?.name.text
        component.roles = outline.roles
        component.content = contents.first
        component.furtherContents = Array(contents.dropFirst())
        component.generates = outline.generates
        component.interfaces = interfaces(of: outline, content: contents.first, declaration: declaration)
        component.accessors = accessors(of: outline)
        takeViewPart(of: &component)
        check(component, outline)
        return component
    }

    /// What only holds once everything of the component is known.
    private mutating func check(_ component: Component, _ outline: ComponentOutline) {
        let declaration = component.declaration
        checkUnique(declaration.subviews.map(\.name), "subviews", in: "subviews")
        checkUnique(
            declaration.actions.map(\.member.name),
            full: declaration.actions.map(\.member.fullName),
            "actions",
            in: "actions"
        )
        checkProperties(declaration.actions)
        checkUnique(
            declaration.inputs.map(\.name),
            full: declaration.inputs.map(\.fullName),
            types: declaration.inputs.map { $0.types.map(\.type) },
            "inputs",
            in: "inputs"
        )
        // What a view shows that a screen uses is checked there.
        let showing = (component.uses == nil ? declaration.subviews : []) + declaration.itself(as: outline.viewType)
        if !showing.isEmpty { check(showing, showing: shownSources(of: component, outline)) }
        let told = messages(toViewOf: component, outline)
        for action in declaration.actions {
            checkUnique(action.triggers, of: action)
            for trigger in action.triggers {
                check(trigger, of: action, among: declaration.subviews, told: told, in: outline)
            }
            checkExit(of: action, in: outline)
            checkLeads(of: action, in: declaration)
        }
        for route in declaration.screen?.routes ?? [] {
            check(route)
            checkTaker(of: route, in: outline)
        }
    }

    /// What the subviews of a component can show.
    private func shownSources(of component: Component, _ outline: ComponentOutline) -> ShownSources {
        let declaration = component.declaration
        let written = declaration.screen?.channels ?? []
        let shared = component.interfaces.filter { $0.kind == .channel }
        let view = outline.architecture?.viewRole
        let showing = Set([view?.name.text].compactMap(\.self) + (view?.subviewsVisibleTo?.map(\.text) ?? []))
        let channels = (outline.architecture?.channels ?? []).filter { channel in
            [channel.from?.text, channel.to?.text].contains { $0.map(showing.contains) == true }
        }.map(\.name.text)
        let own = written.filter { channels.contains($0.channel.text) }.flatMap(\.messages)
        // The architecture may give every screen messages.
        let given = shared.filter { $0.channels.contains(where: channels.contains) }.flatMap(\.members)
        let actions = declaration.actions.map(\.member)
        return ShownSources(
            contents: component.contents.outermost.map(\.declaration),
            messages: [
                declaration.inputs, own + given.filter { !own.contains($0) && !actions.contains($0) } + actions,
            ],
            parameters: (actions + written.flatMap(\.messages)).flatMap { $0.function?.parameters ?? [] },
            opens: declaration.screen?.opens ?? [],
            isContentDescribed: component.contents.outermost.allSatisfy { !$0.generates }
        )
    }

    // MARK: Types

    private mutating func resolveTypes(of declaration: inout ComponentDeclaration, _ outline: ComponentOutline) {
        if var inherits = declaration.inherits {
            resolve(&inherits, member: "inherits")
            declaration.inherits = inherits
        }
        for index in declaration.subviews.indices {
            resolve(&declaration.subviews[index].type, member: "subviews.\(declaration.subviews[index].name.text)")
        }
        for index in declaration.inputs.indices { resolve(&declaration.inputs[index], in: "inputs") }
        for index in declaration.conforms.indices {
            resolve(&declaration.conforms[index], member: "conforms")
            checkProtocol(declaration.conforms[index], of: declaration.name.text, member: "conforms")
        }
        for index in declaration.interfaces.indices { resolve(&declaration.interfaces[index], in: outline) }
        types.requiredAccess = outline.generates ? outline.access : .internal
        arguments.makesSwift = outline.generates
        defer {
            types.requiredAccess = .internal
            arguments.makesSwift = false
        }
        for index in declaration.actions.indices {
            let action = declaration.actions[index]
            resolve(&declaration.actions[index].member, in: "actions")
            for trigger in action.triggers.indices {
                resolve(&declaration.actions[index].triggers[trigger], of: action)
            }
        }
        if var delegate = declaration.delegate {
            if var type = delegate.type {
                resolve(&type, member: "delegate")
                checkProtocol(type, member: "delegate")
                delegate.type = type
            }
            for index in delegate.inherits.indices {
                resolve(&delegate.inherits[index], member: "delegate")
                checkProtocol(delegate.inherits[index], allowsClass: true, member: "delegate")
            }
            for index in delegate.methods.indices { resolve(&delegate.methods[index].member, in: "delegate") }
            declaration.delegate = delegate
        }
        guard var screen = declaration.screen else { return }
        for index in screen.opens.indices { resolve(&screen.opens[index].type, member: "opens") }
        for index in screen.types.indices {
            let player = outline.roles.first { $0.role == screen.types[index].role.text }
            for conforms in screen.types[index].conforms.indices {
                resolve(&screen.types[index].conforms[conforms], member: "types")
                checkProtocol(screen.types[index].conforms[conforms], of: player?.type, member: "types")
            }
        }
        for channel in screen.channels.indices {
            let name = screen.channels[channel].channel.text
            for index in screen.channels[channel].messages.indices {
                resolve(&screen.channels[channel].messages[index], in: name)
            }
        }
        for index in screen.routes.indices { resolve(&screen.routes[index].member, in: "routes") }
        for index in screen.protocols.indices {
            for inherited in screen.protocols[index].inherits.indices {
                resolve(&screen.protocols[index].inherits[inherited], member: "protocols")
                checkProtocol(screen.protocols[index].inherits[inherited], allowsClass: true, member: "protocols")
            }
        }
        declaration.screen = screen
    }

    private func superclass(of declaration: ComponentDeclaration, _ outline: ComponentOutline) -> TypeReference {
        declaration.inherits ?? outline.architecture?.viewRole?.inherits.map {
            TypeReference($0.type, at: declaration.name.range)
        }
            ?? TypeReference(.named(declaration.isScreen ? "UIViewController" : "UIView"), at: declaration.name.range)
    }

    /// `uses:` takes the view part from a view document, as if it stood here; its content stays the view's own type.
    private mutating func takeViewPart(of component: inout Component) {
        guard let uses = component.declaration.screen?.uses else { return }
        guard let view = scope.symbols.view(uses.text) else {
            return reportUnknown(
                .unknownView,
                uses,
                "there is no view '\(uses.text)' to use",
                among: scope.symbols.viewNames,
                member: "uses"
            )
        }
        component.uses = view.declaration.name.text
        let inline =
            component.declaration.subviews.first?.name
            ?? component.declaration.content.map {
                Name($0.listedName == nil ? $0.kind.rawValue : "viewModels", at: $0.range)
            }
        if let inline {
            report(
                .conflictingKeys,
                at: inline.range,
                "the screen uses '\(uses.text)', whose view part takes the place of an inline one",
                help: ["Remove '\(inline.text)', or 'uses'."],
                member: "uses"
            )
        }
        component.declaration.subviews = view.declaration.subviews
        guard !view.contents.isEmpty else { return }
        let contents = view.contents.map { content in
            var content = content
            content.generates = false
            return content
        }
        component.content = contents.first
        component.furtherContents = Array(contents.dropFirst())
    }
}
