import ScreenSpecDiagnostics

/// A rule that compares what specs say with what the code has.
package struct ComparingRule: Sendable {
    package let description: RuleDescription
    /// Everything that is compared, be it held or not.
    let compare: @Sendable (CodeSubject) -> [Comparison<Diagnostic>]

    init(_ description: RuleDescription, compare: @escaping @Sendable (CodeSubject) -> [Comparison<Diagnostic>]) {
        self.description = description
        self.compare = compare
    }

    func findings(_ subject: CodeSubject) -> [Diagnostic] {
        compare(subject).compactMap(\.difference)
    }
}
