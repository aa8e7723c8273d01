import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SpecProject

/// The specs of a project with all that they say, before anybody has looked at its code.
package struct CompiledSpecs: Sendable {
    package let compilation: Compilation
    /// What the specs are found to be, as far as a check of code is concerned.
    package let rawFindings: RawFindings
    /// The rules over hand-written Swift.
    let rules: [CodeRule]

    /// - Parameters:
    ///   - listings: Those of folders that were listed already.
    ///   - earlier: Those of much the same specs.
    package static func compile(
        _ project: LoadedProject,
        _ request: CompileRequest,
        _ listings: FolderListings?,
        _ rules: [CodeRule],
        after earlier: CompiledSpecs? = nil
    ) -> CompiledSpecs {
        var request = request
        request.registry = .check(rules)
        request.listings = listings
        return CompiledSpecs(Compilation(request, of: project, after: earlier?.compilation), rules)
    }

    init(_ compilation: Compilation, _ rules: [CodeRule]) {
        var rawFindings = compilation.rawFindings
        // An app without specs is checked as well, and need not say that it has none.
        if compilation.project.specs.isEmpty, compilation.project.modules.isEmpty {
            rawFindings.found.removeAll { $0.rule == RuleDescription.noSpecs.id }
        }
        self.compilation = compilation
        self.rawFindings = rawFindings
        self.rules = rules
    }
}
