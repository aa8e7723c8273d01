import DocumentationEmitter
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject

/// Why diagrams were not drawn, one finding for each reason however many diagrams it concerns.
struct DrawingProblems {
    var isMissing = false
    /// The version of a Graphviz that is too old.
    var outdated: String?
    var undrawnCount = 0
    private var lateCount = 0
    private var startFailure: SystemError?

    mutating func add(_ failure: ChildProgram.Failure) {
        switch failure {
        case .missing: isMissing = true
        case .notStarted(let error): startFailure = error
        case .late:
            lateCount += 1
            undrawnCount += 1
        case .ended, .endless: undrawnCount += 1
        }
    }

    /// Whether it makes no sense to try more diagrams: each might take as long as the last, in vain.
    var isHopeless: Bool {
        isMissing || startFailure != nil || outdated != nil || lateCount >= Self.patience
            || undrawnCount >= Self.crashLimit
    }

    /// The first few of many.
    private static func list(_ pages: [String]) -> String {
        let shown = pages.prefix(shownPages).map { "'\($0)'" }
        let rest = pages.count - shown.count
        return (rest > 0 ? shown + ["\(rest) more"] : Array(shown)).formattedList(with: "and")
    }

    private static let shownPages = 5
    private static let patience = 3
    private static let crashLimit = 20

    func diagnostics(timeLimit: Duration, uncomparedPages pages: [String]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let words =
            pages.isEmpty
            ? "Pages say in words what their diagrams would show."
            : "Words were compared; the pictures of these pages were not: \(Self.list(pages))."
        if isMissing {
            diagnostics.append(
                RuleDescription.missingGraphviz.finding(
                    at: nil,
                    "There is no 'dot' in PATH to draw diagrams.",
                    help: [words, "Install Graphviz: 'brew install graphviz' or 'apt-get install graphviz'."]
                )
            )
        }
        if let outdated {
            diagnostics.append(
                RuleDescription.missingGraphviz.finding(
                    at: nil,
                    "The 'dot' in PATH is Graphviz \(outdated); diagrams need \(GraphvizVersion.oldest.text) or later.",
                    help: [words, "Install a newer Graphviz."]
                )
            )
        }
        if let startFailure {
            diagnostics.append(
                RuleDescription.missingGraphviz.finding(
                    at: nil,
                    "'dot' cannot be started: \(startFailure.reason).",
                    help: [words]
                )
            )
        } else if undrawnCount > 0, outdated == nil {
            let count = undrawnCount == 1 ? "1 diagram was" : "\(undrawnCount) diagrams were"
            let reason =
                lateCount > 0
                ? "it did not end within \(timeLimit.components.seconds) seconds" : "it ended without a picture"
            diagnostics.append(
                RuleDescription.undrawnDiagram.finding(
                    at: nil,
                    "\(count) not drawn by 'dot': \(reason).",
                    help: [words, "Try another version of Graphviz."]
                )
            )
        }
        return diagnostics
    }
}
