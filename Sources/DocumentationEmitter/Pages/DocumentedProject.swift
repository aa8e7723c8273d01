import ScreenModel
import ScreenSpecDiagnostics

/// What a documentation is made from.
package struct DocumentedProject: Sendable {
    /// The modules, in the order of the project file.
    package var programs: [CheckedProgram]
    /// For the lines at which specs declare things.
    package var files: SourceFiles
    /// All rules, in the order of their ids.
    package var rules: [DocumentedRule]
    /// What documents of Interface Builder lay out.
    package var layouts: DocumentedLayouts

    package init(
        programs: [CheckedProgram],
        files: SourceFiles,
        rules: [DocumentedRule],
        layouts: DocumentedLayouts = DocumentedLayouts()
    ) {
        self.programs = programs
        self.files = files
        self.rules = rules
        self.layouts = layouts
    }
}

/// A rule and its severity in the project.
package struct DocumentedRule: Sendable {
    package var description: RuleDescription
    /// `nil` is off.
    package var severity: Severity?

    package init(_ description: RuleDescription, severity: Severity?) {
        self.description = description
        self.severity = severity
    }
}
