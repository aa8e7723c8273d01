import CodeProject
import ScreenSpecCache
import ScreenSpecFileSystem
import ScreenSpecReporting
import SpecProject

/// What an update told that had nothing to write. It has nothing to write again while all that it looks at holds what it held.
struct SettledUpdate: Sendable {
    let texts: [ExtractionReport.Target.Form: String]
    let status: ExitStatus

    private static let name = "extract"

    /// Where it is found again: the inputs and the request, as bytes.
    struct Place: Equatable, Sendable {
        private let inputs: [UInt8]
        private let folder: CacheFolder

        static func == (place: Place, other: Place) -> Bool { place.inputs == other.inputs }

        /// `nil` where nobody knows what all files hold, and where a run does more than look for what is new.
        init?(_ request: ExtractRequest) {
            guard case .update(let update) = request.mode, update.renames.isEmpty, !update.prunes, !update.isDry,
                let inputs = CheckInputs(request.compile)
            else { return nil }
            let location = LoadedProject(named: request.compile.project, from: request.compile.workingFolder).location
            var writer = ByteWriter()
            let paths = request.paths.map { Paths.normalised(Paths.join(request.compile.workingFolder, $0)) }
            for words in [paths.map { Paths.display($0, from: location.folder) }, request.names] {
                writer.write(words) { $0.write($1) }
            }
            for word in [request.output, request.architecture, request.module, request.openLimit.map(String.init)] {
                writer.write(word)
            }
            writer.write(request.isStrict)
            writer.write(MainStoryboards(in: location.folder).all) { writer, storyboard in
                writer.write(storyboard.name)
                writer.write(storyboard.folder)
            }
            self.inputs = writer.bytes + inputs.bytes
            folder = CacheFolder(projectFolder: location.folder)
        }

        fileprivate var file: CacheFile {
            CacheFile(SettledUpdate.name, in: folder, key: CacheFile.Key(inputs))
        }
    }

    init(texts: [ExtractionReport.Target.Form: String], status: ExitStatus) {
        (self.texts, self.status) = (texts, status)
    }

    init?(at place: Place) {
        guard let bytes = place.file.read()?.part(0) else { return nil }
        var reader = ByteReader(bytes)
        guard let status = (try? reader.readText()).flatMap(Int32.init).flatMap(ExitStatus.init),
            let text = try? reader.readText(), let json = try? reader.readText()
        else { return nil }
        self.init(texts: [.terminal: text, .json: json], status: status)
    }

    func keep(at place: Place) {
        var writer = ByteWriter()
        for text in ["\(status.rawValue)", texts[.terminal] ?? "", texts[.json] ?? ""] { writer.write(text) }
        place.file.write([writer.bytes])
    }
}
