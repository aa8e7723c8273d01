import ScreenSpecDiagnostics

/// What the program tells its caller when it ends.
///
/// | status | meaning |
/// |---|---|
/// | 0 | no error |
/// | 1 | an error was found, or a warning under `--strict`, or outputs are out of date under `--check` |
/// | 2 | the run could not be done: a file or folder does not exist, or could not be read or written |
/// | 64 | the command line is wrong |
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case success = 0
    case findings = 1
    case failure = 2
    /// `EX_USAGE`, as the argument parser has it.
    case usage = 64

    /// The status of a run that ended with these findings.
    package init(_ findings: Findings, of rules: RuleRegistry, isStrict: Bool = false) {
        if findings.contains(where: { $0.severity == .error && rules.description($0.rule)?.isFailure == true }) {
            self = .failure
        } else if findings.containsError || isStrict && !findings.isEmpty {
            self = .findings
        } else {
            self = .success
        }
    }
}
