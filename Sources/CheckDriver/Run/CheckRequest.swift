import SourceCheck
import SpecProject

/// What a run of the check looks at and does, as the command line has it.
package struct CheckRequest: Sendable {
    /// The project, its folder and the number of threads. Its paths stay empty: all specs count.
    package var compile: CompileRequest
    /// Findings elsewhere are not shown; all of them are where there are none.
    package var paths: [String] = []
    /// Findings in files that have not changed since are not shown, unless the changes have led to them.
    package var changedSince: String?
    /// The file with known findings, as seen from the working folder; the project file may name one as well.
    package var baseline: String?
    package var baselineAction = BaselineAction.compare
    package var fixing: Fixing?
    /// The rules over hand-written Swift.
    package var rules = SourceCheck.rules

    package enum Fixing: Sendable {
        case write
        /// Prints what would change.
        case show
    }

    package init(_ compile: CompileRequest) {
        self.compile = compile
    }
}
