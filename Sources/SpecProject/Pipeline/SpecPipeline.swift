import ScreenSpecReporting
import ScreenSpecConcurrency
import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecRules

/// The one list of passes that specs go through, from bytes to a program with all that is wrong in it.
///
/// A run takes over what is known of files whose results still hold, and compiles the others beside those that they ask about. Where
/// nothing is known, that is all of them.
package struct SpecPipeline: Sendable {
    package let project: LoadedProject
    package let sources: ProjectSources
    package let interfaces: LoadedInterfaces
    package let files: SpecFiles
    package let policy: Policy
    package let jobs: Jobs
    package let read: SpecTexts.Reading
    /// Once nobody waits for it, the outcome misses files.
    package var cancellation = Cancellation.never

    /// A spec is another one than it was a moment ago, or what is known of it is too little.
    package struct Disturbance: Error {}

    /// - Parameters:
    ///   - changed: The files whose bytes may be others than they are known to be; all of which nothing is known are added.
    ///   - wanted: Files that are to be compiled, whether their results hold or not.
    package func run(
        known: KnownResults,
        changed: Set<Int>,
        wanted: Set<Int> = [],
        texts: SpecTexts? = nil,
        _ statistics: inout RunStatistics
    ) throws(Disturbance) -> SpecAnalysis {
        var stale = StaleFiles(
            known,
            changed: changed,
            wanted: wanted,
            self,
            texts ?? SpecTexts(files, jobs: jobs, read: read)
        )
        try statistics.measure("parse") { () throws(Disturbance) in try stale.find() }
        if stale.areMost { stale.takeAll() }
        return try analyse(&stale, known, &statistics)
    }

    /// Compiles all files, as if nothing were known of them but how an earlier run has parsed some.
    package func runAll(after earlier: SpecTexts? = nil, _ statistics: inout RunStatistics) -> SpecAnalysis {
        let known = KnownResults(nothingOf: files)
        let texts = SpecTexts(files, jobs: jobs, read: read, after: earlier)
        while true {
            // Nothing that could be disturbed is known.
            if let analysis = try? run(known: known, changed: [], texts: texts, &statistics) { return analysis }
        }
    }

    private func analyse(
        _ stale: inout StaleFiles,
        _ known: KnownResults,
        _ statistics: inout RunStatistics
    ) throws(Disturbance) -> SpecAnalysis {
        // What files ask about is known from the last time, and sometimes turns out to be more.
        while true {
            let round = stale
            let linked = statistics.measure("link") { LinkedSpecs(round, self) }
            let checked = statistics.measure("check") { CheckedSpecs(linked, round, self) }
            guard try stale.addFiles(askedFor: checked.questions) else {
                let results = statistics.measure("remember") { self.results(of: round, linked, checked, known) }
                return SpecAnalysis(self, round, known, linked, checked, results)
            }
        }
    }

    /// What is known of all files now.
    private func results(
        of stale: StaleFiles,
        _ linked: LinkedSpecs,
        _ checked: CheckedSpecs,
        _ known: KnownResults
    ) -> [SpecResult] {
        let made = jobs.map(Array(checked.files.enumerated())) { [self] number, checkedFile in
            result(of: checkedFile, stale, linked)
        }
        var results = known.results
        for (file, result) in zip(checked.files, made) { results[file.position] = result }
        return results.compactMap(\.self)
    }

    private func result(of checked: CheckedSpecs.File, _ stale: StaleFiles, _ linked: LinkedSpecs) -> SpecResult? {
        let position = checked.position
        guard let text = stale.texts[position], let outline = stale.outlines[position],
            let file = linked.file(at: position)
        else { return nil }
        let scope = linked.scopes[files.moduleOfFile[position]].recording(into: checked.log)
        var share = outline.share
        share.add(file.linked.file, text.parsed, outlines: outline.components, scope: scope, contents: text.contents)
        // What could not be read declares nothing.
        let reading =
            text.problems.isEmpty
            ? text.parsed.diagnostics : text.parsed.diagnostics.filter { $0.rule != RuleDescription.emptySpec.id }
        return SpecResult(
            path: files.paths[position],
            module: files.moduleOfFile[position],
            contents: text.contents,
            questions: checked.log.finish(),
            answers: outline.answers.answers,
            declared: outline.answers.declared,
            names: outline.names,
            share: share,
            unknownTypes: file.linked.unknownTypes,
            screens: file.linked.file.documents.compactMap(\.component).compactMap {
                NavigationScreen($0, module: nil)
            },
            findings: FileFindings(
                reading: text.problems + reading,
                resolution: UnreadSections(reading).withoutConsequences(file.linked.diagnostics)
                    + linked.duplicates(inFileAt: position),
                rules: checked.findings
            ),
            suppressions: text.parsed.suppressions
        )
    }
}
