/// What stands for a name in a pattern: `{screen}` of `{screen}Robot`.
package enum Placeholder: String, Sendable {
    case `protocol` = "{protocol}"
    case screen = "{screen}"
    case subview = "{subview}"

    package func isPart(of pattern: String) -> Bool { pattern.contains(rawValue) }

    /// `LoginRobot` of `{screen}Robot`.
    package func replaced(in pattern: String, by name: String) -> String {
        pattern.split(separator: rawValue, omittingEmptySubsequences: false).joined(separator: name)
    }
}
