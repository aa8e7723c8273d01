import CodeProject
import ScaffoldEmitter
import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceCheck
import SpecProject

/// The classes that specs ask for and nobody has, as files.
struct ScaffoldPlan {
    private(set) var files: [FileChanges.Change] = []
    private var paths: Set<String> = []
    /// Those of the files that are tests.
    private(set) var tests: Set<String> = []
    private let folder: String
    /// What is left to people, as lines.
    private(set) var left: [String] = []
    private(set) var problems: [Diagnostic] = []
    private let templates: ScaffoldTemplates
    private let specFiles: SourceFiles

    init(
        _ request: ScaffoldRequest,
        _ specs: CompiledSpecs,
        _ index: CodeIndex,
        _ foreign: ForeignProtocols,
        _ templates: ScaffoldTemplates
    ) {
        let compilation = specs.compilation
        (self.templates, specFiles, folder) = (templates, compilation.files, compilation.location.folder)
        let wanted = Set(request.names)
        let roles = Set(request.roles)
        var known: [String] = []
        var seen: Set<String> = []
        var knownRoles: Set<String> = ["view"]
        let surroundings = Surroundings(
            exists: { !index.types(named: $0).isEmpty },
            has: { member, type in
                index.types(named: type).contains { id in
                    index.classes(from: id).contains { index[$0].member(named: member) != nil }
                }
            }
        )
        for module in compilation.modules {
            guard let program = CheckedProgram(module.program, findings: compilation.findings) else { continue }
            let emitter = ScaffoldEmitter(program, in: surroundings, foreign: foreign.requirements)
            let patterns = FilePatterns(compilation.project, module: module.name)
            var asked: [Component] = []
            for component in module.program.components {
                known += [component.name, component.viewType].filter { seen.insert($0).inserted }
                knownRoles.formUnion(component.roles.map(\.role))
                guard wanted.isEmpty || wanted.contains(component.name) || wanted.contains(component.viewType) else {
                    continue
                }
                if component.generates {
                    asked.append(component)
                } else if !wanted.isEmpty {
                    left.append("\(component.viewType): its spec describes what is written by hand.")
                }
            }
            let made = request.compile.jobs.map(asked) { emitter.classes(of: $0) }
            for (component, classes) in zip(asked, made) { add(classes, of: component, patterns, roles) }
        }
        problems += wanted.subtracting(known).sorted().map { Self.unknown($0, known, "spec") }
        left += templates.unused(besides: knownRoles).map {
            "\($0): no role is called so, and no template takes it in."
        }
        problems += roles.subtracting(knownRoles).sorted().map { Self.unknown($0, knownRoles.sorted(), "role") }
    }

    private mutating func add(
        _ made: (files: [ScaffoldEmitter.File], left: [ScaffoldEmitter.Remainder]),
        of component: Component,
        _ patterns: FilePatterns,
        _ roles: Set<String>
    ) {
        let screen = component.name.replacing(".", with: "")
        for file in made.files where roles.isEmpty || roles.contains(file.role) {
            let path =
                file.isTest
                ? patterns.testPath(ofType: file.type, role: file.role, screen: screen)
                : patterns.path(ofType: file.type, role: file.role, screen: screen)
            guard paths.insert(path).inserted, !(file.isTest && isThere(file.type, at: path)) else { continue }
            if file.isTest { tests.insert(path) }
            let own: String?
            do throws(ScaffoldTemplates.Endless) {
                own = try templates.text(of: file.role, isTest: file.isTest) {
                    ScaffoldNames.values(
                        of: component,
                        (type: file.type, role: file.role, screen: screen, module: patterns.module),
                        scaffold: file.text,
                        specFiles
                    )
                }
            } catch {
                problems.append(error.finding)
                continue
            }
            let text = patterns.file(own ?? file.text, ofType: file.type, role: file.role, screen: screen)
            files.append(FileChanges.Change(path, text))
        }
        for remainder in made.left where roles.isEmpty || roles.contains(remainder.role) {
            left.append("\(remainder.type): \(remainder.reason), so it is yours to write.")
        }
    }

    /// Whether a file has a test already: those are not among the sources that the project names.
    private func isThere(_ test: String, at path: String) -> Bool {
        guard let bytes = try? FileReader().read(Paths.join(folder, path)) else { return false }
        let words = String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { ["class", "struct"].contains($0) && $1 == test }
    }

    private static func unknown(_ name: String, _ known: [String], _ kind: String) -> Diagnostic {
        let hint = Spelling.question(about: name, among: known)
        let owner = kind == "spec" ? "No spec describes a screen or view" : "No screen has a role"
        return RuleDescription.refusedScaffold.finding(
            at: nil,
            "\(owner) called '\(name)'.",
            help: [
                hint
                    ?? (known.isEmpty
                        ? "No spec declares one." : "There are \(known.sorted().prefix(8).joined(separator: ", ")).")
            ]
        )
    }
}
