import ScreenSpecDiagnostics

/// A program in which no check found an error: the only thing that Swift is written from.
package struct CheckedProgram: Sendable {
    package let program: Program

    /// Fails while there is an error among the findings.
    package init?(_ program: Program, findings: Findings) {
        guard !findings.containsError else { return nil }
        self.program = program
    }
}
