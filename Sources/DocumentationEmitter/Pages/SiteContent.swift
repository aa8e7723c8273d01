import ArchitectureRules
import ScreenModel
import SourceText

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
    let names: DocumentedNames
    let uses: PageUses

    init(_ project: DocumentedProject, mapping: ParallelMapping<[PageID]>) {
        self.project = project
        let index = ProgramIndex(project.programs.map(\.program))
        var survey = SiteSurvey(project, index)
        survey.run()
        let names = DocumentedNames(survey, index, project)
        self.index = index
        self.names = names
        navigation = NavigationMap(index)
        reached = navigation.reached
        outlines = survey.outlines
        subjects = survey.subjects
        componentPages = survey.componentPages
        uses = PageUses(survey, index, names, mapping: mapping)
    }

    func outline(_ page: PageID) -> PageOutline {
        outlines[page.index]
    }

    /// The page of a component of the index.
    func page(ofComponent component: Int) -> PageID {
        componentPages[component]
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
