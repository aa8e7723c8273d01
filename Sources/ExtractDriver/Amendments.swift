import ScreenModel
import SpecExtraction
import SpecFrontEnd

/// What becomes of documents once they were held against the code.
struct Amendments {
    private(set) var project: ExtractedProject
    private var dropped: [Blamed: String] = [:]
    private var learned: Set<Learned> = []
    private var isChanged = false
    /// Whether documents have entries that nobody has read the behaviour of.
    private(set) var areUnread = false

    private struct Learned: Hashable {
        let document: Int
        let name: String
    }

    init(_ project: ExtractedProject) {
        self.project = project
    }

    /// Whether some entry does not hold.
    var drops: Bool { !dropped.isEmpty }
    /// An entry that does not hold; no path is the whole document.
    private struct Blamed: Hashable, Comparable {
        let document: Int
        let path: DocumentPath

        /// Later elements of a list go first, so that numbers stay what they are.
        static func < (left: Blamed, right: Blamed) -> Bool {
            if left.document != right.document { return left.document < right.document }
            return right.path.lexicographicallyPrecedes(left.path)
        }
    }

    /// Of a document that there is, only what it does not say yet goes.
    mutating func drop(_ document: Int, _ path: DocumentPath, since reason: String) {
        dropped[Blamed(document: document, path: part(of: document, around: path))] = reason
    }

    /// Which part of a document goes where an entry does not hold.
    private func part(of document: Int, around path: DocumentPath) -> DocumentPath {
        let drafted = project.documents[document]
        guard let original = drafted.original else { return LeftOut.path(for: path, in: drafted) }
        let added = path.indices.first { !original.holds(Array(path[...$0])) }
        return added.map { Array(path[...$0]) } ?? []
    }

    /// Says of an entry that nobody knows a key of it.
    ///
    /// - Parameter places: Finds the declaration that the comment names.
    mutating func open(
        _ key: String,
        _ document: Int,
        _ path: DocumentPath,
        because known: String? = nil,
        in places: OpenPlaces
    ) {
        let entry = LeftOut.named(path)
        let obstacle = project.documents[document].obstacles[entry]
        let reason = known ?? obstacle ?? Self.reasons[key] ?? "the code does not say it plainly"
        let place = places.place(of: entry, in: project.documents[document])
        let point = OpenPoint(key, because: reason, in: place)
        if project.documents[document].entries.add(point, at: entry) { isChanged = true }
    }

    /// The keys that rules ask for, which nobody knows the values of.
    static let openKeys = [
        "untriggered-action": "trigger", "unshown-property": "shows", "unsent-message": "from",
        "unreached-screen": "entry",
    ]

    private static let reasons = [
        "shows": "no subview plainly shows it", "from": "no code plainly sends it",
        "trigger": "no code of the view plainly sends the action",
        "entry": "no known way from an entry leads here",
    ]

    /// Whether a document says that the app can start with its screen, and nobody has said so before.
    func addsEntry(_ document: Int) -> Bool {
        project.documents[document].entries["entry"] != nil
            && project.documents[document].original?.holds(["entry"]) != true
    }

    /// Whether nobody has written a document yet.
    func isNew(_ document: Int) -> Bool { project.documents[document].original == nil }

    /// Says how the receiver of a channel is held on the screen of a document.
    mutating func hold(_ reference: Channel.Reference, by channel: String, _ document: Int) {
        if project.documents[document].entries.hold(reference, by: channel) { isChanged = true }
    }

    /// Names a type that the class of a view knows.
    ///
    /// - Returns: Whether the document did not say so before.
    mutating func know(_ name: String, _ document: Int) -> Bool {
        if project.documents[document].entries.know(name) {
            isChanged = true
            learned.insert(Learned(document: document, name: name))
        }
        // Several findings may ask for one name.
        return learned.contains(Learned(document: document, name: name))
    }

    /// Names a method that answers to what a person does.
    ///
    /// - Returns: Whether the document did not say so before.
    mutating func handle(_ method: String, _ document: Int) -> Bool {
        let entry = DocumentEntry(method, .mapping([DocumentEntry("via", "targetAction")]))
        guard project.documents[document].entries.addAction(entry) else { return false }
        (isChanged, areUnread) = (true, true)
        return true
    }

    /// The document that describes a class, that of the module first.
    func document(of type: String, near module: String?) -> Int? {
        let found = project.documents.indices.filter {
            project.documents[$0].type == type && project.documents[$0].kind != .models
        }
        return found.first { project.documents[$0].module == module } ?? found.first
    }

