import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecFrontEnd
import SwiftEmitter

/// The specs of one module, and where what is made of them goes.
package struct ModuleSources: Sendable {
    /// `nil` where the project is one module.
    package let name: String?
    /// Absolute paths of specs.
    fileprivate(set) var paths: [String]
    package let outputs: ModuleOutputs
    /// The names of modules.
    package let dependsOn: [String]
    /// What its settings are.
    package let project: ProjectFile
}

/// Finds the specs of a project, module by module.
package struct ProjectSources: Sendable {
    package private(set) var modules: [ModuleSources] = []
    /// The modules of which only that counts which they show to others: none, where the whole project is compiled.
    package private(set) var interfaces: [InterfaceReference] = []
    /// The specs that the command line names, absolute; `nil` where it names none and all are meant.
    package private(set) var selection: Set<String>?
    package private(set) var diagnostics: [Diagnostic] = []
    /// The folders that were looked into, by their absolute paths.
    package private(set) var folders: [String: WatchedFile] = [:]
    /// Whether the same folders are sure to lead to the same specs again.
    package private(set) var dependsOnFoldersOnly = true

    /// The module whose outputs are asked for; `nil` for all.
    package let requested: String?
    /// Whether the modules are those of a build description, and the output folder thus that of one of them alone.
    package let areDescribed: Bool

    /// The paths of all specs, sorted and each once.
    package var paths: [String] {
        modules.count == 1 ? modules[0].paths : Set(modules.flatMap(\.paths)).sorted()
    }

    /// What a build description lists, without a look at the disk.
    ///
    /// - Parameter module: The one to write; `nil` where the description can't be read, and there are none at all.
    package init(described module: String?, _ modules: [ModuleSources], interfaces: [InterfaceReference] = []) {
        requested = module
        areDescribed = true
        self.modules = modules
        self.interfaces = interfaces
    }

    package init(_ project: ProjectFile, in location: ProjectLocation, request: CompileRequest) {
        requested = request.module
        areDescribed = false
        var named: [String] = []
        if !request.paths.isEmpty {
            let found = FileDiscovery(folder: request.workingFolder).find(request.paths)
            diagnostics += found.diagnostics
            named = found.paths
            selection = Set(named)
        }
        if project.modules.isEmpty {
            single(project, in: location, request: request, named: named)
        } else {
            several(project, in: location, request: request)
        }
        checkOutputsOfTests(project, in: location, request: request)
    }

    /// The modules of a project, of whose specs nothing is known.
    package init(withoutSpecs project: ProjectFile, in location: ProjectLocation, request: CompileRequest) {
        requested = request.module
        areDescribed = false
        if project.modules.isEmpty {
            modules = [Self.sources([], project, in: location, request: request)]
        } else {
            modules = project.modules(of: request).map { module in
                Self.sources(of: module, [], project, in: location, request: request)
            }
            interfaces = Self.interfaces(project, in: location, request: request)
        }
    }

    /// The same modules with other specs, by the places of the modules.
    ///
    /// - Parameter foldersDecide: Whether the same folders are sure to lead to the same specs again.
    package func holding(_ paths: [[String]], foldersDecide: Bool) -> ProjectSources {
        var sources = self
        sources.dependsOnFoldersOnly = foldersDecide
        sources.modules = zip(modules, paths).map { module, paths in
            var module = module
            module.paths = paths
            return module
        }
        return sources
    }

    /// Whether a path of the project file leads to no spec, so that names may be missed.
    package var lackSpecs: Bool {
        diagnostics.contains { $0.rule == RuleDescription.noSuchPath.id && $0.range != nil }
    }

    /// Whether what a module makes is asked for.
    package func isRequested(_ module: String?) -> Bool {
        requested == nil || requested == module
    }

    /// A project that is one module.
    private static func sources(
        _ paths: [String],
        _ project: ProjectFile,
        in location: ProjectLocation,
        request: CompileRequest
    ) -> ModuleSources {
        let outputs = ModuleOutputs(of: nil, of: project, in: location, request)
        return ModuleSources(
            name: nil,
            paths: paths,
            outputs: outputs,
            dependsOn: [],
            project: project.making(outputs)
        )
    }

    private static func sources(
        of module: ProjectFile.Module,
        _ paths: [String],
        _ project: ProjectFile,
        in location: ProjectLocation,
        request: CompileRequest
    ) -> ModuleSources {
        let outputs = ModuleOutputs(of: module, of: project, in: location, request)
        return ModuleSources(
            name: module.name.text,
            paths: paths,
            outputs: outputs,
            dependsOn: project.dependencies(of: module),
            project: project.settings(of: module).making(outputs)
        )
    }

    /// Where the modules that the requested one depends on leave their interfaces.
    private static func interfaces(
        _ project: ProjectFile,
        in location: ProjectLocation,
        request: CompileRequest
    ) -> [InterfaceReference] {
        guard let module = project.modules.first(where: { $0.name.text == request.module }) else { return [] }
        var seen: Set<String> = [module.name.text]
        return module.dependsOn.compactMap { name in
            guard let other = project.modules.first(where: { $0.name.text == name.text }),
                seen.insert(name.text).inserted
            else { return nil }
            return InterfaceReference(
                module: name.text,
                path: Paths.join(
                    ModuleOutputs(of: other, of: project, in: location, request).declarations,
                    OutputForm.moduleFileName
                ),
                place: name.range,
                command: "screenspec compile --module \(name.text)"
            )
        }
    }

    private mutating func single(
        _ project: ProjectFile,
        in location: ProjectLocation,
        request: CompileRequest,
        named: [String]
    ) {
        if let module = request.module {
            report(.unknownModule, at: nil, "There is no module '\(module)': the project file has no 'modules'.")
        }
        // Names resolve across all specs of a project, also where only some of them are to be written.
        var paths = Set(named)
        if location.file != nil || named.isEmpty {
            let folders = Self.defaultSpecs(in: location.folder, request.overlay)
            paths.formUnion(find(project.specs, default: folders, in: location.folder, request))
        }
        modules = [Self.sources(paths.sorted(), project, in: location, request: request)]
    }

    private mutating func several(_ project: ProjectFile, in location: ProjectLocation, request: CompileRequest) {
        let names = project.modules.map(\.name.text)
        if let wanted = request.module, !names.contains(wanted) {
            let hint = Spelling.suggestion(for: wanted, among: names)
            report(.unknownModule, at: nil, "There is no module '\(wanted)'\(hint.isEmpty ? "." : hint)")
        }
        let wanted = project.modules(of: request)
        for module in wanted {
            let folder = "Specs/\(module.name.text)"
            let hasFolder = module.specs.isEmpty && Self.holdsFolder(folder, in: location.folder, request.overlay)
            // It may come later.
            if module.specs.isEmpty, !hasFolder { dependsOnFoldersOnly = false }
            let paths = find(module.specs, default: hasFolder ? [folder] : [], in: location.folder, request)
            modules.append(Self.sources(of: module, paths, project, in: location, request: request))
        }
        interfaces = Self.interfaces(project, in: location, request: request)
        checkOwners(wanted, among: project.modules, in: location)
    }

    /// A spec belongs to one module, and what the command line names to any at all.
    ///
    /// - Parameters:
    ///   - wanted: Those that are compiled.
    ///   - all: Those of the project.
    private mutating func checkOwners(
        _ wanted: [ProjectFile.Module],
        among all: [ProjectFile.Module],
        in location: ProjectLocation
    ) {
        var owners: [String: Name] = [:]
        for (module, sources) in zip(wanted, modules) {
            for path in sources.paths {
                guard let other = owners.updateValue(module.name, forKey: path), other != module.name else { continue }
                let display = Paths.display(path, from: location.folder)
                report(
                    .sharedSpec,
                    at: module.name.range,
                    "'\(display)' belongs to two modules, '\(other.text)' and '\(module.name.text)'.",
                    help: ["Narrow the 'specs' of one."],
                    notes: [Diagnostic.Note(at: other.range, "The other module is here.")]
                )
            }
        }
        let astray = (selection ?? []).filter { owners[$0] == nil }.sorted()
        guard !astray.isEmpty else { return }
        var others: [String: String] = [:]
        for module in all where !wanted.contains(where: { $0.name == module.name }) {
            for path in FileDiscovery(folder: location.folder).find(module.specs).paths {
                others[path] = module.name.text
            }
        }
        for path in astray {
            let display = Paths.display(path, from: location.folder)
            if let owner = others[path] {
                report(
                    .noSuchPath,
                    at: nil,
                    "'\(display)' belongs to the module '\(owner)', which is not compiled.",
                    help: ["Leave '--module' out, or name '\(owner)'."]
                )
                continue
            }
            report(
                .noSuchPath,
                at: nil,
                "'\(display)' belongs to no module.",
                help: ["Add its folder to the 'specs' of one."]
            )
        }
    }

    /// What is for tests lies in no folder of outputs that are compiled with the app.
    private mutating func checkOutputsOfTests(
        _ project: ProjectFile,
        in location: ProjectLocation,
        request: CompileRequest
    ) {
        let folders = modules.map(\.outputs.declarations)
        for module in modules {
            let own = project.modules.first { $0.name.text == module.name }?.sideOutputs
            var reported: Set<String> = []
            // What goes where somebody has said is told there, and not once more of what goes there too.
            let outputs = module.outputs.ofTests.map { output in
                (output, place: own?.folder(of: output.form) ?? project.sideOutputs.folder(of: output.form))
            }
            for (output, place) in outputs.filter({ $0.place != nil }) + outputs.filter({ $0.place == nil }) {
                guard let app = folders.first(where: { Paths.isInside(output.folder, $0) }),
                    reported.insert(output.folder).inserted
                else { continue }
                report(
                    .conflictingKeys,
                    at: request.folder(of: output.form) == nil ? place?.range : nil,
                    "'\(Paths.display(output.folder, from: location.folder))' is part of the app's '"
                        + "\(Paths.display(app, from: location.folder))', so the app would compile the \(output.form.name).",
                    help: ["Name a folder for \(output.form.name) that only tests compile."]
                )
            }
        }
    }

    private mutating func find(
        _ names: [Name],
        default folders: [String],
        in folder: String,
        _ request: CompileRequest
    ) -> [String] {
        let discovery = FileDiscovery(folder: folder, listings: request.listings, overlay: request.overlay)
        let found = names.isEmpty ? discovery.find(folders) : discovery.find(names)
        diagnostics += found.diagnostics
        for entered in found.folders { self.folders[entered.path] = entered }
        if found.meetsLinks || !found.diagnostics.isEmpty { dependsOnFoldersOnly = false }
        return found.paths
    }

    private mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange?,
        _ message: String,
        help: [String] = [],
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(rule.finding(at: range, message, help: help, notes: notes))
    }

    /// The folder `Specs`, where there is one, or else the whole project.
    private static func defaultSpecs(in folder: String, _ overlay: FileOverlay) -> [String] {
        holdsFolder("Specs", in: folder, overlay) ? ["Specs"] : ["."]
    }

    private static func holdsFolder(_ name: String, in folder: String, _ overlay: FileOverlay) -> Bool {
        let path = Paths.join(folder, name)
        return (try? FileStatus(path: path))?.kind == .folder
            || overlay.texts.keys.contains { $0 != path && Paths.isInside($0, path) }
    }
}

extension ProjectFile {
    /// The modules whose specs are read: the requested one, or all.
    package func modules(of request: CompileRequest) -> [Module] {
        modules.filter { request.module == nil || request.module == $0.name.text }
    }
}
