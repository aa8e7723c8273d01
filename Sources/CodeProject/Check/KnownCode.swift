import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import SourceCheck
import SpecFrontEnd
import SpecProject

/// What is known of the code of a project before anybody has looked at what its specs generate beside it.
struct KnownCode: Sendable {
    let sources: LoadedSources
    /// The Swift files that could be read.
    let files: [CodeFile]
    let interfaces: InterfaceSources
    /// The index of the code as it was before, where that is known.
    let earlier: EarlierIndex?
    /// The code as long as nothing is generated beside it.
    let survey: Lazy<CodeSurvey>
    let suppressions: Suppressions
    let dead: Lazy<DeadCode>

    init(
        _ sources: LoadedSources,
        of compilation: Compilation,
        _ external: ExternalClasses,
        after earlier: EarlierIndex? = nil,
        _ jobs: Jobs
    ) {
        self.sources = sources
        self.earlier = earlier
        let files = sources.codeFiles(of: compilation.project, jobs)
        self.files = files
        interfaces = sources.interfaceSources(of: compilation.project)
        survey = Lazy { CodeSurvey(CodeIndex(files, externalClasses: external, after: earlier, jobs: jobs)) }
        suppressions = files.reduce(into: Suppressions()) { $0.append($1.facts.suppressions) }
        let folder = compilation.inputs.project.location.folder
        dead = Lazy { [interfaces] in DeadCode(of: files, interfaces) { BuildSettings(in: folder) } }
    }

    init(_ sources: LoadedSources, of compilation: Compilation, after earlier: EarlierIndex? = nil, _ jobs: Jobs) {
        let external = ExternalClasses(of: compilation, compilation.project)
        self.init(sources, of: compilation, external, after: earlier, jobs)
    }
}

extension KnownCode {
    /// What it depends on beside the files.
    struct Key: Hashable, Sendable {
        /// The number of the first file.
        let first: Int
        /// The modules of the project file, and what they name.
        let modules: [[String]]
        /// `nil` where no folder looks as if it were other people's.
        let foreign: ForeignFolders?
        let external: ExternalClasses

        /// - Parameter mayBeForeign: Whether folders look as if they were other people's.
        init(_ compilation: Compilation, first: Int, mayBeForeign: Bool) {
            var project = compilation.project
            self.first = first
            modules = project.modules.map { [$0.name.text] + $0.sources.map(\.text) }
            foreign = mayBeForeign ? project.foreignFolders : nil
            // The sources declare what the file of types lists.
            project.listedTypes = []
            external = ExternalClasses(of: compilation, project)
        }
    }
}

extension ExternalClasses {
    init(of compilation: Compilation, _ project: ProjectFile) {
        self.init(
            project: project,
            programs: compilation.modules.map(\.program),
            architectures: compilation.architectures
        )
    }
}
