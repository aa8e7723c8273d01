import CodeProject
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import ScreenSpecGeneratedFiles
import SourceCheck
import SourceFacts
import SpecProject
import YAMLEdits

/// Finds out which documents can be generated, and what is cut out of the code for that.
struct Adoption {
    private let project: ProjectRehearsal
    private let folder: String
    private let jobs: Jobs
    /// The Swift files as the code has them, with their bytes.
    private let texts: SourceFiles
    private let subject: CodeSubject
    private(set) var candidates: [AdoptCandidate]
    var report = AdoptReport()
    private(set) var cuts: [FileID: SwiftCut] = [:]
    private let xcode: XcodeTargets

    init(
        _ candidates: [AdoptCandidate],
        _ project: ProjectRehearsal,
        _ specs: CompiledSpecs,
        _ subject: CodeSubject,
        in folder: String,
        _ jobs: Jobs
    ) {
        (self.candidates, self.project, self.subject, self.folder, self.jobs) = (
            candidates, project, subject, folder, jobs
        )
        texts = project.texts(specs)
        xcode = XcodeTargets(in: folder)
        let compilation = compileWhatCanGo()
        for number in self.candidates.indices { compare(number, compilation) }
    }

    private var going: [AdoptCandidate] { candidates.filter(\.refusals.isEmpty) }

    private func place(_ range: SourceRange) -> String? {
        texts.path(of: range).flatMap { path in texts.position(of: range).map { "\(path):\($0.line)" } }
    }

    // MARK: Specs

    /// Compiles the specs as they would be; one with an error stays what it is.
    private mutating func compileWhatCanGo() -> Compilation {
        while true {
            let compilation = project.analysed(overlay).specs.compilation
            let errors = compilation.findings.filter { $0.severity == .error }
            guard !errors.isEmpty else { return compilation }
            var isChanged = false
            for number in candidates.indices where candidates[number].refusals.isEmpty {
                let own = errors.filter {
                    $0.range.flatMap { compilation.files.path(of: $0) } == candidates[number].path
                }
                for finding in own {
                    let line = finding.range.flatMap { compilation.files.position(of: $0)?.line }
                    let place = candidates[number].path + (line.map { ":\($0)" } ?? "")
                    candidates[number].refusals.append(AdoptRefusal(.document, finding.message, at: place))
                    isChanged = true
                }
            }
            guard !isChanged else { continue }
            // An error that no document alone brings about: none can go.
            let message = "The specs do not compile: \(errors[0].message)"
            for number in candidates.indices where candidates[number].refusals.isEmpty {
                candidates[number].refusals.append(AdoptRefusal(.document, message))
            }
            return compilation
        }
    }

    private var overlay: FileOverlay {
        var overlay = FileOverlay()
        for candidate in going { overlay.texts[Paths.join(folder, candidate.path)] = candidate.editor.file.bytes }
        return overlay
    }

    // MARK: Swift

    private mutating func compare(_ number: Int, _ compilation: Compilation) {
        var document = AdoptReport.Document(names: candidates[number].names, path: candidates[number].path)
        defer { report.documents.append(document) }
        document.refusals = candidates[number].refusals
        guard document.refusals.isEmpty,
            let module = compilation.modules.first(where: { $0.name == candidates[number].module })
        else { return }
        let path = candidates[number].path
        let emitted = compilation.emittedFiles(
            of: module,
            jobs: jobs,
            where: { $0.path == path },
            withModuleFile: false
        )
        var found: [(cut: DeclarationFact, file: SourceFile)] = []
        for file in emitted {
            let facts = FactsExtraction.extract(file.body, flags: .generated)
            let source = SourceFile(id: FileID(index: 0), path: file.path, bytes: file.body)
            facts.withFacts { facts in
                for declaration in facts.declarations where declaration.parent == nil {
                    compare(declaration, in: source, module, &document.refusals, &found)
                }
            }
        }
        var cuts = cuts
        for (declaration, file) in found {
            var cut = cuts[file.id] ?? SwiftCut(file)
            let known = cut.refusals.count
            cut.add(declaration, place: place)
            document.refusals += cut.refusals.dropFirst(known)
            cuts[file.id] = cut
        }
        let ids = Set(found.map(\.file.id))
        for id in ids {
            guard let cut = cuts[id], let bytes = cut.result else { continue }
            let names = found.filter { $0.file.id == id }.map(\.cut.qualifiedName) + document.cut
            if !cut.isWhole(bytes, without: names + earlierCuts(in: cut.file.path)) {
                document.refusals.append(AdoptRefusal(.loss, "What is left of '\(cut.file.path)' is not whole."))
            }
        }
        guard document.refusals.isEmpty else {
            candidates[number].refusals = document.refusals
            return
        }
        self.cuts = cuts
        document.cut = found.map(\.cut.qualifiedName)
        document.files = Set(found.map(\.file.path)).sorted()
        for file in emitted {
            let output = Paths.display(Paths.join(module.outputs.declarations, file.path), from: folder)
            guard let source = document.files.first, let project = xcode.project(lacking: output, beside: source) else {
                continue
            }
            document.notes.append("add '\(output)' to the target in '\(project)' that has '\(source)'")
        }
    }

    /// What documents before this one have cut out of a file.
    private func earlierCuts(in path: String) -> [String] {
        report.documents.filter { $0.isAdopted && $0.files.contains(path) }.flatMap(\.cut)
    }

    private func compare(
        _ generated: DeclarationFact,
        in source: SourceFile,
        _ module: Compilation.Module,
        _ refusals: inout [AdoptRefusal],
        _ found: inout [(cut: DeclarationFact, file: SourceFile)]
    ) {
        let isExtension = generated.kind == .extension
        for declaration in isExtension ? generated.nested : [generated] {
            let written = subject.code.types(named: declaration.qualifiedName, inModule: module.name)
                .map { subject.code[$0] }.filter { !subject.code.file(of: $0).facts.isGenerated }
            guard let type = written.first else { continue }
            guard written.count == 1, let file = texts[type.declaration.nameRange.file] else {
                refusals.append(AdoptRefusal(.difference, "Several types are called '\(declaration.qualifiedName)'."))
                continue
            }
            let comparison = DeclarationComparison(
                DeclaredCode(declaration: declaration, file: source),
                DeclaredCode(declaration: type.declaration, file: file),
                isolation: module.program.settings,
                place: place
            )
            refusals += comparison.refusals
            for other in type.extensions {
                let own = DeclaredCode(declaration: other, file: texts[other.nameRange.file] ?? file)
                let both = own.inherited.intersection(DeclaredCode(declaration: declaration, file: source).inherited)
                for name in both.sorted() {
                    let message = "An extension of '\(type.name)' conforms to '\(name)', as what is generated would."
                    refusals.append(AdoptRefusal(.difference, message, at: place(other.nameRange)))
                }
            }
            found.append((type.declaration, file))
        }
        guard isExtension, !generated.members.isEmpty else { return }
        for id in subject.code.types(named: generated.name.string, inModule: module.name) {
            let type = subject.code[id]
            for member in generated.members {
                guard let written = type.members.first(where: { $0.name == member.name }),
                    subject.code.file(written.facts)?.facts.isGenerated != true
                else { continue }
                let message = "'\(type.name).\(member.name)' is written by hand, and would be generated."
                refusals.append(AdoptRefusal(.difference, message, at: place(written.nameRange)))
            }
        }
    }
}
