import ScreenSpecReporting
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject

/// Files that a run leaves beside its outputs for build systems, where they ask for them.
package struct BuildSystemFiles: Sendable {
    /// What Make and Ninja read to learn of the inputs.
    package var depfile: String?
    /// A file that is as new as the last run that succeeded.
    package var stamp: String?
    /// The folder for the lists that a build phase of Xcode reads.
    package var fileLists: String?

    package init() {}

    package var isEmpty: Bool { depfile == nil && stamp == nil && fileLists == nil }

    /// Writes them; returns what kept them from being written. The stamp comes last.
    func write(_ files: ProjectFiles, _ request: CompileRequest) -> [Diagnostic] {
        let folder = request.workingFolder
        var problems: [Diagnostic] = []
        if let depfile {
            let target = stamp ?? files.outputs.last.map { files.path($0, from: folder) } ?? depfile
            let text = Depfile.text(
                target: target,
                inputs: (files.inputs + files.searchedFolders).map { files.path($0, from: folder) }
            )
            problems += Self.write(text, to: Paths.join(folder, depfile))
        }
        if let fileLists {
            for list in XcodeFileList.all(files, module: request.module, from: folder) {
                problems += Self.write(list.text, to: Paths.join(Paths.join(folder, fileLists), list.name))
            }
        }
        if let stamp { problems += Self.write("", to: Paths.join(folder, stamp), isStamp: true) }
        return problems
    }

    /// A file that is what it should be stays as it is, unless its time is what matters.
    private static func write(_ text: String, to path: String, isStamp: Bool = false) -> [Diagnostic] {
        let bytes = Array(text.utf8)
        if !isStamp, let old = try? FileReader().read(path), old == bytes { return [] }
        do throws(SystemError) {
            try FileReplacement.write(bytes, makingFolderOf: path)
            return []
        } catch {
            return [
                RuleDescription.unwritableReport.finding(
                    at: nil,
                    "The file '\(path)' cannot be written: \(error.reason)."
                )
            ]
        }
    }
}
