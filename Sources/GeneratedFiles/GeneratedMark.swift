/// Whether a Swift file has ScreenSpec's header, and still is what was generated.
package enum GeneratedMark: Sendable {
    case handWritten
    case generated
    /// The hash in the header no longer fits what follows it.
    case edited

    package init(of bytes: [UInt8]) {
        guard let file = OutputHeader.read(bytes, .slashes) else {
            self = .handWritten
            return
        }
        self = file.isEdited ? .edited : .generated
    }
}
