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
                // One of the app's own class shows it as it likes.
                guard segue.customClass == nil, let shown = Self.kinds[segue.segueKind ?? "unwind"] else {
                    unknown.insert(name)
                    continue
                }
                found[name, default: []].formUnion(shown)
            }
        }
        presentations = subject.interfaces.isComplete ? found.filter { !unknown.contains($0.key) } : [:]
    }

    /// What a segue of that name may be in the words of specs; `nil` where nobody can tell.
    subscript(name: String) -> [Route.Presentation]? {
        presentations[name].map { found in Route.Presentation.allCases.filter(found.contains) }
    }

    static let kinds: [String: Set<Route.Presentation>] = [
        "push": [.push], "show": [.push, .modal, .sheet, .replace], "showDetail": [.push, .modal, .sheet, .replace],
        "modal": [.modal, .sheet, .popover], "presentation": [.modal, .sheet, .popover],
        "popover": [.popover, .modal], "popoverPresentation": [.popover, .modal], "embed": [.embed],
        "replace": [.replace], "unwind": [.dismiss, .pop, .popToRoot],
    ]
}
