/// What Swift files hold in place of what the disk has: fixes that are not written yet, or what was there before a change.
package struct FileOverlay: Hashable, Sendable {
    /// By absolute path; also those of files that the disk no longer has.
    package var texts: [String: [UInt8]] = [:]
    /// Files of the disk that are left out.
    package var absent: Set<String> = []

    package init() {}

    package var isEmpty: Bool { texts.isEmpty && absent.isEmpty }
}
