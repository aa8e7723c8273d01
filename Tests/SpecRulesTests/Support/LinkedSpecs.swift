import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd

/// Specs taken through the front end as one module without a project file.
struct LinkedSpecs {
    let program: Program
    private(set) var diagnostics: [Diagnostic]
    private(set) var suppressions = Suppressions()

    init(_ sources: SourceFiles, project: ProjectFile = ProjectFile()) {
        let parsed = sources.all.map { SpecParser.parse($0) }
        let architectures = Linker.architectures(in: parsed)
        let symbols = Linker.symbols(in: parsed, architectures: architectures, project: project)
        let scope = Scope(project: project, module: nil, architectures: architectures, symbols: symbols)
        diagnostics = architectures.diagnostics + symbols.diagnostics
        var files: [SpecFile] = []
        var unknown: [UnknownUse] = []
        for (file, source) in zip(parsed, sources.all) {
            let outlines = Linker.outlines(of: file, architectures: architectures, project: project)
            let linked = Linker.link(file, source: source, scope: scope, outlines: outlines)
            files.append(linked.file)
            unknown += linked.unknownTypes
            diagnostics += file.diagnostics + linked.diagnostics
            suppressions.append(file.suppressions)
        }
        diagnostics += UnknownTypes.diagnostics(unknown, scope: scope)
        program = Linker.program(files, scope: scope)
    }
}
