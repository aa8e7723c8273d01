import ScreenModel
import ScreenSpecDiagnostics

/// A Swift type that a spec declares, makes or describes.
enum Symbol: Sendable, Hashable {
    /// The class of a view or screen, by its index among the outlines.
    case view(Int)
    /// A type that plays another role of a screen.
    case role(Int, role: String)
    /// A view model or data source, by its place among those of its component.
    case content(Int, place: Int)
    /// The closures of a view's actions.
    case actions(Int)
    /// A delegate, or the protocol of a channel.
    case interface(Int)
    /// The protocol of a channel that all screens of an architecture share.
    case sharedProtocol(Int)
    case model(Int)
}

/// A protocol that the document of an architecture makes, once for all screens.
package struct SharedProtocol: Sendable {
    let name: Name
    let architecture: String

    /// Those of one document, each once: several channels may share one.
    static func all(in architecture: Architecture) -> [SharedProtocol] {
        architecture.channels.filter(\.hasSharedProtocol).compactMap(\.protocolPattern).reduce(into: []) {
            found,
            pattern in
            guard !found.contains(where: { $0.name.text == pattern.text }) else { return }
            found.append(
                SharedProtocol(name: Name(pattern.text, at: pattern.range), architecture: architecture.name.text)
            )
        }
    }
}

/// What the specs of one module declare, by name, with what is declared twice.
struct SymbolDeclarations: Sendable {
    let outlines: [ComponentOutline]
    let models: [Model]
    let sharedProtocols: [SharedProtocol]
    /// The access of what does not say its own.
    let defaultAccess: AccessLevel
    /// The types that only targets of UI tests compile, apart from those of the app.
    private(set) var testTypes: [String: SourceRange] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var byName: [String: Symbol] = [:]
    /// First names of nested models, `CreateOrder` of `CreateOrder.Request`, which other code declares.
    private(set) var namespaces: Set<String> = []
    /// Those of them that hold a model that other modules may name.
    private(set) var visibleNamespaces: Set<String> = []
    private(set) var screens: [String: Int] = [:]
    private(set) var views: [String: Int] = [:]

    init(outlines: [ComponentOutline], models: [Model], architectures: [Architecture], settings: Settings) {
        defaultAccess = settings.access
        self.outlines = outlines
        self.models = models
        sharedProtocols = architectures.flatMap(SharedProtocol.all)
        byName.reserveCapacity(outlines.count * 6 + models.count)
        for (index, shared) in sharedProtocols.enumerated() {
            declare(shared.name.text, .sharedProtocol(index), "the architecture '\(shared.architecture)'")
        }
        for (index, model) in models.enumerated() {
            declare(model.name.text, .model(index), "the model '\(model.name.text)'")
        }
        for (index, outline) in outlines.enumerated() { declare(outline, index) }
        if settings.robots != nil {
            for outline in outlines { declareTestTypes(of: outline.declaration, settings) }
        }
        for model in models where model.name.text.contains(".") {
            let first = model.name.text.firstDottedPart
            namespaces.insert(first)
            if !model.generates || (model.access ?? defaultAccess) >= .package {
                visibleNamespaces.insert(first)
            }
        }
    }

    // MARK: Declaring

