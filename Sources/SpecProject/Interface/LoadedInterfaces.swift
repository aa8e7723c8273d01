import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd

/// A module that the compiled one depends on, and where its own compile leaves what it shows.
package struct InterfaceReference: Sendable, Hashable {
    package let module: String
    /// Its `ScreenSpecModule.swift`, absolute.
    package let path: String
    /// Where the dependency is declared, if that is in a file of this run.
    package let place: SourceRange?
    /// The command that makes it; `nil` where that is a build system's.
    package let command: String?
}

/// The interfaces of other modules, read from their summaries.
package struct LoadedInterfaces: Sendable {
    /// By the names of modules.
    package private(set) var interfaces: [String: ModuleInterface] = [:]
    /// The architectures in them.
    package private(set) var architectures: [ParsedFile] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// What the system says of each summary, in the order of `references`.
    package private(set) var watched: [WatchedFile] = []

    /// - Parameters:
    ///   - folder: The folder that paths in reports are relative to.
    ///   - files: The files of the run, to which the summaries are added.
    package init(_ references: [InterfaceReference], from folder: String, addingTo files: inout SourceFiles) {
        var seen: Set<ModuleInterface.ArchitectureEntry> = []
        for reference in references {
            let display = Paths.display(reference.path, from: folder)
            let content: StampedFile
            do throws(FileProblem) {
                content = try FileReader().readStamped(reference.path)
            } catch {
                fail(reference, Self.reason(error, display))
                continue
            }
            let id = files.append(path: display, bytes: content.bytes)
            watched.append(WatchedFile(path: display, content, hash: ContentHash(content.bytes).value))
            do throws(InterfaceSummary.Problem) {
                let interface = try InterfaceSummary.read(content.bytes, ofModule: reference.module)
                interfaces[reference.module] = interface
                for entry in interface.architectures where seen.insert(entry).inserted {
                    architectures.append(SpecParser.parse(Self.source(of: entry, content.bytes, id, display)))
                }
            } catch {
                fail(reference, Self.reason(error, display), isEdited: error == .edited)
            }
        }
    }

    /// An architecture as a spec that stands in its line of the summary, so that what is said of it leads there.
    private static func source(
        of entry: ModuleInterface.ArchitectureEntry,
        _ summary: [UInt8],
        _ id: FileID,
        _ path: String
    ) -> SourceFile {
        let line = Array("// {\"architecture\":\"\(entry.name)\"".utf8)
        let offset = summary.firstRange(of: line)?.lowerBound ?? 0
        let bytes = Array(repeating: UInt8(ascii: " "), count: offset) + entry.spec.utf8
        return SourceFile(id: id, path: path, bytes: bytes)
    }

    private mutating func fail(_ reference: InterfaceReference, _ reason: String, isEdited: Bool = false) {
        let remedy =
            reference.command.map { "Run '\($0)\(isEdited ? " --force" : "")' first." }
            ?? "Compile '\(reference.module)' first."
        diagnostics.append(
            RuleDescription.unusableInterface.finding(
                at: reference.place,
                "What '\(reference.module)' shows to other modules is not known, since \(reason).",
                help: [remedy],
                subject: Subject(reference.module)
            )
        )
        interfaces[reference.module] = .unknown(reference.module)
    }

    private static func reason(_ problem: FileProblem, _ path: String) -> String {
        switch problem {
        case .missing: "'\(path)' does not exist"
        case .unreadable(let error): "'\(path)' can't be read: \(error.reason)"
        case .folder, .special, .tooLarge: "'\(path)' is no file that the compiler has written"
        }
    }

    private static func reason(_ problem: InterfaceSummary.Problem, _ path: String) -> String {
        switch problem {
        case .foreign: "'\(path)' was not generated, or is damaged"
        case .edited: "'\(path)' was edited by hand, or is damaged"
        case .missing: "'\(path)' holds no interface"
        case .version(let version):
            "'\(path)' holds an interface of version \(version), and this compiler reads"
                + " \(InterfaceSummary.readableVersions.formattedList(with: "and"))"
        case .module(let name): "'\(path)' holds the interface of the module '\(name)'"
        case .damaged(let line): "'\(path)' can't be understood in line \(line)"
        }
    }
}
