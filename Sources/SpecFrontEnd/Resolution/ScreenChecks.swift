import ScreenModel
import ScreenSpecDiagnostics

/// What is checked of a screen beside what it shares with all views.
extension DocumentContext {
    mutating func checkScreen(
        _ declaration: ComponentDeclaration,
        _ outline: ComponentOutline,
        pending: [PendingChannel]
    ) {
        guard let screen = declaration.screen else { return }
        guard let architecture = outline.architecture else {
            return checkUnknownArchitecture(screen.architecture, of: declaration)
        }
        if architecture.describesNoScreens {
            let place = screen.architecture?.range ?? declaration.name.range
            report(
                .architectureShape,
                at: place,
                "the architecture '\(architecture.name.text)' has no view, so no screen can have it",
                help: ["Name another one."],
                member: "architecture"
            )
        }
        for channel in pending { check(channel, in: architecture) }
        let channels = architecture.channels.map(\.name.text)
        for change in screen.protocols {
            guard let channel = architecture.channel(change.channel.text) else {
                reportUnknown(
                    .unknownChannel,
                    change.channel,
                    "the architecture '\(architecture.name.text)' has no channel '\(change.channel.text)'",
                    among: channels,
                    member: "protocols"
                )
                continue
            }
            check(change, of: channel, in: declaration, architecture)
        }
        for channel in architecture.channels
        where ComponentOutline.isShared(channel, screen.change(ofChannel: channel.name.text)) {
            checkShared(channel, in: declaration)
        }
        checkTypes(of: screen, outline, architecture)
    }

    /// - Parameter written: What the screen itself says.
    private mutating func checkUnknownArchitecture(_ written: Name?, of declaration: ComponentDeclaration) {
        // The project's own is reported once for the project, unless only this module does not have it.
        let name = written ?? scope.project.architecture.map { Name($0.text, at: declaration.name.range) }
        guard let name else { return }
        if let module = scope.otherArchitectures[name.text] {
            return report(
                .unknownArchitecture,
                at: name.range,
                "the architecture '\(name.text)' is one of the module '\(module)', on which '\(scope.module ?? "")'"
                    + " does not depend; add '\(module)' to its 'dependsOn'",
                member: "architecture"
            )
        }
        guard written != nil else { return }
        reportUnknown(
            .unknownArchitecture,
            name,
            "there is no architecture '\(name.text)'",
            among: scope.architectureNames,
            member: "architecture"
        )
    }

    /// What a screen says of the types that play its roles.
    private mutating func checkTypes(
        of screen: ScreenDeclaration,
        _ outline: ComponentOutline,
        _ architecture: Architecture
    ) {
        for change in screen.types where architecture.role(change.role.text) == nil {
            reportUnknown(
                .unknownRole,
                change.role,
                "the architecture '\(architecture.name.text)' has no role '\(change.role.text)'",
                among: architecture.roles.map(\.name.text),
                member: "types"
            )
        }
        for type in screen.types {
            guard let conforms = type.conforms.first,
                let player = outline.roles.first(where: { $0.role == type.role.text }),
                player.type == nil
            else { continue }
            report(
                .conflictingKeys,
                at: conforms.range,
                "any type may play the role '\(type.role.text)', whatever that conforms to",
                help: ["Give it a 'name' beside 'conforms', or remove 'conforms'."],
                member: "types"
            )
        }
    }

