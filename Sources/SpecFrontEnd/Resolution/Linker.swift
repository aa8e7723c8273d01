import ScreenModel
import ScreenSpecDiagnostics

/// Makes one program of parsed files: declares the names of all documents first, then resolves the names in each.
package enum Linker {
    /// The architectures that a project may name: built-in ones and those of its specs, of whatever module.
    package static func architectures(in files: [ParsedFile]) -> ArchitectureTable {
        ArchitectureTable(files.flatMap(\.architectures))
    }

    /// What the documents of one file make by themselves.
    ///
    /// - Parameter log: Where it is written down which architectures were asked for.
    package static func outlines(
        of file: ParsedFile,
        architectures: ArchitectureTable,
        project: ProjectFile,
        log: QuestionLog? = nil
    ) -> [ComponentOutline] {
        let generates = FolderRules.generates(file.path, project)
        return file.documents.compactMap { document in
            guard case .component(let declaration, _) = document else { return nil }
            if let log, let name = ComponentOutline.architecture(of: declaration, in: project) {
                for name in architectures.lineage(of: name) { log.insert(Question(.architecture, name)) }
            }
            return ComponentOutline(
                declaration,
                in: file.id,
                architectures: architectures,
                project: project,
                generates: generates
            )
        }
    }

    /// The names that the files of one module make.
    ///
    /// - Parameter allNames: The names of the whole module, where the files are only a part of it.
    package static func symbols(
        in files: [ParsedFile],
        architectures: ArchitectureTable,
        project: ProjectFile,
        allNames: (@Sendable () -> ModuleNames)? = nil
    ) -> SymbolTable {
        symbols(
            outlines: files.flatMap { outlines(of: $0, architectures: architectures, project: project) },
            models: files.flatMap(\.models),
            written: files.flatMap(\.architectures),
            project: project,
            allNames: allNames
        )
    }

    /// - Parameters:
    ///   - outlines: Those of all files, in their order.
    ///   - written: The architectures that they declare, as they are written.
    package static func symbols(
        outlines: [ComponentOutline],
        models: [Model],
        written: [Architecture],
        project: ProjectFile,
        allNames: (@Sendable () -> ModuleNames)? = nil
    ) -> SymbolTable {
        SymbolTable(
            outlines: outlines,
            models: models,
            architectures: written,
            settings: project.settings,
            allNames: allNames
        )
    }

    /// What resolving one file makes and finds.
    package struct LinkedFile: Sendable {
        package let file: SpecFile
        package let diagnostics: [Diagnostic]
        package let unknownTypes: [UnknownUse]
    }

    /// Resolves the names of one file.
    ///
    /// - Parameter outlines: Those of the file's documents, in their order.
    package static func link(
        _ parsed: ParsedFile,
        source: SourceFile,
        scope: Scope,
        outlines: [ComponentOutline]
    ) -> LinkedFile {
        var outlines = outlines[...]
        var documents: [Document] = []
        var diagnostics: [Diagnostic] = []
        var unknown: [UnknownUse] = []
        var modules: [String: String] = [:]
        var robots: [ScreenRobot] = []
        for document in parsed.documents {
            var context: DocumentContext
            switch document {
            case .component(let declaration, let pending):
                guard let own = outlines.popFirst() else { continue }
                context = DocumentContext(scope: scope, file: source, outline: own, owner: declaration.name.text)
                var component = context.component(own, pending: pending)
                component.identifiers = context.identifiers(of: component)
                component.preview = context.preview(of: component)
                if let robot = context.robot(of: component) { robots.append(robot) }
                documents.append(.component(component))
            case .models(let models):
                context = DocumentContext(scope: scope, file: source, outline: nil, owner: "models")
                documents.append(
                    .models(context.models(models))
                )
            case .architecture(let architecture):
                context = DocumentContext(scope: scope, file: source, outline: nil, owner: architecture.name.text)
                scope.recordArchitecture(architecture.name.text)
                let merged = scope.architectures[architecture.name.text] ?? architecture
                let generates = FolderRules.generates(parsed.path, scope.project)
                documents.append(.architecture(context.architecture(merged, generates: generates)))
            }
            diagnostics += context.diagnostics + context.types.diagnostics
            unknown += context.types.unknown
            modules.merge(context.types.modules) { first, _ in first }
        }
        var file = SpecFile(id: parsed.id, path: parsed.path, documents: documents, modules: modules)
        file.robots = robots
        if let settings = scope.project.settings.doubles {
            var resolver = DoubleResolver(scope, settings)
            for document in documents { resolver.add(document, isolation: scope.project.settings.isolation) }
            file.doubles = resolver.doubles
            file.missingDoubles = resolver.missing
        }
        return LinkedFile(file: file, diagnostics: diagnostics, unknownTypes: unknown)
    }

    /// The program that linked files make, with the architectures that its screens have.
    package static func program(_ files: [SpecFile], scope: Scope) -> Program {
        var used: Set<String> = []
        var generating: Set<String> = []
        for file in files {
            for document in file.documents {
                switch document {
                case .component(let component):
                    guard let architecture = component.architecture else { continue }
                    used.insert(architecture)
                    if component.generates { generating.insert(architecture) }
                case .architecture(let architecture): used.insert(architecture.name.text)
                case .models: break
                }
            }
        }
        let architectures = scope.architectures.names.filter(used.contains).compactMap { scope.architectures[$0] }
        var files = files
        declareNamespaces(in: &files, scope: scope)
        var program = Program(
            module: scope.module,
            settings: scope.project.settings,
            files: files,
            architectures: architectures
        )
        program.supportTypes = supportTypes(in: generating.compactMap { scope.architectures[$0] }, scope: scope)
        program.externalClasses = scope.project.knownTypes.compactMap { type in
            type.inherits.map { ExternalClass(name: type.name, superclass: $0) }
        }
        return program
    }

    /// The base classes that screens of some architectures inherit and that nobody else declares.
    private static func supportTypes(in architectures: [Architecture], scope: Scope) -> [SupportType] {
        let inherited = Set(architectures.flatMap(\.roles).compactMap { $0.inherits?.type.description })
        return SupportType.allCases.filter { type in
            inherited.contains(type.rawValue) && !scope.symbols.declares(type.rawValue)
                && scope.externals.entry(for: type.rawValue) == nil
        }
    }

    /// Gives the enums that generated models are nested in to the first file that needs them.
    private static func declareNamespaces(in files: inout [SpecFile], scope: Scope) {
        var declared: Set<String> = []
        for index in files.indices {
            for name in files[index].documents.flatMap(\.generatedTypes) {
                let parts = name.dottedParts
                for length in 1..<max(parts.count, 1) {
                    let path = parts.prefix(length).joined(separator: ".")
                    guard !scope.symbols.declares(path), scope.externals.entry(for: path) == nil,
                        declared.insert(path).inserted
                    else { continue }
                    files[index].namespaces.append(path)
                }
            }
        }
    }
}

extension Document {
    /// The names of generated types that may be nested in others.
    fileprivate var generatedTypes: [String] {
        switch self {
        case .models(let models): models.filter(\.generates).map(\.name.text)
        case .component(let component):
            component.contents.filter { $0.generates && $0.declaration.listedName != nil }.map(\.fullTypeName)
        case .architecture: []
        }
    }
}

/// `generate: {Specs/Legacy: false}`: the innermost folder that is named decides.
enum FolderRules {
    static func generates(_ path: String, _ project: ProjectFile) -> Bool {
        var best: (length: Int, generates: Bool)?
        for rule in project.generate {
            let folder = rule.folder.text.hasSuffix("/") ? String(rule.folder.text.dropLast()) : rule.folder.text
            guard path == folder || path.hasPrefix(folder + "/"), folder.utf8.count > best?.length ?? -1 else {
                continue
            }
            best = (folder.utf8.count, rule.generates)
        }
        return best?.generates ?? true
    }
}
