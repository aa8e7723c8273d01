import ScreenSpecReporting
import SpecProject

/// What `extract` is asked for.
package struct ExtractRequest: Sendable {
    package var compile: CompileRequest
    /// Files and folders, as seen from the working folder: documents are made of the classes in them.
    package var paths: [String] = []
    /// Names of screens, or of classes.
    package var names: [String] = []
    /// The folder for specs, as seen from the working folder.
    package var output: String?
    /// The architecture of the project, where no project file says it.
    package var architecture: String?
    /// Whether the documents are printed, and nothing is written.
    package var prints = false
    /// How many open points the run may have before it fails.
    package var openLimit: Int?
    /// Whether open points fail the run.
    package var isStrict = false
    package var reports: [ExtractionReport.Target] = []

    package init(_ compile: CompileRequest) {
        self.compile = compile
    }
}
