import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SourceFacts

/// Reads specs off the code of a project: a document for each screen and each view that none describes yet, and one for the models
/// of each Swift file.
package struct ProjectExtraction {
    private let reader: CodeReader
    /// The architecture of screens that name none.
    private let standard: String
    private let isWanted: (CodeType, _ screen: String?) -> Bool
    /// Whether documents that there are shall be read off the code too.
    private let revises: Bool
    private var project = ExtractedProject()
    private let folders: SpecFolders
    /// By modules.
    private var screenNames: [String?: Set<String>] = [:]
    private var described: Set<TypeID> = []

    /// - Parameters:
    ///   - standard: The architecture of screens that name none.
    ///   - plain: The architecture in which a controller is a screen by itself.
    ///   - folders: Those for the specs of each module.
    ///   - storyboards: Those that descriptions of the app name as the first.
    ///   - revises: Whether documents that there are shall be read off the code too.
    ///   - isWanted: Whether a class is among those that a document is asked for, by the name of its screen too.
    package init(
        of subject: CodeSubject,
        _ texts: SwiftTexts,
        standard: String,
        plain: Architecture?,
        in folders: SpecFolders,
        startingWith storyboards: [MainStoryboard],
        revises: Bool,
        isWanted: @escaping (CodeType, _ screen: String?) -> Bool
    ) {
        self.revises = revises
        self.folders = folders
        let starts = StartScreens(of: subject, startingWith: storyboards)
        reader = CodeReader(subject, texts, plain: plain, starts: starts.classes)
        self.standard = standard
        self.isWanted = isWanted
        for component in subject.specs.components { screenNames[component.module, default: []].insert(component.name) }
    }

    /// - Parameters:
    ///   - taken: The paths of files that there are.
    ///   - namesObjectiveC: Whether classes of Objective-C are told beside those of Swift that specs have no words for.
    package mutating func extract(beside taken: [String], namesObjectiveC: Bool) -> ExtractedProject {
        if revises { reviseComponents() }
        addScreens()
        addOthers()
        addModels()
        if revises { reviseModels() }
        place(beside: taken)
        let isWanted = isWanted
        project.others = OtherInterfaces(in: subject, { isWanted($0, nil) }, namesObjectiveC: namesObjectiveC)
        return project
    }

    private var subject: CodeSubject { reader.subject }
    private var code: CodeIndex { reader.code }

    private func module(of type: CodeType) -> String? { folders.module(describing: code.file(of: type)) }

    // MARK: Documents that there are

    /// What the code says of screens and views that are described by hand-written code.
    private mutating func reviseComponents() {
        for component in subject.specs.components where !component.component.generates {
            let views = code.types(named: component.component.viewType, inModule: component.module)
            guard views.count == 1, let id = views.first, code[id].isClass, isWanted(code[id], component.name) else {
                continue
            }
            var document = ExtractedDocument(
                component.declaration.isScreen ? .screen : .view,
                named: component.name,
                of: component.module,
                type: code.qualifiedName(of: id),
                at: code[id].nameRange
            )
            document.origin = component.declaration.name.range
            if !component.declaration.isScreen {
                document.entries = ViewReading(code[id], reader, called: component.name).entries
            } else if let screen = subject.roles.screens.first(where: { $0.component === component }),
                let players = ScreenPlayers(screen, subject)
            {
                let reading = ScreenReading(players, named: component.name, standard: standard, reader)
                document.entries = reading.entries
            } else {
                continue
            }
            project.documents.append(document)
        }
    }

    private mutating func reviseModels() {
        for program in subject.specs.programs {
            for document in program.files.flatMap(\.documents) {
                guard case .models(let models) = document, let first = models.first else { continue }
                let found = models.filter { !$0.generates }.compactMap { model -> CodeType? in
                    let types = code.types(named: model.name.text, inModule: program.module)
                    return types.count == 1 ? types.first.map { code[$0] } : nil
                }
                guard let type = found.first, isWanted(type, nil) else { continue }
                let entries = found.compactMap { ModelReading($0, reader).entry }
                var revised = ExtractedDocument(
                    .models,
                    named: first.name.text,
                    of: program.module,
                    type: code.qualifiedName(of: type.id),
                    at: type.nameRange
                )
                revised.origin = first.name.range
                revised.entries = [DocumentEntry("models", .mapping(entries))]
                project.documents.append(revised)
            }
        }
    }

    // MARK: Screens

    private mutating func addScreens() {
        for component in subject.specs.components {
            for type in reader.types(of: component) { described.insert(type) }
        }
        for screen in subject.roles.screens where screen.component == nil {
            guard let found = ScreenPlayers(screen, subject), !code.isOfAppKit(found.view.id) else { continue }
            guard described.insert(found.view.id).inserted, isWanted(found.view, screen.name) else { continue }
            add(found)
        }
    }

    private mutating func add(_ players: ScreenPlayers) {
        let view = players.view
        guard mayBeDescribed(view), let name = name(forScreen: players.name, of: view) else { return }
        var document = ExtractedDocument(
            .screen,
            named: name,
            of: module(of: view),
            type: code.qualifiedName(of: view.id),
            at: view.nameRange
        )
        let described = reader.models.described
        document.entries = ScreenReading(players, named: name, standard: standard, reader).entries
        document.described = reader.models.described.subtracting(described).sorted().map(code.qualifiedName(of:))
        if let plain = reader.plainArchitecture, players.architecture.name.text != plain.name.text,
            code.isController(view.id)
        {
            let alone = ScreenPlayers(alone: view, in: plain, code)
            let others = reader.models
            document.plain = ScreenReading(alone, named: name, standard: standard, reader).entries
            document.describedPlainly = reader.models.described.subtracting(others.described).sorted()
                .map(code.qualifiedName(of:))
            // As long as it is not what is left, it describes nothing.
            reader.models.leaveDescribed(others.described)
        }
        project.documents.append(document)
    }

    /// A view controller that has no partner is a screen of its own.
    private mutating func addOthers() {
        for type in subject.checkedTypes where type.isClass && !described.contains(type.id) {
            guard isWanted(type, nil), code.isOfUIKit(type.id) else { continue }
            if code.isController(type.id) {
                if code.subclasses(of: type.id).isEmpty { addController(type) } else { addView(type) }
            } else {
                addView(type)
            }
        }
    }

    private mutating func addController(_ type: CodeType) {
        guard let plain = reader.plainArchitecture else { return }
        let main = subject.roles.screens.first { $0.architecture.name.text == standard }?.architecture
        let shared = main.flatMap { ScreenPlayers(of: type, sharing: $0, subject) }
        described.insert(type.id)
        add(shared ?? ScreenPlayers(alone: type, in: plain, code))
    }

    private mutating func addView(_ type: CodeType) {
        guard mayBeDescribed(type) else { return }
        let name = code.qualifiedName(of: type.id)
        var document = ExtractedDocument(
            .view,
            named: name,
            of: module(of: type),
            type: name,
            at: type.nameRange
        )
        document.entries = ViewReading(type, reader, called: name).entries
        described.insert(type.id)
        project.documents.append(document)
    }

    // MARK: What can't be described

    private mutating func mayBeDescribed(_ type: CodeType) -> Bool {
        if type.isHidden {
            skip(type, since: "it is private")
        } else if !code.hasNoNamesake(type.id) {
            skip(type, since: "several types have the name")
        } else if folders.folder(of: module(of: type)) == nil {
            skip(type, since: Self.hasNoFolder(module(of: type)))
        } else if type.declaration.isInsideConditionalCompilation {
            skip(type, since: "it stands behind '#if'")
        } else {
            return true
        }
        return false
    }

    private static func hasNoFolder(_ module: String?) -> String {
        module.map { "the module '\($0)' has no 'specs'" } ?? "it belongs to no module of the project file"
    }

    private mutating func skip(_ type: CodeType, since reason: String) {
        project.skipped.append(SkippedType(code.qualifiedName(of: type.id), at: type.nameRange, since: reason))
    }

    /// The name that a screen has by its roles, or else that of its class.
    private mutating func name(forScreen name: String, of view: CodeType) -> String? {
        for candidate in [name, view.name, code.qualifiedName(of: view.id).filter { $0 != "." }]
        where SwiftName.isWord(candidate) && candidate.first?.isNumber == false {
            if screenNames[module(of: view), default: []].insert(candidate).inserted { return candidate }
        }
        skip(view, since: "another screen has its name")
        return nil
    }

    // MARK: Models

    private mutating func addModels() {
        var known: Set<TypeID> = []
        for program in revises ? subject.specs.programs : [] {
            for document in program.files.flatMap(\.documents) {
                guard case .models(let models) = document else { continue }
                for model in models {
                    for type in code.types(named: model.name.text, inModule: program.module) {
                        reader.models.describe(type)
                        known.insert(type)
                    }
                }
            }
        }
        for (file, types) in reader.models.byFile {
            if let document = document(of: types, in: file) { project.documents.append(document) }
        }
        for type in reader.models.reserved where !known.contains(type.id) {
            guard let document = document(of: [type], in: type.file) else { continue }
            project.reserves.append(ExtractedProject.Reserve(code.qualifiedName(of: type.id), document))
        }
    }

    private func document(of models: [CodeType], in file: Int) -> ExtractedDocument? {
        let entries = models.compactMap { ModelReading($0, reader).entry }
        let module = folders.module(describing: code.files[file])
        guard !entries.isEmpty, let first = models.first, folders.folder(of: module) != nil else { return nil }
        let name = SpecPaths.baseName(of: code.files[file].path)
        var document = ExtractedDocument(
            .models,
            named: name,
            of: module,
            type: first.name,
            at: first.nameRange
        )
        document.entries = [DocumentEntry("models", .mapping(entries))]
        return document
    }

    // MARK: Files

    /// Those of the code that documents describe already, so that a new one stands where the first run would have put it.
    private var describedFolders: [(String?, String)] {
        subject.specs.programs.flatMap { program -> [(String?, String)] in
            program.files.flatMap(\.documents).flatMap(Self.describedNames).compactMap { name in
                let types = code.types(named: name, inModule: program.module)
                guard types.count == 1, let type = types.first else { return nil }
                return reader.path(code[type].nameRange).map { (program.module, SpecPaths.folder(of: $0)) }
            }
        }
    }

    /// The types that a document describes or makes.
    private static func describedNames(in document: Document) -> [String] {
        switch document {
        case .component(let component): [component.viewType]
        case .models(let models): models.map(\.name.text)
        case .architecture: []
        }
    }

    private mutating func place(beside taken: [String]) {
        let sources = project.documents.map { reader.path($0.place).map(SpecPaths.folder) ?? "" }
        let new = zip(project.documents, sources).filter { $0.0.origin == nil }.map { ($0.0.module, $0.1) }
        var paths = SpecPaths(below: new + describedFolders, in: folders, taken)
        project.documents = zip(project.documents, sources).map { document, folder in
            var document = document
            guard document.origin == nil else { return document }
            document.path = paths.path(of: document, in: folder)
            return document
        }.sorted { $0.path < $1.path }
        // Those of one file stand together.
        var byFile: [String: String] = [:]
        for document in project.documents where document.kind == .models && document.origin == nil {
            byFile[reader.path(document.place) ?? ""] = document.path
        }
        for number in project.reserves.indices {
            let reserve = project.reserves[number].document
            let file = reader.path(reserve.place) ?? ""
            let path = byFile[file] ?? paths.path(of: reserve, in: SpecPaths.folder(of: file))
            byFile[file] = path
            project.reserves[number].document.path = path
        }
        project.skipped.sort { $0.place < $1.place }
    }
}
