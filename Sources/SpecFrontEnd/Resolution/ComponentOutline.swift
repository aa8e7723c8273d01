import ScreenModel
import ScreenSpecDiagnostics

/// A view or screen as far as it is known from its own document and its architecture: the names that it makes.
///
/// A class, since it is handed on with each question about one of its names.
package final class ComponentOutline: Sendable {
    package let declaration: ComponentDeclaration
    package let isScreen: Bool
    package let file: FileID
    /// `nil` for a view, and for a screen whose architecture is unknown.
    package let architecture: Architecture?
    package let viewType: String
    package let roles: [RolePlayer]
    /// The names, the enclosing types and the access of the types of what it shows.
    package let contents: [Content]
    package let access: AccessLevel
    package let generates: Bool
    /// Of the delegate, if there is anything to delegate.
    package let delegateName: String?
    /// The protocol of each channel that has one, by channel.
    package let channelProtocols: [String: String]
    /// The same of those that all screens of the architecture share, which its own document makes.
    package let sharedProtocols: [String: String]

    /// Whether actions leave through closures.
    package let hasClosures: Bool
    /// The short names that the document may use for types that it makes, with the full ones.
    let shortNames: [String: String]

    package init(
        _ declaration: ComponentDeclaration,
        in file: FileID,
        architectures: ArchitectureTable,
        project: ProjectFile,
        generates: Bool
    ) {
        let architecture = Self.architecture(of: declaration, in: project).flatMap { architectures[$0] }
        let exits = Self.exits(in: declaration, architecture, closures: project.settings.closures)
        let declaration = declaration.decided(by: architecture, exits: exits)
        self.declaration = declaration
        self.architecture = architecture
        isScreen = declaration.isScreen
        self.file = file
        let access = declaration.access ?? project.settings.access
        self.access = access
        let generates = declaration.generates ?? generates
        self.generates = generates
        let name = declaration.name.text
        let roles = Self.players(of: architecture, in: declaration)
        self.roles = roles
        let viewType = roles.first(where: \.isView)?.type ?? name
        self.viewType = viewType
        hasClosures = exits.contains(.closure)
        let isDelegating = declaration.delegate != nil || exits.contains(.delegate)
        delegateName =
            isDelegating
            ? declaration.delegate?.type?.type.description ?? declaration.delegate?.name?.text
                ?? "\(viewType.dottedParts.joined())Delegate" : nil
        contents = declaration.contents.map {
            Self.content(
                $0,
                of: declaration,
                viewType: viewType,
                architecture,
                access: access,
                generates: generates
            )
        }
        shortNames = Self.shortNames(of: contents, viewType: viewType, hasClosures: hasClosures)
        (channelProtocols, sharedProtocols) = Self.protocols(of: architecture, in: declaration)
    }

    /// The view model or data source; the first of several.
    package var content: Content? { contents.first }

    package static let defaultArchitecture = "mvc"

    /// The name of the architecture that a screen is to have; `nil` for a view.
    package static func architecture(of declaration: ComponentDeclaration, in project: ProjectFile) -> String? {
        declaration.screen.map { $0.architecture?.text ?? project.architecture?.text ?? defaultArchitecture }
    }

    private static func players(of architecture: Architecture?, in declaration: ComponentDeclaration) -> [RolePlayer] {
        (architecture?.roles ?? []).map { role in
            let renamed = declaration.screen?.types.first { $0.role.text == role.name.text }?.type?.text
            let type = role.isOutside == true ? renamed : renamed ?? role.type?.name(forScreen: declaration.name.text)
            return RolePlayer(role: role.name.text, type: type, isView: role.isView == true)
        }
    }

    /// How each action leaves.
    private static func exits(
        in declaration: ComponentDeclaration,
        _ architecture: Architecture?,
        closures: Settings.Closures
    ) -> [Action.Exit] {
        let usual: Action.Exit =
            if !declaration.isScreen { .delegate } else if architecture?.actionsChannel == nil {
                .targetAction
            } else {
                .channel
            }
        return declaration.actions.map(\.via?.value).map { via in
            via == .closure && closures == .property ? .property : via ?? usual
        }
    }

    private static func content(
        _ content: ContentDeclaration,
        of declaration: ComponentDeclaration,
        viewType: String,
        _ architecture: Architecture?,
        access: AccessLevel,
        generates: Bool
    ) -> Content {
        let (name, enclosingType) = name(of: content, of: declaration, viewType: viewType, architecture)
        var resolved = Content(
            declaration: content,
            typeName: name,
            enclosingType: enclosingType,
            access: content.access ?? access
        )
        resolved.generates = content.generates ?? generates
        return resolved
    }

    /// The name of its type, and that of the type around it.
    private static func name(
        of content: ContentDeclaration,
        of declaration: ComponentDeclaration,
        viewType: String,
        _ architecture: Architecture?
    ) -> (name: String, enclosingType: String?) {
        if let existing = content.type { return (existing.type.description, nil) }
        let screen = declaration.isScreen ? declaration.name.text : nil
        if let name = content.listedName {
            let path = screen.map { Self.path(of: name, ofScreen: $0, architecture) } ?? "\(viewType).\(name.text)"
            let parts = path.dottedParts
            return (parts.last ?? path, parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil)
        }
        if content.kind == .dataSource {
            return (content.name?.text ?? "\(viewType.dottedParts.joined())DataSource", nil)
        }
        guard let screen else { return (content.name?.text ?? "ViewModel", viewType) }
        return (content.name?.text ?? viewModelName(ofScreen: screen, architecture), nil)
    }

    private static func shortNames(of contents: [Content], viewType: String, hasClosures: Bool) -> [String: String] {
        var names: [String: String] = [:]
        for content in contents {
            guard let name = content.declaration.listedName?.text, !name.utf8.contains(UInt8(ascii: ".")) else {
                continue
            }
            names[name] = content.fullTypeName
        }
        switch contents.first?.declaration.kind {
        case .viewModel: names["ViewModel"] = contents.first?.fullTypeName
        case .dataSource: names["DataSource"] = contents.first?.fullTypeName
        case nil: break
        }
        if hasClosures { names["Actions"] = "\(viewType).Actions" }
        return names
    }

    /// A type of the document with its short names written in full.
    func full(_ type: SwiftType) -> SwiftType {
        shortNames.isEmpty ? type : type.replacingFirstNames(shortNames)
    }

    private static func viewModelName(ofScreen screen: String, _ architecture: Architecture?) -> String {
        architecture?.viewModelPattern?.name(forScreen: screen) ?? "\(screen)ViewModel"
    }

    /// The full name of one of several view models of a screen: `ViewModel` stands for what the architecture calls it.
    private static func path(of name: Name, ofScreen screen: String, _ architecture: Architecture?) -> String {
        guard name.text.firstDottedPart == "ViewModel" else { return name.text }
        return viewModelName(ofScreen: screen, architecture) + name.text.dropFirst("ViewModel".count)
    }

    /// The screen's own protocols, by channel, and those that all screens of the architecture share.
    private static func protocols(
        of architecture: Architecture?,
        in declaration: ComponentDeclaration
    ) -> (own: [String: String], shared: [String: String]) {
        guard let architecture, let screen = declaration.screen else { return ([:], [:]) }
        var own: [String: String] = [:]
        var shared: [String: String] = [:]
        for channel in architecture.channels {
            guard let pattern = channel.protocolPattern else { continue }
            let change = screen.change(ofChannel: channel.name.text)
            if change?.isNone == true { continue }
            let isMade = channel.isEmpty == true || change?.empty != nil || change?.inherits.isEmpty == false
            guard isMade || carriesMessages(channel, in: declaration) else { continue }
            let name = change?.name?.text ?? pattern.name(forScreen: declaration.name.text)
            if isShared(channel, change) {
                shared[channel.name.text] = name
            } else {
                own[channel.name.text] = name
            }
        }
        return (own, shared)
    }

    /// Whether a channel has the same protocol on all screens, and this one names none of its own.
    static func isShared(_ channel: Channel, _ change: ScreenDeclaration.ProtocolChange?) -> Bool {
        channel.hasSharedProtocol && change?.name == nil && change?.isNone != true
    }

    /// The delegate's protocol, but for one that the app has.
    var declaredDelegateName: String? {
        declaration.delegate?.type == nil ? delegateName : nil
    }

    /// Whether a protocol of it is generated, and not the app's own.
    func makesProtocol(_ name: String) -> Bool {
        let described = declaration.screen?.protocols.filter { $0.generates == false }.map(\.channel.text) ?? []
        return generates
            && (delegateName == name || channelProtocols.contains { $1 == name && !described.contains($0) })
    }

    /// A channel without messages, members and inherited protocols generates nothing.
    static func carriesMessages(_ channel: Channel, in declaration: ComponentDeclaration) -> Bool {
        channel.inherits?.isEmpty == false || hasMembers(channel, in: declaration)
    }

    /// Whether its protocol has requirements of its own.
    static func hasMembers(_ channel: Channel, in declaration: ComponentDeclaration) -> Bool {
        channel.members?.isEmpty == false || !declaration.messages(ownOn: channel.name.text).isEmpty
    }
}

