import ScreenModel
import ScreenSpecDiagnostics

/// A view or screen as far as it is known from its own document and its architecture: the names that it makes.
///
/// A class, since it is handed on with each question about one of its names.
package final class ComponentOutline: Sendable {
    package let declaration: ComponentDeclaration
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
        var declaration = declaration
        self.file = file
        let access = declaration.access ?? project.settings.access
        self.access = access
        let generates = declaration.generates ?? generates
        self.generates = generates
        let architecture = Self.architecture(of: declaration, in: project).flatMap { architectures[$0] }
        self.architecture = architecture
        declaration.decideKeys(of: architecture)
        let name = declaration.name.text
        let roles = Self.players(of: architecture, in: declaration)
        self.roles = roles
        let viewType = roles.first(where: \.isView)?.type ?? name
        self.viewType = viewType
        for index in declaration.actions.indices {
            declaration.actions[index].exit = Self.exit(
                of: declaration.actions[index],
                in: declaration,
                architecture,
                closures: project.settings.closures
            )
        }
        hasClosures = declaration.actions.contains { $0.exit == .closure }
        let isDelegating = declaration.delegate != nil || declaration.actions.contains { $0.exit == .delegate }
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
        let protocols = Self.protocols(of: architecture, in: declaration)
        channelProtocols = protocols.filter { !Self.isShared($0.key, in: declaration, architecture) }
        sharedProtocols = protocols.filter { Self.isShared($0.key, in: declaration, architecture) }
        self.declaration = declaration
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

    private static func exit(
        of action: Action,
        in declaration: ComponentDeclaration,
        _ architecture: Architecture?,
        closures: Settings.Closures
    ) -> Action.Exit {
        if let via = action.via?.value { return via == .closure && closures == .property ? .property : via }
        guard declaration.isScreen else { return .delegate }
        return architecture?.actionsChannel == nil ? .targetAction : .channel
    }

    private static func content(
        _ content: ContentDeclaration,
        of declaration: ComponentDeclaration,
        viewType: String,
        _ architecture: Architecture?,
        access: AccessLevel,
        generates: Bool
    ) -> Content {
        var resolved: Content
        let access = content.access ?? access
        if let existing = content.type {
            resolved = Content(
                declaration: content,
                typeName: existing.type.description,
                enclosingType: nil,
                access: access
            )
        } else if let name = content.listedName {
            let path =
                declaration.isScreen
                ? path(of: name, ofScreen: declaration.name.text, architecture) : "\(viewType).\(name.text)"
            let parts = path.dottedParts
            resolved = Content(
                declaration: content,
                typeName: parts.last ?? path,
                enclosingType: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil,
                access: access
            )
        } else if content.kind == .dataSource {
            resolved = Content(
                declaration: content,
                typeName: content.name?.text ?? "\(viewType.dottedParts.joined())DataSource",
                enclosingType: nil,
                access: access
            )
        } else if declaration.isScreen {
            resolved = Content(
                declaration: content,
                typeName: content.name?.text ?? viewModelName(ofScreen: declaration.name.text, architecture),
                enclosingType: nil,
                access: access
            )
        } else {
            resolved = Content(
                declaration: content,
                typeName: content.name?.text ?? "ViewModel",
                enclosingType: viewType,
                access: access
            )
        }
        resolved.generates = content.generates ?? generates
        return resolved
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

    private static func protocols(of architecture: Architecture?, in declaration: ComponentDeclaration) -> [String:
        String]
    {
        guard let architecture, let screen = declaration.screen else { return [:] }
        var names: [String: String] = [:]
        for channel in architecture.channels {
            guard let pattern = channel.protocolPattern else { continue }
            let change = screen.change(ofChannel: channel.name.text)
            if change?.isNone == true { continue }
            let isMade = channel.isEmpty == true || change?.empty != nil || change?.inherits.isEmpty == false
            guard isMade || carriesMessages(channel, in: declaration) else { continue }
            names[channel.name.text] = change?.name?.text ?? pattern.name(forScreen: declaration.name.text)
        }
        return names
    }

    /// Whether a channel has the same protocol on all screens, and this one names none of its own.
    static func isShared(_ channel: String, in declaration: ComponentDeclaration, _ architecture: Architecture?) -> Bool
    {
        let change = declaration.screen?.change(ofChannel: channel)
        guard change?.name == nil, change?.isNone != true else { return false }
        return architecture?.channel(channel)?.hasSharedProtocol == true
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

    /// What was read as a key and as a channel is that which the architecture makes it.
    fileprivate mutating func decideKeys(of architecture: Architecture?) {
        guard isScreen else { return }
        screen?.channels.removeAll { messages in
            let name = messages.channel.text
            return MappingShape<ScreenDraft>.laterKeys.contains(name) && architecture?.channel(name) == nil
        }
        if architecture?.channel("inputs") != nil { inputs = [] }
        if architecture?.channel("conforms") != nil { conforms = [] }
        if architecture?.channel("viewModels") != nil, content?.listedName != nil {
            content = nil
            furtherContents = []
        }
        if architecture?.channel("knows") != nil { knows = [] }
        if architecture?.channel("interfaces") != nil { interfaces = [] }
    }
}
