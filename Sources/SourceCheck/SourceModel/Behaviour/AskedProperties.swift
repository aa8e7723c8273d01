import ScreenModel
import SourceFacts
import SpecRules

/// Properties that a view asks others of its screen for, as channels say: `viewModel.title`.
struct AskedProperties {
    private struct Answerer {
        /// The names of the types by which whoever answers is known.
        let types: [String]
        let properties: [Member]
    }

    private let answerers: [Answerer]
    private let code: CodeIndex

    init(of component: IndexedComponent, _ code: CodeIndex) {
        self.code = code
        let architecture = component.vocabulary?.architecture
        let view = architecture?.viewRole?.name.text
        let channels = (architecture?.channels ?? []).filter { $0.from?.text == view && $0.to?.text != view }
        answerers = channels.compactMap { channel in
            let interface = component.component.interface(ofChannel: channel.name.text)
            let messages = interface?.members ?? component.messages(ofChannel: channel.name.text)
            let properties = messages.filter { $0.function == nil }
            let receiver = channel.to.flatMap { component.component.player(ofRole: $0.text)?.type }
            return properties.isEmpty
                ? nil : Answerer(types: [interface?.name, receiver].compactMap(\.self), properties: properties)
        }
    }

    var all: [Member] { answerers.flatMap(\.properties) }

    /// The path from the property on, of the first names of a path: `["title"]` of `viewModel.title`.
    func path(_ use: UseFact, upTo count: Int, in member: MemberFact) -> [String]? {
        guard !answerers.isEmpty, count > 1 else { return nil }
        for (position, type) in code.types(along: use, in: member).enumerated() where position + 1 < count {
            guard let id = type.projectType else { continue }
            let path = use.components.prefix(count).dropFirst(position + 1).map(\.name.string)
            let isAsked = answerers.contains { answerer in
                answerer.properties.contains { $0.fullName == path[0] }
                    && answerer.types.contains { code.isKnown(id, as: $0) }
            }
            if isAsked { return path }
        }
        return nil
    }
}

extension CodeIndex {
    /// Whether a type has that name, or is a protocol by which an object of it is known.
    func isKnown(_ id: TypeID, as name: String) -> Bool {
        if qualifiedName(of: id) == name { return true }
        return self[id].kind == .protocol && types(named: name).contains { conforms($0, to: id) }
    }
}
