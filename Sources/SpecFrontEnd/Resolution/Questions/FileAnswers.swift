import ScreenModel

/// All answers that the documents of one file have for the questions of others.
package struct FileAnswers: Sendable {
    /// In the same order in every run.
    package let answers: [Answer]
    /// The names that the file declares, as the subjects of questions about them; sorted, each once.
    package let declared: [UInt32]

    /// - Parameters:
    ///   - outlines: Those of the file's components.
    ///   - contents: Of all bytes of the file: what others take over whole has its places in it.
    ///   - architectures: Of all bytes of the files that the architecture of a screen is written in.
    ///   - log: Where it is written down what comes of the file's own declarations: which other file declares the same name.
    package init(
        _ parsed: ParsedFile,
        outlines: [ComponentOutline],
        names: ModuleNames,
        settings: Settings,
        contents: UInt64,
        architectures: @escaping (Architecture) -> UInt64,
        log: QuestionLog
    ) {
        let table = SymbolTable(
            outlines: outlines,
            models: parsed.models,
            architectures: parsed.architectures,
            settings: settings
        )
        var collector = AnswerCollector(
            table: table,
            path: parsed.path,
            settings: settings,
            contents: contents,
            architectures: architectures,
            log: log
        )
        collector.collect()
        for architecture in parsed.architectures { collector.collect(architecture) }
        collector.collect(names)
        // In a list of their own, without the room that the other one grew into.
        answers = collector.answers.map(\.self)
        declared = Set(collector.subjects).sorted()
    }

    /// The questions to which the two have other answers.
    package static func changes(from old: [Answer], to new: [Answer]) -> Set<UInt32> {
        Set(Set(old).symmetricDifference(new).map(\.question))
    }
}

private struct AnswerCollector {
    let table: SymbolTable
    let path: String
    let settings: Settings
    let contents: UInt64
    let architectures: (Architecture) -> UInt64
    let log: QuestionLog
    private(set) var answers: [Answer] = []
    private(set) var subjects: [UInt32] = []

    mutating func collect() {
        for (name, symbol) in table.byName.sorted(by: { $0.key < $1.key }) {
            declare(name)
            add(.type, name, Optional(symbol.kind.rawValue))
            add(.access, name, table.access(of: symbol)?.rawValue)
            switch symbol {
            case .view: collectView(name)
            case .content, .model: collectStored(name)
            case .role, .actions, .interface, .sharedProtocol: break
            }
        }
        for name in table.testTypes.keys.sorted() { declare(name) }
        for name in table.namespaces.sorted() {
            declare(name)
            add(.namespace, name, true)
            if table.isVisibleNamespace(name) { add(.visibleNamespace, name, true) }
        }
        for name in table.screens.keys.sorted() {
            declare(name)
            let openings = table.openings(ofScreen: name) ?? []
            let leads = table.leads(ofScreen: name)
            let short = table.shortNames(ofScreen: name).sorted { $0.key < $1.key }
            add(
                .screen,
                name,
                openings.map(\.name),
                openings.map(\.type),
                short.map(\.key),
                short.map(\.value),
                uses(name),
                leads.map { [$0.action, $0.route, $0.presentation ?? ""] + $0.destinations }
            )
        }
        for name in table.views.keys.sorted() {
            declare(name)
            add(.view, name, contents)
        }
        for outline in table.outlines { collectRoles(of: outline) }
        for model in table.models { collectNesting(of: model.name.text, generates: model.generates) }
        for content in table.outlines.flatMap(\.contents) where content.declaration.listedName != nil {
            guard content.declaration.type == nil else { continue }
            collectNesting(of: content.fullTypeName, generates: content.generates)
        }
    }

    /// The view whose types a screen may call its own.
    private func uses(_ screen: String) -> String? {
        table.screens[screen].flatMap { table.outlines[$0].declaration.screen?.uses?.text }
    }

    private mutating func collectView(_ name: String) {
        if let view = table.viewClass(name) {
            let properties = view.properties
            add(.viewClass, name, view.superclass, properties.map(\.name), properties.map(\.type))
        }
        let subviews = table.subviewNames(of: name)
        for subview in subviews { add(.subview, name, member: subview, table.subview(subview, of: name)) }
        add(.subviewNames, name, subviews)
        collectParts(name)
        add(.viewEvents, name, table.ownEvents(of: name))
        if let row = table.row(name) { add(.row, name, row.contentTypes, row.exists, row.initializers) }
    }