    private mutating func declare(_ outline: ComponentOutline, _ index: Int) {
        let name = outline.declaration.name
        let kind = outline.isScreen ? "screen" : "view"
        if outline.isScreen {
            if let other = screens.updateValue(index, forKey: name.text) {
                reportDuplicate(
                    "there are two screens called '\(name.text)'",
                    at: name.range,
                    other: outlines[other].declaration.name.range,
                    owner: name.text
                )
                return
            }
        } else {
            views[name.text] = index
        }
        // What a second one of that name holds are doubles, too.
        guard declare(outline.viewType, .view(index), "the \(kind) '\(name.text)'") else { return }
        for player in outline.roles {
            guard let type = player.type, !player.isView else { continue }
            declare(type, .role(index, role: player.role), "the \(player.role) of '\(name.text)'")
        }
        for (place, content) in outline.contents.enumerated() {
            let symbol = Symbol.content(index, place: place)
            if content.declaration.type == nil {
                declare(content.fullTypeName, symbol, "the content of '\(name.text)'")
            } else if byName[content.typeName] == nil {
                // The app has it; more than one screen may show it.
                byName[content.typeName] = symbol
            }
        }
        if outline.hasClosures {
            declare("\(outline.viewType).Actions", .actions(index), "the actions of '\(name.text)'")
        }
        if let delegate = outline.declaredDelegateName {
            declare(delegate, .interface(index), "the delegate of '\(name.text)'")
        }
        for (channel, interface) in outline.channelProtocols.sorted(by: { $0.key < $1.key }) {
            declare(interface, .interface(index), "the protocol of \(channel) of '\(name.text)'")
        }
    }

    private mutating func declareTestTypes(of declaration: ComponentDeclaration, _ settings: Settings) {
        let name = declaration.name
        let hasIdentifiers = declaration.screen?.uses == nil && !declaration.identifiedSubviews.isEmpty
        let identifiers = hasIdentifiers ? settings.identifiers : nil
        let robots = declaration.isScreen || hasIdentifiers ? settings.robots : nil
        for type in [identifiers?.typeName(of: name.text), robots?.typeName(of: name.text)].compactMap(\.self) {
            guard let other = testTypes.updateValue(name.range, forKey: type), other != name.range else { continue }
            reportDuplicate(
                "'\(name.text)' makes a second type '\(type)' for UI tests",
                at: name.range,
                other: other,
                owner: name.text
            )
            // Another name mends the other type as well.
            return
        }
    }

    /// Whether no other declaration has the name.
    @discardableResult
    private mutating func declare(_ name: String, _ symbol: Symbol, _ what: @autoclosure () -> String) -> Bool {
        guard let other = byName.updateValue(symbol, forKey: name), let otherPlace = place(of: other, name) else {
            return true
        }
        byName[name] = other
        if isShared(name, symbol, other) { return true }
        reportDuplicate(
            "\(what()) makes a second Swift type '\(name)'",
            at: place(of: symbol, name) ?? otherPlace,
            other: otherPlace,
            owner: name
        )
        return false
    }

    /// One hand-written type may play several roles, and lead on from several screens; channels that name the same protocol share it,
    /// and so do documents that only describe it.
    private func isShared(_ name: String, _ symbol: Symbol, _ other: Symbol) -> Bool {
        switch (symbol, other) {
        case (.role, .role): true
        case (.interface(let index), .interface(let otherIndex)):
            index == otherIndex || !outlines[index].makesProtocol(name) && !outlines[otherIndex].makesProtocol(name)
        default: false
        }
    }

    /// Where a name is declared; `nil` for a type that the app has, which others may make.
    private func place(of symbol: Symbol, _ name: String) -> SourceRange? {
        switch symbol {
        case .model(let index): return models[index].name.range
        case .sharedProtocol(let index): return sharedProtocols[index].name.range
        case .content(let index, let place):
            let content = outlines[index].contents[place].declaration
            return content.type == nil ? content.range : nil
        case .interface(let index):
            let declaration = outlines[index].declaration
            let delegate = outlines[index].delegateName == name ? declaration.delegate?.name : nil
            return delegate?.range ?? declaration.name.range
        case .view(let index), .role(let index, _), .actions(let index): return outlines[index].declaration.name.range
        }
    }

    private mutating func reportDuplicate(_ message: String, at range: SourceRange, other: SourceRange, owner: String) {
        diagnostics.append(
            RuleDescription.duplicateType.finding(
                at: range,
                message.asSentence,
                help: ["Rename one."],
                notes: [Diagnostic.Note(at: other, "The other one is here.")],
                subject: Subject(owner)
            )
        )
    }
}
