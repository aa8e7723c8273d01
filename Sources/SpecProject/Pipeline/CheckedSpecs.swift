import ScreenSpecConcurrency
import ScreenModel
import ScreenSpecDiagnostics
import SpecRules

/// What rules that look at one file after the other find in the files to compile.
package struct CheckedSpecs: Sendable {
    package struct File: Sendable {
        let position: Int
        let findings: [Diagnostic]
        /// Holds all questions that the file asked.
        let log: QuestionLog
    }

    package let programs: [Program]
    /// In order.
    package let files: [File]
    /// What rules that look at architectures find.
    package let architectureFindings: [Diagnostic]

    package init(_ linked: LinkedSpecs, _ stale: StaleFiles, _ pipeline: SpecPipeline) {
        programs = linked.programs
        let index = ProgramIndex(programs, jobs: pipeline.jobs)
        let positions = linked.modules.joined().map(\.position)
        let work = positions.indices.filter { stale.targets.contains(positions[$0]) }
        let policy = pipeline.policy
        var files = pipeline.jobs.map(work) { place -> File? in
            let position = positions[place]
            guard !pipeline.cancellation.isCancelled, let log = stale.outlines[position]?.log else { return nil }
            let findings = SpecRules.findings(in: index.file(at: place, recordingInto: log), running: policy.isOn)
            return File(position: position, findings: findings, log: log)
        }.compactMap(\.self)
        // A file that two modules claim, which is an error, is one file.
        if linked.modules.count > 1 {
            files.sort { $0.position < $1.position }
            var last = -1
            files.removeAll { file in
                defer { last = file.position }
                return file.position == last
            }
        }
        self.files = files
        architectureFindings = SpecRules.findings(inArchitecturesOf: index, running: policy.isOn)
    }

    /// All that the files asked.
    package var questions: Set<Question> {
        Set(files.flatMap(\.log.questions))
    }
}
