import ScreenSpecConcurrency
import ScreenSpecReporting
import SourceCheck
import SpecProject
import SpecRules

/// The code of a project, beside its specs, as rules look at it.
package struct AnalysedCode: Sendable {
    package let subject: CodeSubject
    let known: KnownCode
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
        return analyse(KnownCode(sources, of: specs.compilation, jobs), beside: specs, jobs, &emitted, &statistics)
    }

    /// - Parameter emitted: What the specs generated the last time.
    static func analyse(
        _ known: KnownCode,
        beside specs: CompiledSpecs,
        _ jobs: Jobs,
        _ emitted: inout EmittedCode,
        _ statistics: inout RunStatistics
    ) -> AnalysedCode {
        let compilation = specs.compilation
        let generated = statistics.measure("generate") {
            GeneratedCode.make(
                of: compilation,
                beside: known.files,
                known.sources.contents,
                from: known.sources.files.last.map { Int($0.id.index) + 1 } ?? compilation.files.all.count,
                jobs,
                &emitted
            )
        }
        let subject = statistics.measure("index") {
            Self.subject(compilation, survey(of: known, generated, compilation, jobs), known.interfaces, jobs)
        }
        return AnalysedCode(subject: subject, known: known, generated: generated)
    }

    /// The types of the Swift files, without what the specs generate and without knowing who plays which role.
    static func index(_ sources: LoadedSources, beside specs: CompiledSpecs, _ jobs: Jobs) -> CodeIndex {
        index(sources.codeFiles(of: specs.compilation.project, jobs), specs.compilation, jobs)
    }

    private static func index(
        _ files: [CodeFile],
        _ compilation: Compilation,
        after earlier: EarlierIndex? = nil,
        _ jobs: Jobs
    ) -> CodeIndex {
        CodeIndex(
            files,
            externalClasses: ExternalClasses(of: compilation, compilation.project),
            after: earlier,
            jobs: jobs
        )
    }

    /// The code with what specs generate beside it.
    private static func survey(
        of known: KnownCode,
        _ generated: GeneratedCode,
        _ compilation: Compilation,
        _ jobs: Jobs
    ) -> CodeSurvey {
        if generated.isEmpty { return known.survey.value }
        let files = generated.withoutStaleDeclarations(known.files) + generated.files
        return CodeSurvey(index(files, compilation, after: known.earlier, jobs))
    }

    private static func subject(
        _ compilation: Compilation,
        _ survey: CodeSurvey,
        _ interfaces: InterfaceSources,
        _ jobs: Jobs
    ) -> CodeSubject {
        let programs = compilation.modules.map(\.program)
        return CodeSubject(
            survey,
            specs: ProgramIndex(programs, jobs: jobs),
            interfaces: interfaces,
            rules: compilation.project.rules,
            specFiles: compilation.files,
            architectures: EffectiveArchitectures(
                for: survey.code,
                programs: programs,
                project: compilation.project,
                architectures: compilation.architectures
            )
        )
    }
}