    /// What a screen says of one channel, which the architecture has.
    private mutating func check(
        _ change: ScreenDeclaration.ProtocolChange,
        of channel: Channel,
        in declaration: ComponentDeclaration,
        _ architecture: Architecture
    ) {
        let name = change.channel
        let isWeak = (change.reference ?? channel.reference) == .weak
        if isWeak, !change.isNone, channel.protocolPattern != nil, change.isClassBound == false {
            report(
                .conflictingKeys,
                at: name.range,
                "only objects are held weakly, so '\(name.text)' can't have 'classBound: false'",
                help: [change.reference == nil ? "Remove it." : "Remove it, or give 'reference' another value."],
                member: "protocols"
            )
        } else if change.reference == .weak, !change.isNone, change.isClassBound == nil, channel.isClassBound == false {
            report(
                .conflictingKeys,
                at: name.range,
                "only objects are held weakly, and the architecture has 'classBound: false' for '\(name.text)'",
                help: ["Add 'classBound: true' for a protocol of the screen's own, or give 'reference' another value."],
                member: "protocols"
            )
        }
        if let empty = change.empty, ComponentOutline.hasMembers(channel, in: declaration) {
            report(
                .conflictingKeys,
                at: empty,
                "the protocol of '\(name.text)' is not empty, since the channel carries messages",
                help: ["Remove 'empty', or the messages."],
                member: "protocols"
            )
        }
        if channel.protocolPattern == nil, change.isNone || change.speaksOfProtocol || change.reference == nil {
            report(
                .unknownChannel,
                at: name.range,
                "the channel '\(name.text)' of '\(architecture.name.text)' has no protocol to rename",
                help: ["Its receiver's own type is the interface."],
                member: "protocols"
            )
        } else if change.isNone, change.speaksOfProtocol {
            report(
                .conflictingKeys,
                at: name.range,
                "'\(name.text)' has no protocol on this screen, so there is nothing to say of one",
                help: ["Remove all but 'name: none' and 'reference', or name a protocol."],
                member: "protocols"
            )
        }
    }

    /// All screens have one protocol for a channel, so that none can add to it.
    mutating func checkShared(_ channel: Channel, in declaration: ComponentDeclaration) {
        guard let pattern = channel.protocolPattern else { return }
        let own = declaration.messages(ownOn: channel.name.text).first?.name
        let change = declaration.screen?.change(ofChannel: channel.name.text)
        let isChanged = change.map { !$0.inherits.isEmpty || $0.isClassBound != nil || $0.empty != nil } ?? false
        guard let place = own ?? (isChanged ? change?.channel : nil) else { return }
        report(
            .architectureShape,
            at: place.range,
            "all screens share the protocol '\(pattern.text)', so one can't add to it",
            help: [
                "Write '\(channel.name.text): NAME' under 'protocols' for one of its own, or {screen} in the architecture's."
            ],
            member: channel.name.text,
            notes: pattern.range.file == SourceRange.none.file
                ? [] : [Diagnostic.Note(at: pattern.range, "The architecture names it here.")]
        )
    }

    /// A key that is no fixed one is a channel or nothing; only as a channel do the findings in it count.
    mutating func check(_ pending: PendingChannel, in architecture: Architecture) {
        let isChannel = architecture.channel(pending.key.text) != nil
        let isKey = MappingShape<ScreenDraft>.laterKeys.contains(pending.key.text)
        guard !isChannel, !isKey else {
            for finding in isChannel ? pending.diagnostics : pending.diagnosticsOfKey { report(finding) }
            return
        }
        let channels = architecture.channels.map(\.name.text).filter { $0 != "actions" && $0 != "routes" }
        let keys = MappingShape<ScreenDraft>.fixedKeys + channels
        let hint =
            channels.isEmpty
            ? "The architecture '\(architecture.name.text)' has no channels of its own."
            : "The channels of '\(architecture.name.text)' are \(channels.joined(separator: ", "))."
        if let closest = Spelling.closest(to: pending.key.text, among: keys) {
            report(
                .unknownKey,
                at: pending.key.range,
                "unknown key '\(pending.key.text)' in a screen; did you mean '\(closest)'?",
                fixes: [Diagnostic.Fix(replacing: pending.key.range, with: closest)]
            )
        } else {
            report(
                .unknownKey,
                at: pending.key.range,
                "unknown key '\(pending.key.text)' in a screen",
                help: [hint, "All screens have \(MappingShape<ScreenDraft>.fixedKeys.joined(separator: ", "))."]
            )
        }
    }
}

extension ScreenDeclaration.ProtocolChange {
    /// Whether it says more than how the receiver is held.
    fileprivate var speaksOfProtocol: Bool {
        name != nil || summary != nil || !inherits.isEmpty || isClassBound != nil || generates != nil || empty != nil
    }
}
