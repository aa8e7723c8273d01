import ScreenModel

extension ComponentPage {
    mutating func addActions() {
        guard !declaration.actions.isEmpty else { return }
        page.heading(2, "Actions")
        let ways = ActionWays(declaration, architecture)
        var hasWays = false
        let rows = declaration.actions.map { action -> [Table.Cell] in
            let way = ways.ways(from: action)
            if !way.isEmpty { hasWays = true }
            return [
                scope.summary(action.member.summary),
                [.code(action.member.fullName)],
                Array(action.triggers.map(words).joined(separator: [.lineBreak])),
                exit(of: action),
                receiver(of: action),
                Array(way.map(cell).joined(separator: [.lineBreak])),
            ]
        }
        page.table(["What the person does", "Name", "By", "Leaves by", "Received by", "Leads to"], rows)
        if hasWays {
            page.paragraph([
                .emphasis([
                    .text(
                        "What comes of an action is decided by who receives it. Messages and routes stand beside an action here"
                            + " where their names or parameters share a word with its own."
                    )
                ])
            ])
        }
    }

    // MARK: How it leaves

    private func exit(of action: Action) -> [Inline] {
        switch action.exit {
        case .channel: [.text("channel "), .code("actions")]
        case .delegate: [.text("delegate")]
        case .closure: [.text("closure")]
        case .targetAction: [.text("target-action")]
        }
    }

    private func receiver(of action: Action) -> [Inline] {
        switch action.exit {
        case .channel:
            guard let role = architecture?.actionsChannel?.to?.text else { return [] }
            return [.text("\(role) "), .code(typeName(ofRole: role))]
        case .delegate:
            let name = component.interfaces.first { $0.kind == .delegate }?.name
            return [.text(isScreen ? "owner, as " : "controller, as ")]
                + (name.map { [.code($0)] } ?? [.text("delegate")])
        case .closure: return [.text(isScreen ? "owner" : "controller")]
        case .targetAction:
            guard let role = architecture?.viewRole?.subviewsVisibleTo?.first?.text else {
                return [.code(component.viewType), .text(" itself")]
            }
            return [.text("\(role) "), .code(typeName(ofRole: role))]
        }
    }

    private func cell(_ way: ActionWays.Way) -> [Inline] {
        switch way {
        case .message(let member, let role): return [.code(member.name.text), .text(" to \(role)")]
        case .route(let route):
            let targets = route.destinations.map { link(toDestination: $0.text) }.commaSeparated
            return [.code(route.member.name.text)] + (targets.isEmpty ? [] : [.text(" to ")] + targets)
        }
    }

    // MARK: What sets it off

    private func words(for trigger: Trigger) -> [Inline] {
        switch trigger.path.first {
        case "screen": return [.text(Self.moments[trigger.event] ?? "screen \(trigger.event)")]
        case "self":
            return [.text("the control itself "), .text(Self.verbs[trigger.event] ?? "sends \(trigger.event)")]
        default:
            let verb = Self.verbs[trigger.event] ?? "sends \(trigger.event)"
            return [.code(trigger.path.joined(separator: ".")), .text(" \(verb)")]
        }
    }

    private static let moments = [
        "didLoad": "the screen is loaded",
        "willAppear": "the screen is about to be seen",
        "didAppear": "the screen is seen",
        "willDisappear": "the screen is about to go",
        "didDisappear": "the screen is gone",
    ]

    private static let verbs = [
        "touchUpInside": "is tapped",
        "touchDown": "is touched",
        "valueChanged": "changes its value",
        "editingDidBegin": "starts being edited",
        "editingChanged": "is edited",
        "editingDidEnd": "is left",
        "primaryActionTriggered": "is used",
        "return": "is ended with Return",
        "select": "is selected from",
        "tap": "is tapped",
        "doubleTap": "is tapped twice",
        "longPress": "is pressed for long",
        "swipe": "is swiped",
        "pan": "is dragged",
        "pinch": "is pinched",
        "edgePan": "is dragged from the edge",
    ]
}

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
        for route in declaration.screen?.routes ?? [] where route.presentation?.value.leadsBack != true {
            candidates.append((.route(route), Self.words(of: route.member.name.text)))
        }
        self.candidates = candidates
    }

    func ways(from action: Action) -> [Way] {
        let name = Self.words(of: action.member.name.text)
        let parameters =
            action.member.function?.parameters.reduce(into: Set<String>()) {
                $0.formUnion(Self.words(of: $1.name))
            } ?? []
        let words = name.union(parameters)
        return candidates.filter { candidate in
            candidate.words.contains { word in words.contains { Self.isSame($0, word) } }
        }.map(\.way)
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
        "by", "on", "in", "and", "from", "index", "path", "id", "view", "screen", "button",
    ]
}
