import ScreenSpecDiagnostics

/// Takes the facts of a storyboard or xib from its bytes.
package enum DocumentExtraction {
    /// - Parameter bytes: As the file has them, in UTF-8 or UTF-16.
    package static func extract(_ bytes: [UInt8]) throws(XMLFault) -> InterfaceDocument {
        let text = SourceFile(id: FileID(index: 0), path: "", bytes: bytes).bytes
        var extractor = DocumentExtractor(try XMLReader(text))
        return try extractor.extract()
    }
}

/// Goes through the tags of one document. Tags that it does not know are walked, and what is in them counts as if they were not there.
struct DocumentExtractor {
    var reader: XMLReader
    var texts = InterfaceTexts.Writer()
    var head = InterfaceDocument.Head()
    var objects: [InterfaceObject.Row] = []
    var connections: [InterfaceConnection.Row] = []
    /// The elements that are open.
    private var levels: [Level] = []
    private var sceneCount: UInt32 = 0
    /// By their identifiers in the document.
    private var objectNumbers: [String: UInt32] = [:]
    /// Constraints, which are many, and of which few are connected.
    private var constraints: [String: InterfaceObject.Row] = [:]
    /// Where connections lead to, by the identifiers.
    private var destinations: [String] = []
    private var content = ContentText()
    /// What objects say in several parts, by their numbers.
    private var parts: [UInt32: String] = [:]

    private struct Level {
        /// The number of the object that what is inside belongs to.
        var object = InterfaceDocument.none
        var role = Role.plain
        /// The number of the connection that the element is.
        var connection: Int?
    }

    private enum Role {
        case plain, connections, text
        /// What states and segments say is what their control says.
        case part
    }

    init(_ reader: XMLReader) {
        self.reader = reader
    }

    mutating func extract() throws(XMLFault) -> InterfaceDocument {
        while let piece = try reader.next() {
            switch piece {
            case .opening(let tag): try open(tag)
            case .closing(let tag): close(at: tag.range.upperBound)
            case .text(let range): if isInText { content.add(XMLText.content(reader.bytes[range])) }
            case .verbatim(let range): if isInText { content.add(XMLText.verbatim(reader.bytes[range])) }
            }
        }
        connect()
        for (object, text) in parts.sorted(by: { $0.key < $1.key }) {
            objects[Int(object)].text = texts.number(of: text)
        }
        return InterfaceDocument(
            head: head,
            objectRows: objects,
            connectionRows: connections,
            texts: texts.texts
        )
    }

    private var isInText: Bool { levels.last?.role == .text }

    // MARK: Tags

    private mutating func open(_ tag: XMLReader.Tag) throws(XMLFault) {
        let name = reader.name(of: tag)
        guard let parent = levels.last else { return try openRoot(tag, name) }
        var level = Level(object: parent.object, role: parent.role == .connections ? .connections : .plain)
        if parent.role == .connections {
            level.connection = addConnection(name, tag, of: parent.object)
        } else {
            switch name {
            case "connections": level.role = .connections
            case "scene": sceneCount += 1
            case "device": readDevice()
            case "rect":
                readFrame(of: parent.object)
                movePlace(behind: tag, keyed: "frame", in: parent.object)
            case "autoresizingMask": movePlace(behind: tag, keyed: "autoresizingMask", in: parent.object)
            case "string", "mutableString": if startText(of: parent.object) { level.role = .text }
            case "state", "segment", "buttonConfiguration", "fragment": readPart(name, of: parent.object)
            // What is said to translators nobody sees.
            case "attributedString" where reader.value(of: "key") == "userComments":
                level.object = InterfaceDocument.none
            case "accessibility": readAccessibility(tag, of: parent.object)
            case "userDefinedRuntimeAttribute": readAttribute(of: parent.object)
            default: if let object = addObject(name, tag, in: parent.object) { level.object = object }
            }
        }
        if !tag.isEmpty {
            levels.append(level)
        } else if level.role == .text {
            content = ContentText()
        }
    }

    private mutating func close(at end: Int) {
        guard let level = levels.popLast() else { return }
        if let connection = level.connection { connections[connection].upper = UInt32(truncatingIfNeeded: end) }
        guard level.role == .text else { return }
        take(content.text, content.key, of: level.object)
        content = ContentText()
    }

