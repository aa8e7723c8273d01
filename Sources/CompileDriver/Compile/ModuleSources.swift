import ScreenModel
import SourceText
import SpecFrontEnd

/// The specs of one module, and where what is made of them goes.
struct ModuleSources: Sendable {
    /// `nil` where the project is one module.
    let name: String?
    /// Absolute paths of specs.
    var paths: [String]
    /// Absolute.
    let output: String
    let dependsOn: [Name]
}

/// Finds the specs of a project, module by module.
struct ProjectSources: Sendable {
    private(set) var modules: [ModuleSources] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The paths of all specs, sorted and each once.
    var paths: [String] {
        modules.count == 1 ? modules[0].paths : Set(modules.flatMap(\.paths)).sorted()
    }

    init(_ project: ProjectFile, in location: ProjectLocation, request: CompileRequest) {
        if project.modules.isEmpty {
            single(project, in: location, request: request)
        } else {
            several(project, in: location, request: request)
        }
    }

    private mutating func single(_ project: ProjectFile, in location: ProjectLocation, request: CompileRequest) {
        if let module = request.module {
            diagnostics.append(
                Diagnostic(
                    "unknown-module",
                    at: nil,
                    "There is no module '\(module)': the project file has no 'modules'."
                )
            )
        }
        let output = output(project.output?.text ?? Self.defaultOutput, in: location, request: request)
        let paths: [String]
        if request.paths.isEmpty {
            paths = find(
                project.specs,
                default: Self.defaultSpecs(in: location.folder),
                in: location.folder,
                except: output
            )
        } else {
            let found = SpecDiscovery(folder: request.workingFolder).find(request.paths)
            diagnostics += found.diagnostics
            paths = found.paths
        }
        modules = [ModuleSources(name: nil, paths: paths, output: output, dependsOn: [])]
    }

    private mutating func several(_ project: ProjectFile, in location: ProjectLocation, request: CompileRequest) {
        if let wanted = request.module, !project.modules.contains(where: { $0.name.text == wanted }) {
            let hint = Spelling.suggestion(for: wanted, among: project.modules.map(\.name.text))
            diagnostics.append(
                Diagnostic("unknown-module", at: nil, "There is no module '\(wanted)'\(hint.isEmpty ? "." : hint)")
            )
        }
        var owners: [String: Name] = [:]
        for module in project.modules {
            let folder = module.output?.text ?? "\(Self.defaultOutput)/\(module.name.text)"
            let output = request.output.map { Paths.join($0, module.name.text) } ?? folder
            let place = Paths.normalised(
                Paths.join(request.output == nil ? location.folder : request.workingFolder, output)
            )
            let paths = find(module.specs, default: [], in: location.folder, except: place)
            for path in paths {
                guard let other = owners.updateValue(module.name, forKey: path), other != module.name else { continue }
                diagnostics.append(
                    Diagnostic(
                        "shared-spec",
                        at: module.name.range,
                        "'\(Paths.display(path, from: location.folder))' belongs to two modules, '\(other.text)' and '\(module.name.text)'; narrow the 'specs' of one.",
                        notes: [Diagnostic.Note(at: other.range, "The other module is here.")]
                    )
                )
            }
            modules.append(
                ModuleSources(name: module.name.text, paths: paths, output: place, dependsOn: module.dependsOn)
            )
        }
        guard !request.paths.isEmpty else { return }
        diagnostics.append(
            Diagnostic(
                "no-such-path",
                at: nil,
                "A project with modules is compiled as a whole, or by '--module NAME'; name no paths."
            )
        )
    }

    private mutating func find(_ names: [Name], default folders: [String], in folder: String, except output: String)
        -> [String]
    {
        let found = SpecDiscovery(folder: folder).find(names.isEmpty ? folders : names.map(\.text))
        diagnostics += found.diagnostics
        return found.paths
    }

    private func output(_ folder: String, in location: ProjectLocation, request: CompileRequest) -> String {
        guard let output = request.output else { return Paths.normalised(Paths.join(location.folder, folder)) }
        return Paths.normalised(Paths.join(request.workingFolder, output))
    }

    static let defaultOutput = "Generated"

    /// The folder `Specs`, where there is one, or else the whole project.
    private static func defaultSpecs(in folder: String) -> [String] {
        (try? FileStatus(path: Paths.join(folder, "Specs")))?.kind == .folder ? ["Specs"] : ["."]
    }
}
