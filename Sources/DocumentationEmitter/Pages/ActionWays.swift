import ScreenModel

/// What may come of an action: the messages and routes of its receiver that speak of the same thing.
struct ActionWays {
    enum Way {
        case message(Member, role: String)
        case route(Route)
    }

    private let candidates: [(way: Way, words: Set<String>)]

    init(_ declaration: ComponentDeclaration, _ architecture: Architecture?) {
        let receiver = architecture?.actionsChannel?.to?.text
        var candidates: [(Way, Set<String>)] = []
        for channel in architecture?.channels ?? [] where receiver != nil && channel.from?.text == receiver {
            guard let role = channel.to, architecture?.viewRole?.name.text != role.text,
                let written = declaration.screen?.channels.first(where: { $0.channel.text == channel.name.text })
            else { continue }
            for message in written.messages {
                candidates.append((.message(message, role: role.text), Self.words(of: message.name.text)))
            }
        }
        for route in declaration.screen?.routes ?? []
        where route.isWay && route.presentation?.value.leadsBack != true {
            candidates.append((.route(route), Self.words(of: route.member.name.text)))
        }
        self.candidates = candidates
    }

    func ways(from action: Action) -> [Way] {
        guard !candidates.isEmpty else { return [] }
        let name = Self.words(of: action.member.name.text)
        let parameters =
            action.member.function?.parameters.reduce(into: Set<String>()) {
                $0.formUnion(Self.words(of: $1.name))
            } ?? []
        return candidates.filter { candidate in
            // What a person chose is passed on to where a route leads.
            let isRoute = if case .route = candidate.way { true } else { false }
            return Self.isPart(name, of: candidate.words) || Self.isPart(candidate.words, of: name)
                || isRoute && Self.isPart(candidate.words, of: name.union(parameters))
        }.map(\.way)
    }

    /// Whether all words of one name, of which there is at least one, are in the other.
    private static func isPart(_ words: Set<String>, of others: Set<String>) -> Bool {
        !words.isEmpty && words.allSatisfy { word in others.contains { isSame($0, word) } }
    }

    /// `Filter` and `Filters`.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        guard left != right else { return true }
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        return long.hasPrefix(short) && long.count - short.count <= 2 && short.count > 3
    }

    /// The words of a name that say what it is about: `userTappedFines` is about fines.
    private static func words(of name: String) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        for character in name {
            if character.isUppercase, !word.isEmpty {
                words.insert(word.lowercased())
                word = ""
            }
            word.append(character)
        }
        words.insert(word.lowercased())
        return words.subtracting(emptyWords)
    }

    private static let emptyWords: Set<String> = [
        "user", "person", "tapped", "selected", "chose", "asked", "wants", "did", "will", "began", "presenting",
        "typed",
        "turned", "swiped", "pulled", "show", "open", "start", "go", "present", "to", "for", "the", "a", "of", "with",
        "by", "and", "from", "index", "path", "id", "view", "screen", "button",
    ]
}
