/// A version of iOS, the platform that all facts are about.
package struct PlatformVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    package var major: Int
    package var minor: Int

    package init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads "15" or "13.4"; anything after the second number is ignored.
    package init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = numbers.first, let major = Int(first), major >= 0 else { return nil }
        guard numbers.count > 1 else {
            self.init(major: major)
            return
        }
        guard let minor = Int(numbers[1]), minor >= 0 else { return nil }
        self.init(major: major, minor: minor)
    }

    package var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }

    package static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
