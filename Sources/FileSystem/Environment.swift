#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The variables that the process was started with, and what they lead to.
package enum Environment {
    package static var variables: [String: String] { ProcessInfo.processInfo.environment }

    /// The first program of that name in the folders of `PATH`.
    package static func program(named name: String, in variables: [String: String] = variables) -> String? {
        (variables["PATH"] ?? "").split(separator: ":")
            .map { Paths.join(String($0), name) }
            .first(where: FileStatus.isProgram)
    }
}