    /// - Returns: Whether anything is another than before.
    mutating func apply() -> Bool {
        var whole: [(document: Int, reason: String)] = []
        for (blamed, reason) in dropped.sorted(by: { $0.key < $1.key }) {
            if blamed.path.isEmpty {
                whole.append((blamed.document, reason))
            } else if project.documents[blamed.document].entries.remove(blamed.path) {
                if blamed.path.starts(with: ["delegate", "methods"]),
                    let name = project.documents[blamed.document].leaveDelegateToCode()
                {
                    project.describe(name)
                }
                project.documents[blamed.document].shortenSubview(at: blamed.path)
                project.documents[blamed.document].shortenTrigger(at: blamed.path)
                project.documents[blamed.document].dropped.append(.init(blamed.path, since: reason))
                isChanged = true
            }
        }
        for (number, reason) in whole.reversed() {
            if let original = project.documents[number].original {
                guard project.documents[number].entries != original.entries else { continue }
                project.documents[number].entries = original.entries
                project.documents[number].dropped.append(.init([], since: reason))
                isChanged = true
                continue
            }
            if project.leavePlain(number) {
                project.documents[number].dropped.append(.init(["types"], since: reason))
                (isChanged, areUnread) = (true, true)
                continue
            }
            let document = project.documents.remove(at: number)
            isChanged = true
            // Where nothing is left, that is why; what another document says is told there.
            let isEmpty = document.entries.isEmpty
            guard let cause = isEmpty ? document.dropped.last?.reason : reason else { continue }
            project.skipped.append(
                SkippedType(document.type, at: document.place, since: "what it says does not hold: \(cause)")
            )
        }
        return isChanged
    }
}

extension ExtractedDocument {
    /// A subview of which nothing else is said is its type, unless somebody wrote otherwise.
    fileprivate mutating func shortenSubview(at path: DocumentPath) {
        let subview = Array(path.prefix(2))
        guard path.count > 2, subview[0] == "subviews", original?.holds(subview + ["type"]) != true,
            var subviews = entries["subviews"]?.entries, let said = subviews[subview[1]]?.entries, said.count == 1,
            let type = said.first, type.key == "type"
        else { return }
        subviews[subview[1]] = type.value
        entries["subviews"] = .mapping(subviews)
    }

    /// The only trigger that is left of several is no list.
    fileprivate mutating func shortenTrigger(at path: DocumentPath) {
        guard path.count == 4, path[2] == "trigger", original == nil,
            var messages = entries[path[0]]?.entries, var said = messages[path[1]]?.entries,
            case .list(let triggers)? = said["trigger"], triggers.count == 1
        else { return }
        said["trigger"] = triggers[0]
        messages[path[1]] = .mapping(said)
        entries[path[0]] = .mapping(messages)
    }

    /// A delegate that can't be described as a whole is one that the app has, of which the document says what it can.
    ///
    /// - Returns: Its name, where the document described it until now.
    fileprivate mutating func leaveDelegateToCode() -> String? {
        guard var delegate = entries["delegate"]?.entries, delegate["type"] == nil else { return nil }
        var name = "\(type.filter { $0 != "." })Delegate"
        if case .text(let written) = delegate["name"] { name = written }
        delegate.removeAll { ["name", "inherits", "classBound"].contains($0.key) }
        entries["delegate"] = .mapping([DocumentEntry("type", name)] + delegate)
        return name
    }
}

extension [DocumentEntry] {
    /// - Returns: Whether the entry is there and did not say so before.
    fileprivate mutating func add(_ point: OpenPoint, at path: DocumentPath) -> Bool {
        guard let first = path.first, let position = firstIndex(where: { $0.key == first }) else { return false }
        guard path.count > 1 else {
            if self[position].openPoints.contains(where: { $0.keys == point.keys }) { return false }
            self[position].openPoints.append(point)
            return true
        }
        guard case .mapping(var inner) = self[position].value, inner.add(point, at: Array<String>(path.dropFirst()))
        else {
            return false
        }
        self[position].value = .mapping(inner)
        return true
    }

    /// - Returns: Whether the document did not say so before.
    fileprivate mutating func hold(_ reference: Channel.Reference, by channel: String) -> Bool {
        var protocols = self["protocols"]?.entries ?? []
        var keys =
            switch protocols[channel] {
            case .text(let name): [DocumentEntry("name", name)]
            case let said: said?.entries ?? []
            }
        guard keys["reference"] != .text(reference.rawValue) else { return false }
        keys["reference"] = .text(reference.rawValue)
        protocols[channel] = .mapping(keys)
        if self["protocols"] == nil {
            insert(DocumentEntry("protocols", .mapping(protocols)), behind: DocumentHead.keys)
        } else {
            self["protocols"] = .mapping(protocols)
        }
        return true
    }

    fileprivate mutating func know(_ name: String) -> Bool {
        if case .list(var names) = self["knows"] {
            guard !names.contains(.text(name)) else { return false }
            names.append(.text(name))
            self["knows"] = .list(names)
            return true
        }
        insert(DocumentEntry("knows", .list([.text(name)])), behind: Self.leading)
        return true
    }

    /// - Returns: Whether there was no such action.
    fileprivate mutating func addAction(_ action: DocumentEntry) -> Bool {
        guard let actions = self["actions"]?.entries else {
            insert(DocumentEntry("actions", .mapping([action])), behind: Self.leading + Self.contents)
            return true
        }
        guard !actions.contains(where: { $0.key == action.key }) else { return false }
        self["actions"] = .mapping(actions + [action])
        return true
    }

    private static var leading: [String] {
        DocumentHead.keys + ["protocols", "subviews", "conforms", "interfaces"]
    }

    private static var contents: [String] { ["knows", "inputs", "viewModel", "viewModels", "dataSource"] }
}
