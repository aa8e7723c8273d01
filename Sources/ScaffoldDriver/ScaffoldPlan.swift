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
    private(set) var files: [NewFiles.File] = []
    /// What is left to people, as lines.
    private(set) var left: [String] = []
    private(set) var problems: [Diagnostic] = []

    init(_ request: ScaffoldRequest, _ specs: CompiledSpecs, _ code: CodeSubject, _ foreign: ForeignProtocols) {
        let compilation = specs.compilation
        let wanted = Set(request.names)
        let roles = Set(request.roles)
        var known: [String] = []
        var knownRoles: Set<String> = ["view"]
        let index = code.code
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
            for component in module.program.components {
                known += [component.name, component.viewType].filter { !known.contains($0) }
                knownRoles.formUnion(component.roles.map(\.role))
                guard wanted.isEmpty || wanted.contains(component.name) || wanted.contains(component.viewType) else {
                    continue
                }
                add(component, emitter, patterns, roles, isNamed: !wanted.isEmpty)
            }
        }
        problems += wanted.subtracting(known).sorted().map { Self.unknown($0, known, "spec") }
        problems += roles.subtracting(knownRoles).sorted().map { Self.unknown($0, knownRoles.sorted(), "role") }
    }

    private mutating func add(
        _ component: Component,
        _ emitter: ScaffoldEmitter,
        _ patterns: FilePatterns,
        _ roles: Set<String>,
        isNamed: Bool
    ) {
        guard component.generates else {
            if isNamed {
                left.append("\(component.viewType): its spec describes what is written by hand.")
            }
            return
        }
        let screen = component.name.replacing(".", with: "")
        let (classes, remainders) = emitter.classes(
            of: component,
            header: { patterns.header(ofType: $0, role: $1, screen: screen) }
        )
        for file in classes where roles.isEmpty || roles.contains(file.role) {
            let path =
                file.isTest
                ? patterns.testPath(ofType: file.type, role: file.role, screen: screen)
                : patterns.path(ofType: file.type, role: file.role, screen: screen)
            guard !files.contains(where: { $0.path == path }) else { continue }
            files.append(NewFiles.File(path, file.text))
        }
        for remainder in remainders where roles.isEmpty || roles.contains(remainder.role) {
            left.append("\(remainder.type): \(remainder.reason), so it is yours to write.")
        }
    }

    private static func unknown(_ name: String, _ known: [String], _ kind: String) -> Diagnostic {
        let hint = Spelling.closest(to: name, among: known).map { "Did you mean '\($0)'?" }
        let owner = kind == "spec" ? "No spec describes a screen or view" : "No screen has a role"
        return RuleDescription.refusedScaffold.finding(
            at: nil,
            "\(owner) called '\(name)'.",
            help: [hint ?? "There are \(known.sorted().prefix(8).joined(separator: ", "))."]
        )
    }
}