    private mutating func openRoot(_ tag: XMLReader.Tag, _ name: String) throws(XMLFault) {
        switch name {
        case "archive": head.kind = InterfaceDocument.Kind.archive.rawValue
        case "document":
            let type = reader.value(of: "type") ?? ""
            let runtime = reader.value(of: "targetRuntime") ?? type
            head.kind = (type.contains(".Storyboard") ? InterfaceDocument.Kind.storyboard : .xib).rawValue
            head.platform = Self.platform(runtime).rawValue
            head.initialController = text(of: "initialViewController")
        default: throw XMLFault(.expected("'<document>'"), at: tag.range.lowerBound)
        }
        if !tag.isEmpty { levels.append(Level()) }
    }

    private static func platform(_ runtime: String) -> InterfaceDocument.Platform {
        let runtime = runtime.lowercased()
        if runtime.contains("watch") { return .watchOS }
        if runtime.contains("appletv") { return .tvOS }
        if runtime.contains("ios") || runtime.contains("cocoatouch") { return .iOS }
        return runtime.contains("macosx") || runtime.contains("cocoa") ? .macOS : .unknown
    }

    private mutating func readDevice() {
        head.device = text(of: "id")
        head.isRotated = reader.value(of: "orientation") == "landscape" ? 1 : 0
    }

    // MARK: Objects

    private mutating func addObject(_ name: String, _ tag: XMLReader.Tag, in parent: UInt32) -> UInt32? {
        guard let id = reader.value(of: "id") else { return nil }
        var row = InterfaceObject.Row(
            element: texts.number(of: name),
            id: texts.number(of: id),
            parent: parent,
            scene: sceneCount,
            lower: UInt32(truncatingIfNeeded: tag.range.lowerBound),
            upper: UInt32(truncatingIfNeeded: tag.range.upperBound)
        )
        row.key = text(of: "key")
        row.customClass = text(of: "customClass")
        row.customModule = text(of: "customModule")
        (row.classLower, row.classUpper) = place(of: "customClass")
        var flags: InterfaceObject.Flags = reader.value(of: "customModuleProvider") == "target" ? .ofTarget : []
        if reader.value(of: "hidden") == "YES" { flags.insert(.hidden) }
        if reader.place(of: "bundleIdentifier") != nil { flags.insert(.elsewhere) }
        row.flags = flags.rawValue
        row.placeholder = text(of: "placeholderIdentifier")
        row.reuseIdentifier = text(of: "reuseIdentifier")
        row.storyboardName = text(of: "storyboardName")
        let identifier: String =
            name == "viewControllerPlaceholder" ? "referencedIdentifier" : "storyboardIdentifier"
        row.storyboardIdentifier = text(of: identifier)
        (row.identifierLower, row.identifierUpper) = place(
            of: row.reuseIdentifier == InterfaceDocument.none ? identifier : "reuseIdentifier"
        )
        row.text = text(of: "text")
        if row.text == InterfaceDocument.none { row.text = text(of: "title") }
        if row.text == InterfaceDocument.none { row.text = text(of: "placeholder") }
        row.identification = IdentificationPlace(inside: tag, reader.bytes, &texts)
        guard name != "constraint" else {
            constraints[id] = row
            return nil
        }
        return add(row, id)
    }

    private mutating func add(_ row: InterfaceObject.Row, _ id: String) -> UInt32 {
        let number = UInt32(truncatingIfNeeded: objects.count)
        objects.append(row)
        if objectNumbers[id] == nil { objectNumbers[id] = number }
        return number
    }

    private mutating func readFrame(of object: UInt32) {
        guard object != InterfaceDocument.none, reader.value(of: "key") == "frame" else { return }
        func number(_ name: String) -> Float? { reader.value(of: name).flatMap(Float.init) }
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height"),
            [x, y, width, height].allSatisfy(\.isFinite)
        else { return }
        objects[Int(object)].frame = InterfaceObject.Frame(x: x, y: y, width: width, height: height)
        objects[Int(object)].flags |= InterfaceObject.Flags.framed.rawValue
    }

    // MARK: Visible text

    /// Whether the element holds words that people read.
    private mutating func startText(of object: UInt32) -> Bool {
        guard object != InterfaceDocument.none, let key = reader.value(of: "key"), ContentText.keys.contains(key) else {
            return false
        }
        content = ContentText(key: key)
        return true
    }

    private mutating func readPart(_ name: String, of object: UInt32) {
        guard object != InterfaceDocument.none else { return }
        // A button says something else while it is pressed.
        if name == "state", reader.value(of: "key") != "normal" { return }
        guard let text = reader.value(of: name == "fragment" ? "content" : "title") else { return }
        take(text, name, of: object)
    }

