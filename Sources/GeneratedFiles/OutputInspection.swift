import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// What stands on the disk where an output shall be.
package enum OutputInspection: Sendable {
    case missing
    case unchanged(FileStamp)
    /// Generated before, and different now.
    case outdated(FileStatus)
    /// Generated, and edited by hand since.
    case edited(FileStatus)
    case foreign
    case refused(OutputRefusal)

    /// - Parameters:
    ///   - path: Absolute.
    ///   - head: The header and what separates it from the body.
    init(of file: GeneratedFile, head: [UInt8], at path: String, in folder: OutputFolder, _ boundary: OutputBoundary) {
        do throws(SystemError) {
            self = try Self.compare(file, head: head, at: path, in: folder)
        } catch {
            switch error.code {
            case ENOENT, ENOTDIR: self = .missing
            // What O_NOFOLLOW answers to a symbolic link.
            case ELOOP, EMLINK:
                if let real = boundary.realPathInside(path), real != path {
                    self = OutputInspection(of: file, head: head, at: real, in: folder, boundary)
                } else {
                    self = .refused(boundary.outside(file.path))
                }
            default: self = .refused(.unwritable(folder.display(file.path), error.reason))
            }
        }
    }

    private static func compare(
        _ file: GeneratedFile,
        head: [UInt8],
        at path: String,
        in folder: OutputFolder
    ) throws(SystemError) -> OutputInspection {
        let descriptor = try Descriptor(opening: path, O_RDONLY | O_NOFOLLOW)
        let status = try FileStatus(descriptor)
        switch status.kind {
        case .file: break
        case .folder, .link:
            return .refused(.unwritable(folder.display(file.path), "a folder stands in its place; remove it"))
        case .special(let words):
            return .refused(.unwritable(folder.display(file.path), "\(words) stands in its place; remove it"))
        }
        let bytes = try descriptor.read(expecting: min(status.size, sizeLimit), upTo: sizeLimit)
        if bytes.count == head.count + file.body.count, bytes.starts(with: head), bytes[head.count...] == file.body[...]
        {
            return .unchanged(status.stamp)
        }
        guard let there = OutputHeader.read(bytes, folder.kind.comment(of: file.path)) else { return .foreign }
        return there.isEdited ? .edited(status) : .outdated(status)
    }

    /// No output comes near it; what is larger has been edited.
    package static let sizeLimit = 64 << 20
}
