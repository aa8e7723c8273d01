import ScreenSpecDiagnostics
import ScreenSpecReporting
import SourceFacts
import SpecProject

/// `doctor`: what ScreenSpec finds of all that it needs or can use, and what is wrong with it.
package struct DoctorRun: Sendable {
    private let project: LoadedProject

    package init(_ project: LoadedProject) {
        self.project = project
    }

    package static var version: ProgramVersion {
        ProgramVersion(swiftSyntax: FactsExtraction.swiftSyntaxVersion)
    }

    /// Prints what was found.
    package func callAsFunction(asJSON: Bool) -> ExitStatus {
        let examinations = examinations
        let isSound = !examinations.contains { $0.state == .wrong }
        StandardStream.output.write(asJSON ? json(examinations) : text(examinations))
        return isSound ? .success : .findings
    }

    private var examinations: [Examination] {
        LibraryExaminations().all + ToolExaminations().all + ProjectExaminations(project).all
    }

    private func text(_ examinations: [Examination]) -> String {
        let width = (examinations.map(\.name.count).max() ?? 0) + 2
        let wrongCount = examinations.count { $0.state == .wrong }
        let verdict =
            switch wrongCount {
            case 0: "Nothing is wrong."
            case 1: "1 of these is wrong."
            default: "\(wrongCount) of these are wrong."
            }
        return examinations.map { $0.text(width: width) }.joined(separator: "\n") + "\n\n\(verdict)\n"
    }

    private func json(_ examinations: [Examination]) -> String {
        let report: JSON = ["version": 1, "examinations": .array(examinations.map(\.json))]
        return report.text() + "\n"
    }
}
