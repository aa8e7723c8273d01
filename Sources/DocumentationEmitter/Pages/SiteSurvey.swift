import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// Walks over the specs and gives everything that is documented its page.
struct SiteSurvey {
    private(set) var outlines: [PageOutline] = []
    private(set) var subjects: [PageSubject] = []
    private(set) var componentPages: [PageID] = []
    private(set) var folders: [DocumentedFolder] = []
    private let project: DocumentedProject
    private let index: ProgramIndex
    private var paths = PagePaths()
    private let hasModules: Bool

    init(_ project: DocumentedProject, _ index: ProgramIndex) {
        self.project = project
        self.index = index
        hasModules = project.programs.contains { $0.program.module != nil }
    }

    mutating func run() {
        add(.index, .index, path: ("", "index"), title: "Screens and views")
        add(.navigation, .navigation, path: ("", "navigation"), title: "Navigation map")
        add(.coverage, .coverage, path: ("", "coverage"), title: "Coverage by summaries")
        for module in project.programs.indices { addSpecs(of: module) }
        for architecture in index.architectures.sorted(by: { $0.name.text < $1.name.text }) { add(architecture) }
        add(.rules, .rules, path: ("", "rules"), title: "Rules")
        for (number, rule) in project.rules.enumerated() {
            let path = ("rules", rule.description.id.text)
            add(.rule(number), .rule, path: path, title: rule.description.id.text, summary: rule.description.purpose)
        }
    }

    /// A page for each folder of views and screens.
    mutating func addFolders() {
        for group in PageGroup.groups(of: componentPages.map { outlines[$0.index] }) {
            folders.append(DocumentedFolder(page: PageID(outlines.count), group: group))
            add(.folder(folders.count - 1), .folder, path: ("folders", group.title), title: group.title)
        }
    }

    private mutating func addSpecs(of module: Int) {
        let program = project.programs[module].program
        for (number, file) in program.files.enumerated() {
            let place = SpecPlace(module: module, file: number)
            let lines = project.files[file.id].map(LineIndex.init)
            for document in file.documents {
                switch document {
                case .component(let component): add(component, file, place, lines)
                case .models(let models):
                    for model in models { add(model, file, place, lines) }
                case .architecture: break
                }
            }
        }
    }

    private mutating func add(_ component: Component, _ file: SpecFile, _ place: SpecPlace, _ lines: LineIndex?) {
        let number = componentPages.count
        let kind: PageOutline.Kind = component.declaration.isScreen ? .screen : .view
        componentPages.append(PageID(outlines.count))
        add(
            .component(number, place),
            kind,
            path: (folder(kind == .screen ? "screens" : "views", place), component.name),
            title: component.name,
            summary: component.declaration.summary
        )
        finish(file, place, line: lines?.line(of: component.declaration.name.range) ?? 1)
    }

    private mutating func add(_ model: Model, _ file: SpecFile, _ place: SpecPlace, _ lines: LineIndex?) {
        add(
            .model(model, place),
            .model,
            path: (folder("models", place), model.name.text),
            title: model.name.text,
            summary: model.summary
        )
        finish(file, place, line: lines?.line(of: model.name.range) ?? 1)
    }

    private mutating func add(_ architecture: Architecture) {
        add(
            .architecture(architecture),
            .architecture,
            path: ("architectures", architecture.name.text),
            title: architecture.name.text,
            summary: architecture.summary
        )
        guard let file = project.files[architecture.range.file] else { return }
        outlines[outlines.count - 1].source = SourceLocation(
            path: file.path,
            line: file.position(at: Int(architecture.name.range.lower)).line
        )
    }

    /// What the last outline owes to its spec.
    private mutating func finish(_ file: SpecFile, _ place: SpecPlace, line: Int) {
        let last = outlines.count - 1
        outlines[last].module = project.programs[place.module].program.module
        outlines[last].spec = file.path
        outlines[last].source = SourceLocation(path: file.path, line: line)
    }

    private func folder(_ name: String, _ place: SpecPlace) -> String {
        guard hasModules, let module = project.programs[place.module].program.module else { return name }
        return "modules/\(module)/\(name)"
    }

    private mutating func add(
        _ subject: PageSubject,
        _ kind: PageOutline.Kind,
        path: (folder: String, name: String),
        title: String,
        summary: String? = nil
    ) {
        outlines.append(
            PageOutline(
                kind,
                id: PageID(outlines.count),
                path: paths.path(in: path.folder, for: path.name),
                title: title,
                summary: summary
            )
        )
        subjects.append(subject)
    }
}
