import ScreenSpecConcurrency
import ScreenSpecReporting
import SourceCheck
import SpecProject
import SpecRules

/// The code of a project, beside its specs, as rules look at it.
package struct AnalysedCode: Sendable {
    package let subject: CodeSubject
    /// The Swift files that could be read.
    let files: [CodeFile]
    /// What the specs generate beside them.
    package let generated: GeneratedCode

    /// Neither reads nor writes a file.
    package static func analyse(
        _ sources: LoadedSources,
        beside specs: CompiledSpecs,
        _ jobs: Jobs,
        _ statistics: inout RunStatistics
    ) -> AnalysedCode {
        var emitted = EmittedCode()
        return analyse(sources, beside: specs, jobs, &emitted, &statistics)
    }

    /// - Parameter emitted: What the specs generated the last time.
    static func analyse(
        _ sources: LoadedSources,
        beside specs: CompiledSpecs,
        _ jobs: Jobs,
        _ emitted: inout EmittedCode,
        _ statistics: inout RunStatistics
    ) -> AnalysedCode {
        let compilation = specs.compilation
        let files = sources.codeFiles(of: compilation.project, jobs)
        let generated = statistics.measure("generate") {
            GeneratedCode.make(
                of: compilation,
                beside: files,
                sources.contents,
                from: compilation.files.all.count + sources.files.count,
                jobs,
                &emitted
            )
        }
        let subject = statistics.measure("index") {
            Self.subject(
                compilation,
                generated.withoutStaleDeclarations(files) + generated.files,
                sources.interfaceSources(of: compilation.project),
                jobs
            )
        }
        return AnalysedCode(subject: subject, files: files, generated: generated)
    }

    /// The types of the Swift files, without what the specs generate and without knowing who plays which role.
    static func index(_ sources: LoadedSources, beside specs: CompiledSpecs, _ jobs: Jobs) -> CodeIndex {
        index(sources.codeFiles(of: specs.compilation.project, jobs), specs.compilation, jobs)
    }

    private static func index(_ files: [CodeFile], _ compilation: Compilation, _ jobs: Jobs) -> CodeIndex {
        CodeIndex(
            files,
            externalClasses: ExternalClasses(
                project: compilation.project,
                programs: compilation.modules.map(\.program),
                architectures: compilation.architectures
            ),
            jobs: jobs
        )
    }

    private static func subject(
        _ compilation: Compilation,
        _ files: [CodeFile],
        _ interfaces: InterfaceSources,
        _ jobs: Jobs
    ) -> CodeSubject {
        let programs = compilation.modules.map(\.program)
        let code = index(files, compilation, jobs)
        return CodeSubject(
            code,
            specs: ProgramIndex(programs, jobs: jobs),
            interfaces: interfaces,
            rules: compilation.project.rules,
            specFiles: compilation.files,
            architectures: EffectiveArchitectures(
                for: code,
                programs: programs,
                project: compilation.project,
                architectures: compilation.architectures
            )
        )
    }
}
