import SpecProject

/// What `extract` is asked for.
package struct ExtractRequest: Sendable {
    package enum Mode: Sendable {
        /// Writes what has no document yet.
        case create
        /// Prints that, and writes nothing.
        case print
        /// Writes that, and adds to documents what they do not say.
        case update(Update)
        /// Tells where code and specs differ, and what an update would add.
        case check
        /// Prints what is not compared.
        case list

        var prints: Bool {
            if case .print = self { true } else { false }
        }

        /// Whether documents that there are may get more.
        var revises: Bool {
            switch self {
            case .update, .check: true
            case .create, .print, .list: false
            }
        }

        /// Whether nothing is written.
        var isDry: Bool {
            switch self {
            case .create: false
            case .print, .check, .list: true
            case .update(let update): update.isDry
            }
        }
    }

    package struct Update: Sendable {
        package var isDry = false
        /// Whether what is gone is deleted.
        package var prunes = false
        package var renames: [RenamedEntry] = []

        package init() {}
    }

    package var compile: CompileRequest
    /// Files and folders, as seen from the working folder: documents are made of the classes in them.
    package var paths: [String] = []
    /// Names of screens, or of classes.
    package var names: [String] = []
    /// The folder for specs, as seen from the working folder.
    package var output: String?
    /// The architecture of the project, where no project file says it.
    package var architecture: String?
    /// The module whose classes documents are made of.
    package var module: String?
    package var mode = Mode.create
    /// How many open points the run may have before it fails.
    package var openLimit: Int?
    /// Whether open points fail the run.
    package var isStrict = false
    /// How often documents are amended before what still does not hold goes as a whole.
    package var roundLimit = 48
    package var reports: [ExtractionReport.Target] = []

    package init(_ compile: CompileRequest) {
        self.compile = compile
    }
}
