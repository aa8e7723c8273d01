import SpecRules
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Everything that pages are built from, worked out once for all of them.
final class SiteContent: Sendable {
    let project: DocumentedProject
    let index: ProgramIndex
    let navigation: NavigationMap
    let reached: Set<Int>
    let outlines: [PageOutline]
    let subjects: [PageSubject]
    /// The page of each component of the index.
    let componentPages: [PageID]
    /// Of an app that is too large for one page; otherwise empty.
    let folders: [DocumentedFolder]
    private let componentsByPage: [PageID: Int]
    let names: DocumentedNames
    let uses: PageUses

    init(_ project: DocumentedProject, jobs: Jobs) {
        self.project = project
        let index = ProgramIndex(project.programs.map(\.program))
        let navigation = NavigationMap(index)
        var survey = SiteSurvey(project, index)
        survey.run()
        let routeCount = navigation.screens.reduce(0) { $0 + navigation.departures(from: $1).count }
        if index.components.count > NavigationLimits.components || routeCount > NavigationLimits.edges {
            survey.addFolders()
        }
        let names = DocumentedNames(survey, index, project)
        self.index = index
        self.names = names
        self.navigation = navigation
        folders = survey.folders
        componentsByPage = Dictionary(
            survey.componentPages.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        reached = navigation.reached
        outlines = survey.outlines
        subjects = survey.subjects
        componentPages = survey.componentPages
        uses = PageUses(survey, index, names, jobs: jobs)
    }

    func outline(_ page: PageID) -> PageOutline {
        outlines[page.index]
    }

    /// The page of a component of the index.
    func page(ofComponent component: Int) -> PageID {
        componentPages[component]
    }

    /// Whether the map of all screens is too large for a picture.
    var isLarge: Bool { !folders.isEmpty }

    /// The screens of a folder, as components of the index.
    func screens(of folder: DocumentedFolder) -> [Int] {
        folder.group.pages.filter { $0.kind == .screen }.compactMap { componentsByPage[$0.id] }
    }

    /// Whether a screen lies on no way from where the app starts. Where no screen says that the app starts with it,
    /// nobody knows.
    func isUnreached(_ screen: Int) -> Bool {
        !navigation.entries.isEmpty && !reached.contains(screen)
    }

    /// What a document lays out for the view of a page.
    func smallLayout(_ outline: PageOutline) -> SmallLayout? {
        guard let number = componentsByPage[outline.id] else { return nil }
        let component = index.components[number]
        return project.layouts.layout(of: component.component.viewType, module: component.module).flatMap {
            SmallLayout(page: outline.id, title: outline.title, layout: $0)
        }
    }

    func architecturePage(_ name: String, in module: Int) -> PageID? {
        names.architecturePages[ModuleName(module: module, name: name)]
    }

    func rulePage(_ rule: RuleID) -> PageID? {
        names.rulePages[rule]
    }
}

/// What a page is about.
enum PageSubject: Sendable {
    case index
    case navigation
    case coverage
    case folder(Int)
    /// A component of the index, with its module and file.
    case component(Int, SpecPlace)
    case model(Model, SpecPlace)
    case architecture(Architecture)
    case rules
    case rule(Int)
}

/// A spec file, as its module's and its own position.
struct SpecPlace: Hashable, Sendable {
    var module: Int
    var file: Int
}

struct ModuleName: Hashable, Sendable {
    var module: Int
    var name: String
}
