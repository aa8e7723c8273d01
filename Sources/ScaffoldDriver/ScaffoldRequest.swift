import SpecProject

/// What `scaffold` is asked for.
package struct ScaffoldRequest: Sendable {
    package enum Mode: Sendable {
        case write
        /// Names what would be written.
        case list
        /// Shows what would be written.
        case diff
    }

    package var compile: CompileRequest
    /// Names of screens and views; none stands for all.
    package var names: [String] = []
    /// The only roles; none stands for all.
    package var roles: [String] = []
    package var mode = Mode.write

    package init(_ compile: CompileRequest) {
        self.compile = compile
    }
}
