import ScreenModel
import ScreenSpecDiagnostics
import YAMLTree

/// Which ScreenSpec this is, and what it is built of.
package struct ProgramVersion: Hashable, Sendable {
    /// That of the package, without a `v`: the tag of its release.
    package static let number = "1.0.0"

    private let swiftSyntax: String?

    /// - Parameter swiftSyntax: The version of swift-syntax, where the program has it.
    package init(swiftSyntax: String? = nil) {
        self.swiftSyntax = swiftSyntax
    }

    package var text: String {
        var lines = ["screenspec \(Self.number), language version \(LanguageVersion.current)"]
        if let swiftSyntax { lines.append("swift-syntax \(swiftSyntax)") }
        lines += ["libyaml \(LibYAML.version)", Self.triple]
        return lines.joined(separator: "\n")
    }

    package var json: JSON {
        .object([
            "screenspec": .string(Self.number),
            "languageVersion": .integer(LanguageVersion.current),
            "swiftSyntax": swiftSyntax.map(JSON.string),
            "libyaml": .string(LibYAML.version),
            "triple": .string(Self.triple),
        ])
    }

    /// The system that the program is built for, as Swift names it.
    package static var triple: String { "\(architecture)-\(system)" }

    private static var architecture: String {
        #if arch(arm64) && canImport(Darwin)
        return "arm64"
        #elseif arch(arm64)
        return "aarch64"
        #elseif arch(x86_64)
        return "x86_64"
        #else
        return "unknown"
        #endif
    }

    private static var system: String {
        #if canImport(Darwin)
        return "apple-macosx"
        #elseif canImport(Musl)
        return "unknown-linux-musl"
        #elseif os(Linux)
        return "unknown-linux-gnu"
        #else
        return "unknown-unknown"
        #endif
    }
}
