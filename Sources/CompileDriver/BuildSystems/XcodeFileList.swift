import ScreenSpecFileSystem
import SpecProject

/// A list of files for a build phase of Xcode: a path on each line, seen from the folder of the Xcode project, which is where
/// a build phase runs.
struct XcodeFileList: Sendable {
    let name: String
    let text: String

    /// The list of inputs and that of outputs.
    static func all(_ files: ProjectFiles, module: String?, from folder: String) -> [XcodeFileList] {
        let name = module.map { "ScreenSpec-\($0)" } ?? "ScreenSpec"
        return [("input", files.inputs), ("output", files.outputs)].map { kind, paths in
            let lines = paths.map { path in
                let seen = files.path(path, from: folder)
                return (Paths.isAbsolute(seen) ? seen : "$(SRCROOT)/\(seen)") + "\n"
            }
            return XcodeFileList(name: "\(name).\(kind).xcfilelist", text: lines.joined())
        }
    }
}
