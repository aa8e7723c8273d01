import Foundation
import SourceText

/// Writes what other modules may know of the one that was compiled, where the request asks for it.
struct InterfaceFile {
    private let path: String
    private let displayPath: String
    private let text: String

    /// `nil` where nobody asks.
    init?(_ request: CompileRequest, _ compilation: Compilation) {
        guard let path = request.interface, let module = compilation.modules.first(where: \.isRequested) else {
            return nil
        }
        let files = module.program.files.compactMap { compilation.files[$0.id] }
        text = ModuleInterface.text(of: files, module: module.name ?? "")
        displayPath = path
        self.path = Paths.normalised(Paths.join(request.workingFolder, path))
    }

    /// Leaves a file with the same contents alone; returns what kept it from being written.
    func write() -> Diagnostic? {
        let bytes = Array(text.utf8)
        if (try? FileReader().read(path)) == bytes { return nil }
        do throws(SystemError) {
            var created = CreatedFolders()
            try created.create(Paths.folder(of: path))
            let temporary = "\(path).\(UInt32.random(in: .min ... .max)).tmp"
            do throws(SystemError) {
                try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL).write(bytes)
                _ = try uninterrupted { rename(temporary, path) }
            } catch {
                unlink(temporary)
                throw error
            }
            return nil
        } catch {
            return Diagnostic("unwritable-output", at: nil, "'\(displayPath)' cannot be written: \(error.reason).")
        }
    }
}
