import ScreenSpecCLibrary
import ScreenSpecFileSystem

/// Keeps what is written inside one output folder, whatever symbolic links lie below it.
struct OutputBoundary: Sendable {
    private let folder: OutputFolder
    /// Where the output folder really is; `nil` as long as it does not exist.
    private let realRoot: String?

    /// The output folder itself may be a symbolic link.
    init(_ folder: OutputFolder) throws(OutputRefusal) {
        self.folder = folder
        realRoot = Paths.real(folder.path)
        if realRoot == nil {
            if (try? FileStatus(path: folder.path, followsLinks: false)) != nil {
                throw .unwritable(folder.displayPath, "it is a symbolic link that leads nowhere; remove it")
            }
            try Self.checkAncestor(of: folder)
        } else if (try? FileStatus(path: folder.path).kind) != .folder {
            throw Self.isFile(folder.displayPath)
        }
    }

    private static func isFile(_ path: String) -> OutputRefusal {
        .unwritable(path, "a file stands where the output folder should be; name another one")
    }

    /// Refuses a folder below the output folder that a link or a file on the way keeps from being inside it.
    func check(_ relative: String) throws(OutputRefusal) {
        guard relative != "." else { return }
        var path = folder.path
        var shown = ""
        for component in relative.split(separator: "/") {
            path = Paths.join(path, String(component))
            shown = Paths.join(shown, String(component))
            guard let status = try? FileStatus(path: path, followsLinks: false) else { return }
            switch status.kind {
            case .folder: continue
            case .link:
                guard realPathInside(path) != nil else { throw outside(shown) }
                guard (try? FileStatus(path: path).kind) == .folder else { throw inTheWay(shown) }
            case .file, .special: throw inTheWay(shown)
            }
        }
    }

    /// Where a link below the output folder leads, if that is inside.
    func realPathInside(_ path: String) -> String? {
        guard let realRoot, let real = Paths.real(path), Paths.isInside(real, realRoot) else { return nil }
        return real
    }

    /// Where a folder below the output folder really is, so that two names of one can be told.
    func realPath(ofFolder relative: String) -> String {
        let path = relative == "." ? folder.path : Paths.join(folder.path, relative)
        return Paths.real(path) ?? path
    }

    func outside(_ relative: String) -> OutputRefusal {
        let path = folder.display(relative)
        return OutputRefusal(
            .outputOutside,
            path,
            "'\(path)' is a symbolic link that leads out of the output folder '\(folder.displayPath)'.",
            help: ["Remove it."]
        )
    }

    private func inTheWay(_ relative: String) -> OutputRefusal {
        .unwritable(folder.display(relative), "a file stands where a folder is needed; remove it")
    }

    /// Of a file in which several folders would lie the same is said for each.
    private static func checkAncestor(of folder: OutputFolder) throws(OutputRefusal) {
        var (ancestor, shown) = (Paths.folder(of: folder.path), Paths.folder(of: folder.displayPath))
        while ancestor != "/" {
            if let status = try? FileStatus(path: ancestor) {
                guard status.kind == .folder else { throw isFile(shown) }
                return
            }
            (ancestor, shown) = (Paths.folder(of: ancestor), Paths.folder(of: shown))
        }
    }
}

extension OutputRefusal: Error {}
