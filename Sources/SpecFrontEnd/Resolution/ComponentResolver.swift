import ScreenModel

extension DocumentContext {
    /// Resolves one view or screen from its outline.
    mutating func component(_ outline: ComponentOutline, pending: [PendingChannel]) -> Component {
        var declaration = outline.declaration
        checkScreen(declaration, outline, pending: pending)
        resolveTypes(of: &declaration, outline)
        checkNames(of: declaration)
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

    private mutating func checkNames(of declaration: ComponentDeclaration) {
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
    }

    /// What only holds once everything of the component is known.
    private mutating func check(_ component: Component, _ outline: ComponentOutline) {
        let declaration = component.declaration
        if component.uses == nil { checkClasses(of: declaration.subviews) }
        // What a view shows that a screen uses is checked there.
        var showing = component.uses == nil ? declaration.subviews : []
        if !declaration.shows.isEmpty { showing += declaration.itself(as: outline.viewType) }
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
        let showing = outline.architecture?.rolesAtView ?? []
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
            checkSuperclass(inherits, of: outline.viewType, member: "inherits")
            checkSuperclassCircle(of: declaration, outline)
        }
        resolveEach(&declaration.subviews) { $0.resolve(&$1.type, member: "subviews.\($1.name.text)") }
        resolveEach(&declaration.inputs) { $0.resolve(&$1, in: "inputs") }
        resolveProtocols(&declaration.conforms, of: declaration.name.text, member: "conforms")
        resolveEach(&declaration.interfaces) { $0.resolve(&$1, in: outline) }
        types.requiredAccess = outline.generates ? outline.access : .internal
        arguments.makesSwift = outline.generates
        defer {
            types.requiredAccess = .internal
            arguments.makesSwift = false
        }
        resolveEach(&declaration.actions) { context, action in
            let isRewritten = context.resolve(&action.member, in: "actions")
            let name = action.member.name.text
            return context.resolveEach(&action.triggers) { $0.resolve(&$1, ofActionCalled: name) } || isRewritten
        }
        if var delegate = declaration.delegate {
            resolveTypes(of: &delegate)
            declaration.delegate = delegate
        }
        if var screen = declaration.screen {
            resolveTypes(of: &screen, outline)
            declaration.screen = screen
        }
    }

    private mutating func resolveTypes(of delegate: inout DelegateDeclaration) {
        if var type = delegate.type {
            resolve(&type, member: "delegate")
            checkProtocol(type, member: "delegate")
            delegate.type = type
        }
        resolveProtocols(&delegate.inherits, allowsClass: true, member: "delegate")
        resolveEach(&delegate.methods) { $0.resolve(&$1.member, in: "delegate") }
    }

    private mutating func resolveTypes(of screen: inout ScreenDeclaration, _ outline: ComponentOutline) {
        resolveEach(&screen.opens) { $0.resolve(&$1.type, member: "opens") }
        resolveEach(&screen.types) { context, type in
            let player = outline.roles.first { $0.role == type.role.text }
            return context.resolveProtocols(&type.conforms, of: player?.type, member: "types")
        }
        resolveEach(&screen.channels) { context, channel in
            let name = channel.channel.text
            return context.resolveEach(&channel.messages) { $0.resolve(&$1, in: name) }
        }
        resolveEach(&screen.routes) { $0.resolve(&$1.member, in: "routes") }
        resolveEach(&screen.protocols) {
            $0.resolveProtocols(&$1.inherits, allowsClass: true, member: "protocols")
        }
    }

    /// Resolves what has to be protocols.
    ///
    /// - Parameters:
    ///   - owner: Who is to conform to them.
    ///   - allowsClass: Whether a class may be among them, as for a protocol that inherits.
    @discardableResult
    private mutating func resolveProtocols(
        _ protocols: inout [TypeReference],
        of owner: String? = nil,
        allowsClass: Bool = false,
        member: String
    ) -> Bool {
        resolveEach(&protocols) { context, type in
            let isRewritten = context.resolve(&type, member: member)
            context.checkProtocol(type, of: owner, allowsClass: allowsClass, member: member)
            return isRewritten
        }
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
