import InterfaceBuilder
import ScreenModel

/// How the segues of storyboards show what they lead to, by the names under which code performs them.
struct SeguePresentations: CodeAnalysis {
    private let presentations: [String: Set<Route.Presentation>]

    init(of subject: CodeSubject) {
        var found: [String: Set<Route.Presentation>] = [:]
        var unknown: Set<String> = []
        for file in subject.interfaces.files {
            for segue in file.document.connections where segue.kind == .segue || segue.kind == .unwind {
                guard let name = segue.name else { continue }
                guard let shown = SeguePresentation(of: segue) else {
                    unknown.insert(name)
                    continue
                }
                found[name, default: []].formUnion(shown.possible)
            }
        }
        presentations = subject.interfaces.isComplete ? found.filter { !unknown.contains($0.key) } : [:]
    }

    /// What a segue of that name may be in the words of specs; `nil` where nobody can tell.
    subscript(name: String) -> [Route.Presentation]? {
        presentations[name].map { found in Route.Presentation.allCases.filter(found.contains) }
    }
}

/// How a segue shows what it leads to.
struct SeguePresentation: Hashable {
    /// What it is where nothing around it makes it something else.
    let usual: Route.Presentation
    /// What it may be, depending on what is around it when it is performed.
    let possible: Set<Route.Presentation>

    /// `nil` of a kind that nobody knows, and of one of the app's own classes, which shows it as it likes.
    init?(of segue: InterfaceConnection) {
        guard segue.customClass == nil, let known = Self.kinds[segue.segueKind ?? "unwind"] else { return nil }
        self = known
    }

    private init(_ usual: Route.Presentation, or others: Route.Presentation...) {
        self.usual = usual
        possible = Set(others + [usual])
    }

    private static let kinds: [String: SeguePresentation] = [
        "push": Self(.push), "show": Self(.push, or: .modal, .sheet, .replace),
        "showDetail": Self(.push, or: .modal, .sheet, .replace),
        "modal": Self(.modal, or: .sheet, .popover), "presentation": Self(.modal, or: .sheet, .popover),
        "popover": Self(.popover, or: .modal), "popoverPresentation": Self(.popover, or: .modal),
        "embed": Self(.embed), "replace": Self(.replace), "unwind": Self(.dismiss, or: .pop, .popToRoot),
    ]
}
