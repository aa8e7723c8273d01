import ScreenModel
import SourceCheck
import SourceFacts

/// The protocols by which the roles of a screen talk.
struct ChannelReading {
    struct Found {
        let channel: Channel
        let type: CodeType
        /// Of a class without a protocol, the methods that are called.
        var called: [MemberFact]?
        /// Of a class without a protocol, what it is given otherwise.
        var inputs: [ReceivedInput] = []

        /// Those that are messages.
        var members: [MemberFact] {
            called ?? type.declaration.members.filter(\.isRequirement)
        }
    }

    private let players: ScreenPlayers
    private let reader: CodeReader
    private var code: CodeIndex { reader.code }

    init(_ players: ScreenPlayers, _ reader: CodeReader) {
        (self.players, self.reader) = (players, reader)
    }

    /// Each protocol once, for the first channel that has it.
    func channels(forScreen name: String) -> [Found] {
        var found: [Found] = []
        for channel in players.architecture.channels {
            let type = channel.protocolPattern == nil ? nil : type(of: channel, forScreen: name)
            if type == nil, let own = receiver(of: channel), !found.contains(where: { $0.type.id == own.type.id }) {
                found.append(own)
                continue
            }
            guard !channel.hasSharedProtocol, let type, !found.contains(where: { $0.type.id == type.id }),
                reader.isSayable(type)
            else { continue }
            found.append(Found(channel: channel, type: type))
        }
        return found
    }

    /// The class itself, where there is no protocol for the channel and its sender tells it something.
    private func receiver(of channel: Channel) -> Found? {
        guard channel.from?.text == players.architecture.viewRole?.name.text, !channel.hasSharedProtocol,
            let receiver = channel.to.flatMap({ players.type(playing: $0.text) }), receiver.isClass,
            let sender = channel.from.flatMap({ players.type(playing: $0.text) }),
            channel.protocolPattern == nil || isHeld(receiver, by: sender)
        else { return nil }
        let called = CalledMethods(of: receiver, by: sender, code).all
        let given = Set(GivenInputs(to: receiver, by: [sender], code).all.map(\.name))
        let names = Set(called.map(\.baseName.string))
        var seen: Set<String> = []
        let inputs = ReceivedInput.all(of: receiver, code).filter { input in
            let name = input.member.baseName.string
            return given.contains(name) && !names.contains(name) && seen.insert(name).inserted
        }
        guard !called.isEmpty || !inputs.isEmpty else { return nil }
        return Found(channel: channel, type: receiver, called: called, inputs: inputs)
    }

    /// Whether a class holds another one by no protocol.
    private func isHeld(_ receiver: CodeType, by sender: CodeType) -> Bool {
        code.classes(from: sender.id).flatMap { code[$0].members }.contains {
            $0.isProperty && !$0.isTypeMember && code.type(of: $0, in: sender.id).projectType == receiver.id
        }
    }

    /// The protocol with the name that the architecture gives it, or else the one that its sender holds its receiver by.
    private func type(of channel: Channel, forScreen name: String) -> CodeType? {
        let receiver = channel.to.flatMap { players.type(playing: $0.text) }
        if let pattern = channel.protocolPattern {
            for screen in Set([name, players.name]) {
                let named = code.types(named: pattern.name(forScreen: screen), inModule: players.module)
                if let only = named.first, named.count == 1, code[only].kind == .protocol,
                    receiver.map({ code.conforms($0.id, to: only) }) ?? true
                {
                    return code[only]
                }
            }
        }
        guard let receiver, let sender = channel.from.flatMap({ players.type(playing: $0.text) }) else { return nil }
        let held = heldProtocols(of: sender).filter { isKnown(receiver, by: $0) }
        let own = held.filter { isOwn($0, to: receiver) }
        // Other screens may have the protocol as well.
        let fitting = own.isEmpty ? held : own
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The protocols of the app that the properties of a class are of, each once.
    private func heldProtocols(of type: CodeType) -> [CodeType] {
        var seen: Set<TypeID> = []
        return type.members.filter { $0.kind == .storedProperty && !$0.isTypeMember }.compactMap { member in
            guard let id = code.type(of: member).projectType, code[id].kind == .protocol, seen.insert(id).inserted
            else {
                return nil
            }
            return code[id]
        }
    }

    private func isKnown(_ receiver: CodeType, by type: CodeType) -> Bool {
        code.conforms(receiver.id, to: type.id) && code.isOnlyProtocol(type.id) && code.file(of: type).isChecked
    }

    /// Whether one class alone conforms to a protocol, so that it is this screen's.
    private func isOwn(_ type: CodeType, to receiver: CodeType) -> Bool {
        code.implementers(of: type.id) == [receiver.id]
    }

}

extension ChannelReading.Found {
    /// The requirements as messages.
    func messages(_ reader: CodeReader) -> [DocumentEntry] {
        let requirements = members
        for requirement in requirements { reader.models.add(namedBy: requirement) }
        let entries = Requirement.entries(requirements, reader.texts) ?? []
        let given = inputs.compactMap { $0.entry(reader) }
        guard channel.name.text == "actions" || channel.name.text == "routes" else { return entries + given }
        return zip(requirements, entries).map { requirement, entry in
            // There, a property among the messages is written out.
            var entry =
                requirement.isProperty ? Requirement(requirement, reader.texts).entry(isAlone: false) ?? entry : entry
            if channel.name.text == "routes", requirement.kind == .method, !requirement.isTypeMember {
                let place = "\(type.name).\(requirement.name)"
                entry.openPoints.append(OpenPoint("to", because: "the code does not say plainly what opens", in: place))
            }
            return entry
        } + given
    }

    /// What the spec says of the protocol itself; `nil` where it is as the architecture has it.
    func changes(forScreen name: String, _ reader: CodeReader) -> DocumentValue? {
        guard called == nil else { return channel.protocolPattern == nil ? nil : .text("none") }
        var keys: [DocumentEntry] = []
        if channel.protocolPattern?.name(forScreen: name) != type.name { keys.append(DocumentEntry("name", type.name)) }
        let inherited = reader.inherited(by: type)
        let known = Set((channel.inherits ?? []).map(\.type.description))
        let classes: Set<String> = ["AnyObject", "class"]
        let others = inherited.filter { !classes.contains($0) && !known.contains($0) }
        if !others.isEmpty { keys.append(DocumentEntry("inherits", .texts(others))) }
        if inherited.isEmpty, channel.reference != .weak, channel.isClassBound != false {
            keys.append(DocumentEntry("classBound", .flag(false)))
        } else if !inherited.isEmpty, channel.isClassBound == false {
            keys.append(DocumentEntry("classBound", .flag(true)))
        }
        if !type.declaration.members.contains(where: \.isRequirement) {
            keys.append(DocumentEntry("empty", .flag(true)))
        }
        if keys.isEmpty { return nil }
        if keys.count == 1, keys[0].key == "name" { return keys[0].value }
        return .mapping(keys)
    }
}