    /// The parts of a view that have identifiers, and those that robots touch.
    ///
    /// Where the project makes nothing of them, only a document that writes an identifier asks, and depends on the whole file.
    private mutating func collectParts(_ name: String) {
        guard settings.identifiers != nil || settings.robots != nil else {
            return add(.identifiedParts, name, contents)
        }
        if let identified = table.identifiedParts(of: name) {
            add(
                .identifiedParts,
                name,
                identified.owner,
                identified.parts.map { [$0.name, $0.written ?? ""] },
                identified.parts.map(\.type),
                identified.embedded
            )
        }
        guard settings.robots != nil, let parts = table.viewParts(of: name) else { return }
        add(
            .viewParts,
            name,
            parts.owner,
            parts.parts.map { [$0.name, $0.robot ?? "", $0.isIdentified ? "identified" : ""] + $0.rows },
            parts.parts.map(\.type),
            parts.events.map { [$0.name] + $0.touches.flatMap { $0.path + ["", $0.event] } }
        )
    }

    private mutating func collectStored(_ name: String) {
        let properties = table.propertyNames(of: name)
        let types = table.propertyTypes(of: name)
        for property in properties.names {
            if let type = types[property] { add(.property, name, member: property, type) }
        }
        add(.propertyNames, name, properties.names, properties.isOpen)
        collectConstruction(name)
        guard let stored = table.stored(name) else { return }
        add(
            .stored,
            name,
            stored.kind.rawValue,
            stored.fullName,
            stored.isEnum,
            stored.types.map(\.name),
            stored.types.map(\.type),
            stored.conforms
        )
    }

    /// How values of the type are made.
    ///
    /// Where the project makes nothing of that, only a document that writes an example asks, and depends on the whole file.
    private mutating func collectConstruction(_ name: String) {
        guard settings.examples != nil || settings.doubles != nil else { return add(.construction, name, contents) }
        guard let construction = table.construction(name) else { return }
        var cases: [Construction.Case] = []
        switch construction.form {
        case .structure(let parts): cases = [Construction.Case(name: "", parts: parts)]
        case .cases(let all): cases = all
        }
        add(
            .construction,
            name,
            cases.map(\.name),
            cases.map { $0.parts.map { [$0.label ?? "_", $0.name] } },
            cases.map { $0.parts.map(\.type) },
            cases.map { $0.parts.map(\.hasDefault) },
            construction.isGenerated,
            construction.examples.map { [$0.name, $0.swiftName] + $0.references }
        )
    }

    /// What rules about roles ask of a screen, by each name that stands for one of its roles.
    private mutating func collectRoles(of outline: ComponentOutline) {
        guard outline.isScreen, let architecture = outline.architecture else { return }
        let uses = outline.declaration.screen?.uses?.text
        let shape = architectures(architecture)
        let screen = [outline.declaration.name.text, architecture.name.text, outline.viewType]
        let players = outline.roles.map { [$0.role, $0.type ?? ""] }
        let channels = outline.channelProtocols.sorted { $0.key < $1.key }
        let value = AnswerHash(shape, screen, uses, players, channels.map { [$0.key, $0.value] })
        for name in outline.roles.compactMap(\.type) + channels.map(\.value) {
            declare(name)
            answers.append(Answer(to: Question(.role, name), value))
        }
    }

    /// The first file in which a generated type is nested in one that nobody declares declares that one.
    private mutating func collectNesting(of name: String, generates: Bool) {
        let parts = name.dottedParts
        for length in 1..<max(parts.count, 1) {
            let path = parts.prefix(length).joined(separator: ".")
            declare(path)
            guard generates else { continue }
            add(.nesting, path, self.path)
            log.insert(Question(.nesting, path))
            log.insert(Question(.type, path))
        }
    }

    mutating func collect(_ architecture: Architecture) {
        let name = architecture.name.text
        declare(name)
        add(.architecture, name, contents)
        add(.architectureNames, "", name)
    }

    mutating func collect(_ names: ModuleNames) {
        if names.types != NameList() { add(.typeNames, "", names.types.text) }
        if names.screens != NameList() { add(.screenNames, "", names.screens.text) }
        if names.views != NameList() { add(.viewNames, "", names.views.text) }
    }

    /// Who declares a name too has to be looked at when this file no longer does, or from now on.
    private mutating func declare(_ name: String) {
        let question = Question(.declaration, name)
        subjects.append(question.subject)
        log.insert(question)
        answers.append(Answer(to: question, AnswerHash(path)))
    }

    private mutating func add<each Part: Answering>(
        _ kind: Question.Kind,
        _ name: String,
        member: String = "",
        _ part: repeat each Part
    ) {
        answers.append(Answer(to: Question(kind, name, member), AnswerHash(repeat each part)))
    }
}