extension ComponentDeclaration {
    /// What a screen itself says on a channel.
    func messages(ownOn channel: String) -> [Member] {
        switch channel {
        case "actions": actions.filter { $0.exit == .channel }.map(\.member)
        case "routes": screen?.requestedRoutes.map(\.member) ?? []
        default: screen?.channels.first { $0.channel.text == channel }?.messages ?? []
        }
    }

    /// The same as its architecture makes it: with the ways that actions leave, and with what was read as a key and as a channel as one
    /// of the two.
    fileprivate func decided(by architecture: Architecture?, exits: [Action.Exit]) -> ComponentDeclaration {
        var decided = self
        for index in exits.indices where exits[index] != actions[index].exit {
            decided.actions[index].exit = exits[index]
        }
        guard let screen else { return decided }
        func isChannel(_ name: String) -> Bool { architecture?.channel(name) != nil }
        let unknown = Set(screen.channels.map(\.channel.text)).intersection(MappingShape<ScreenDraft>.laterKeys)
            .filter { !isChannel($0) }
        if !unknown.isEmpty { decided.screen?.channels.removeAll { unknown.contains($0.channel.text) } }
        if !inputs.isEmpty, isChannel("inputs") { decided.inputs = [] }
        if !conforms.isEmpty, isChannel("conforms") { decided.conforms = [] }
        if content?.listedName != nil, isChannel("viewModels") {
            decided.content = nil
            decided.furtherContents = []
        }
        if !knows.isEmpty, isChannel("knows") { decided.knows = [] }
        if !interfaces.isEmpty, isChannel("interfaces") { decided.interfaces = [] }
        return decided
    }
}
