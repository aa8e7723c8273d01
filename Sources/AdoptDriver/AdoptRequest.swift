import SpecProject

/// What `adopt` is asked for.
package struct AdoptRequest: Sendable {
    package var compile: CompileRequest
    /// Names of screens and views, or of the first of the models of a document.
    package var names: [String] = []
    /// Whether all described documents are to become generated ones.
    package var isForAll = false
    package var isDry = false
    /// Whether files are written that git knows otherwise.
    package var isForced = false
    /// Whether one that can't go fails the run for all.
    package var isStrict = false
    package var reportsJSON = false

    package init(_ compile: CompileRequest) {
        self.compile = compile
    }
}