    private mutating func take(_ text: String, _ key: String, of object: UInt32) {
        guard !text.isEmpty, object != InterfaceDocument.none else { return }
        let known = objects[Int(object)].text
        if known == InterfaceDocument.none || key == "text" {
            objects[Int(object)].text = texts.number(of: text)
            parts[object] = nil
        } else if key == "segment" || key == "fragment" || key == "content" {
            let separator = key == "segment" ? " | " : ""
            parts[object, default: texts.texts[known]] += separator + text
        }
    }

    // MARK: Connections

    private mutating func addConnection(_ name: String, _ tag: XMLReader.Tag, of owner: UInt32) -> Int? {
        guard owner != InterfaceDocument.none, let kind = Self.kind(of: name) else { return nil }
        var row = InterfaceConnection.Row(
            kind: kind.rawValue,
            owner: owner,
            lower: UInt32(truncatingIfNeeded: tag.range.lowerBound),
            upper: UInt32(truncatingIfNeeded: tag.range.upperBound)
        )
        row.event = text(of: "eventType")
        row.customClass = text(of: "customClass")
        row.customModule = text(of: "customModule")
        row.isOfTarget = reader.value(of: "customModuleProvider") == "target" ? 1 : 0
        let destination = reader.value(of: "destination") ?? ""
        if kind == .segue {
            row.segueKind = text(of: "kind")
            if row.segueKind != InterfaceDocument.none, texts.texts[row.segueKind] == "unwind" {
                add(row, .unwind, named: "unwindAction", to: destination)
            }
            if reader.place(of: "destinationCreationSelector") != nil {
                add(row, .creation, named: "destinationCreationSelector", to: destination)
            }
        }
        add(
            row,
            kind,
            named: kind == .segue ? "identifier" : kind == .action ? "selector" : "property",
            to: destination
        )
        return connections.count - 1
    }

    private mutating func add(
        _ row: InterfaceConnection.Row,
        _ kind: InterfaceConnection.Kind,
        named name: String,
        to destination: String
    ) {
        var row = row
        row.kind = kind.rawValue
        row.name = text(of: name)
        (row.nameLower, row.nameUpper) = place(of: name)
        connections.append(row)
        destinations.append(destination)
    }

    private static func kind(of name: String) -> InterfaceConnection.Kind? {
        switch name {
        case "outlet": .outlet
        case "outletCollection": .collection
        case "action": .action
        case "segue": .segue
        default: nil
        }
    }

    /// Looks up where connections lead, once all objects are known.
    private mutating func connect() {
        for (index, id) in destinations.enumerated() {
            setLines(of: index)
            if let known = objectNumbers[id] {
                connections[index].destination = known
            } else if let row = constraints[id] {
                connections[index].destination = add(row, id)
            }
        }
    }

    /// Finds the lines that a connection has for itself.
    private mutating func setLines(of index: Int) {
        let bytes = reader.bytes
        var lower = Int(connections[index].lower)
        var upper = Int(connections[index].upper)
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        while lower > 0, isBlank(bytes[lower - 1]) { lower -= 1 }
        while upper < bytes.count, isBlank(bytes[upper]) { upper += 1 }
        let startsLine = lower == 0 || bytes[lower - 1] == UInt8(ascii: "\n")
        if startsLine, upper < bytes.count, bytes[upper] == UInt8(ascii: "\r") { upper += 1 }
        if startsLine, upper < bytes.count, bytes[upper] == UInt8(ascii: "\n") {
            connections[index].lineLower = UInt32(truncatingIfNeeded: lower)
            connections[index].lineUpper = UInt32(truncatingIfNeeded: upper + 1)
        } else {
            connections[index].lineLower = connections[index].lower
            connections[index].lineUpper = connections[index].upper
        }
    }

    // MARK: Values

    mutating func text(of name: String) -> UInt32 {
        guard let value = reader.value(of: name) else { return InterfaceDocument.none }
        return texts.number(of: value)
    }

    private func place(of name: String) -> (lower: UInt32, upper: UInt32) {
        guard let place = reader.place(of: name) else { return (0, 0) }
        return (UInt32(truncatingIfNeeded: place.lowerBound), UInt32(truncatingIfNeeded: place.upperBound))
    }
}

/// Words between tags.
private struct ContentText {
    private(set) var text = ""
    private(set) var key = ""

    static let keys: Set<String> = ["text", "title", "placeholder", "content"]

    mutating func add(_ part: String) {
        text += part
    }
}
