import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts

/// The document of a screen, as far as declarations say it.
struct ScreenReading {
    private let players: ScreenPlayers
    private let name: String
    private let standard: String
    private let reader: CodeReader

    init(_ players: ScreenPlayers, named name: String, standard: String, _ reader: CodeReader) {
        (self.players, self.name, self.standard, self.reader) = (players, name, standard, reader)
    }

    var entries: [DocumentEntry] {
        let architecture = players.architecture
        let channels = ChannelReading(players, reader).channels(forScreen: name)
        for found in channels { reader.models.describe(found.type.id) }
        let view = ViewReading(
            players.view,
            reader,
            called: name,
            players.players,
            protocols: Set(channels.map(\.type.id))
        )
        var entries = [DocumentEntry("screen", name)] + view.head
        if architecture.name.text != standard { entries.append(DocumentEntry("architecture", architecture.name.text)) }
        if players.players.contains(where: { reader.starts.contains($0.type.id) }) {
            entries.append(DocumentEntry("entry", .flag(true)))
        }
        entries += view.inheritance(standard: architecture.viewRole?.inherits?.type.description ?? "UIViewController")
        add("types", types, to: &entries)
        add(
            "protocols",
            channels.compactMap { found in
                found.changes(forScreen: name, reader).map { DocumentEntry(found.channel.name.text, $0) }
            },
            to: &entries
        )
        entries += view.parts
        if let content { entries.append(content) }
        let messages = channels.map { ($0.channel.name.text, $0.messages(reader)) }
        let delegate = view.delegate
        let said =
            channels.filter { $0.channel.from?.text == architecture.viewRole?.name.text }
            .flatMap { $0.members + $0.inputs.map(\.member) } + view.delegateMembers
        let handlers = view.handlers(sending: Set(said.map(\.baseName.string)))
        let sent = messages.first { $0.0 == "actions" }?.1 ?? []
        if architecture.actionsChannel == nil {
            add("actions", view.actions, to: &entries)
        } else {
            let keys = Set(sent.map(\.key))
            add("actions", sent + handlers.filter { !keys.contains($0.key) }, to: &entries)
        }
        for (name, messages) in messages where name != "actions" { add(name, messages, to: &entries) }
        return entries + delegate
    }

    private func add(_ key: String, _ values: [DocumentEntry], to entries: inout [DocumentEntry]) {
        if !values.isEmpty { entries.append(DocumentEntry(key, .mapping(values))) }
    }

    /// The roles whose types have other names than the architecture gives them.
    private var types: [DocumentEntry] {
        players.players.compactMap { role, type in
            let actual = reader.code.qualifiedName(of: type.id)
            return role.type?.name(forScreen: name) == actual ? nil : DocumentEntry(role.name.text, actual)
        }
    }

    /// The type that the architecture calls the view model, be it a role of its own.
    private var content: DocumentEntry? {
        let architecture = players.architecture
        let model = players.players.first { role, type in
            role.type?.text == "{screen}ViewModel" && type.name.hasSuffix("ViewModel")
        }?.type
        if let model {
            return ContentReading(model, reader).entries.map { keys in
                let type = DocumentEntry("type", reader.code.qualifiedName(of: model.id))
                return DocumentEntry("viewModel", .mapping([type] + keys))
            }
        }
        let pattern = architecture.viewModelPattern?.name(forScreen: name) ?? "\(name)ViewModel"
        let found = reader.code.types(named: pattern, inModule: players.module)
        guard found.count == 1, let id = found.first, isNamed(id),
            players.players.count == 1 || reader.subject.roles.plays(of: id).isEmpty,
            let keys = ContentReading(reader.code[id], reader).entries
        else { return nil }
        reader.models.describe(id)
        let type = reader.code[id].kind == .class ? [DocumentEntry("type", pattern)] : []
        return DocumentEntry("viewModel", .mapping(type + keys))
    }

    /// Whether somebody of the screen names a type, or a protocol of it. One that is called after the screen may be what a cell of others
    /// shows.
    private func isNamed(_ id: TypeID) -> Bool {
        let protocols = reader.code.protocols(of: id).compactMap(\.projectType)
        let names = ([id] + protocols).map { NameFingerprint.of(reader.code[$0].name) }
        return players.players.contains { _, type in
            type.declarations.contains { names.contains(where: $0.facts.contains(textWith:)) }
        }
    }
}
