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
    private let code: CodeIndex
    private(set) var candidates: [AdoptCandidate]
    private(set) var documents: [AdoptReport.Document] = []
    private(set) var cuts: [FileID: SwiftCut] = [:]
    /// The specs as they are to be.
    private var specs: CompiledSpecs
    var compilation: Compilation { specs.compilation }
    private let builds: BuildTargets
    /// Who makes what is generated, where that is not written here.
    let builder: String?
    private let modules: ForeignModules
    private let isolation: DefaultIsolation

    init(
        _ candidates: [AdoptCandidate],
        _ project: ProjectRehearsal,
        _ specs: CompiledSpecs,
        _ code: CodeIndex,
        in folder: String,
        _ jobs: Jobs
    ) {
        (self.candidates, self.project, self.code, self.folder, self.jobs) = (candidates, project, code, folder, jobs)
        texts = project.texts(specs)
        builds = BuildTargets(in: folder)
        builder = Self.builder(in: folder)
        modules = ForeignModules(code)
        isolation = DefaultIsolation(in: folder)
        self.specs = specs
        settle()
    }

    /// Each round refuses a document, or has one say more; what a document makes may depend on the others.
    private mutating func settle() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            compileWhatCanGo()
            (documents, cuts) = ([], [:])
            for number in candidates.indices where !compare(number) { isSettled = false }
        }
    }

    private var going: [Int] { candidates.indices.filter { candidates[$0].refusals.isEmpty } }

    private func place(_ range: SourceRange) -> String? {
        texts.path(of: range).flatMap { path in texts.position(of: range).map { "\(path):\($0.line)" } }
    }

    // MARK: Specs

    /// Compiles the specs as they would be; one with an error stays what it is.
    private mutating func compileWhatCanGo() {
        while true {
            specs = compiled(going)
            let errors = compilation.findings.filter { $0.severity == .error }
            guard !errors.isEmpty else { return }
            // Where two documents make one type, the other one stands in a note.
            let isOwn =
                errors.contains { refuse([$0.range], for: $0) }
                || errors.contains { finding in
                    refuse(finding.notes.map(\.range), for: finding)
                }
            guard !isOwn else { continue }
            for number in documentsToBlame() {
                let message = "With it, the specs do not compile: \(errors[0].message)"
                candidates[number].refusals.append(AdoptRefusal(.document, message))
            }
        }
    }

    private func compiled(_ numbers: [Int]) -> CompiledSpecs {
        var overlay = FileOverlay()
        for number in numbers {
            overlay.texts[Paths.join(folder, candidates[number].path)] = candidates[number].editor.file.bytes
        }
        return project.compiled(overlay, after: specs)
    }

    /// Refuses what goes and has one of the places; `false` where nothing has.
    private mutating func refuse(_ ranges: [SourceRange?], for finding: Diagnostic) -> Bool {
        for range in ranges.compactMap(\.self) {
            guard let path = compilation.files.path(of: range),
                let number = going.first(where: { candidates[$0].path == path })
            else { continue }
            let place = path + (compilation.files.position(of: range).map { ":\($0.line)" } ?? "")
            candidates[number].refusals.append(AdoptRefusal(.document, finding.message, at: place))
            return true
        }
        return false
    }

    /// Those without which the specs compile, where no finding names them: found by halves.
    private func documentsToBlame() -> [Int] {
        var kept: [Int] = []
        func blamed(_ group: [Int]) -> [Int] {
            guard compiled(kept + group).compilation.findings.containsError else {
                kept += group
                return []
            }
            guard group.count > 1 else { return group }
            let half = group.count / 2
            return blamed(Array(group[..<half])) + blamed(Array(group[half...]))
        }
        return blamed(going)
    }

    // MARK: Swift

    /// Whether the document is what it was when the specs were compiled.
    private mutating func compare(_ number: Int) -> Bool {
        let candidate = candidates[number]
        var document = AdoptReport.Document(names: candidate.names, path: candidate.path)
        document.refusals = candidate.refusals
        defer { documents.append(document) }
        guard candidate.refusals.isEmpty,
            let module = compilation.modules.first(where: { $0.name == candidate.module })
        else { return true }
        let path = candidate.path
        let emitted = compilation.emittedFiles(
            of: module,
            jobs: jobs,
            where: { $0.path == path },
            withModuleFile: false
        )
        let imported = compilation.project.externalTypes.filter { $0.module != nil }.map(\.name.text)
        let context = ProjectContext(imported: Set(imported), modules: modules, isolation: isolation)
        var replacement = Replacement(code, texts, module, context, place: place)
        for file in emitted { replacement.compare(file) }
        var owners: [Int: SourceRange] = replacement.refusals.isEmpty ? [:] : Self.owners(in: emitted)
        owners = owners.filter { compilation.files.path(of: $0.value) == path }
        let remedies = Set(replacement.refusals.compactMap(\.remedy))
        if replacement.refusals.allSatisfy({ $0.remedy != nil }),
            candidates[number].add(remedies, place: { owners[$0].map { Int($0.lower) } })
        {
            return false
        }
        // What the document could say is no reason where something else is.
        let lasting = replacement.refusals.filter { $0.remedy == nil }
        document.refusals = lasting.isEmpty ? replacement.refusals : lasting
        if document.refusals.isEmpty { cut(replacement.found, for: &document) }
        guard document.refusals.isEmpty else {
            candidates[number].refusals = document.refusals
            return false
        }
        document.cut = replacement.found.map(\.declaration.qualifiedName)
        document.files = Set(replacement.found.map(\.file.path)).sorted()
        for file in emitted where !document.cut.isEmpty {
            let output = Paths.display(Paths.join(module.outputs.declarations, file.path), from: folder)
            document.outputs.append(output)
            guard let source = document.files.first else { continue }
            document.notes += additions(of: output, beside: source)
        }
        return true
    }

    /// What targets have to be told of files that come and go, beside what documents make.
    func notes(on changes: [FileChanges.Change]) -> [String] {
        let known = Set(documents.flatMap(\.outputs))
        return changes.flatMap { change in
            if change.new == nil {
                return builds.targets(listing: change.path).map { "Take '\(change.path)' out of \(Self.words($0))." }
            }
            guard change.old == nil, !known.contains(change.path), let source = source(beside: change.path)
            else { return [] }
            return additions(of: change.path, beside: source).map(\.asSentence)
        }
    }

    /// Hand-written code of the module that a generated file is of; `nil` where nothing of the module is generated, so that the file
    /// says to other specs what they may know and holds no Swift.
    private func source(beside output: String) -> String? {
        let module = compilation.modules.first { module in
            output.hasPrefix("\(Paths.display(module.outputs.declarations, from: folder))/")
        }
        let ofModule = zip(documents, candidates).filter { $1.module == module?.name }
        return ofModule.flatMap { $0.0.files }.min()
    }

    /// What is to be done so that targets have a file that is generated.
    private func additions(of output: String, beside source: String) -> [String] {
        guard builder == nil else { return [] }
        return builds.targets(lacking: output, beside: source).map { target in
            target.onlyFolder.map {
                "name a folder in '\($0)' as 'output' in the project file: \(Self.words(target)) takes no file from elsewhere"
            } ?? "add '\(output)' to \(Self.words(target)), which has '\(source)'"
        }
    }

    private static func words(_ target: BuildTarget) -> String {
        "the target '\(target.name)' of '\(target.origin)'"
    }

    /// A build that makes generated files by itself, in folders of its own.
    private static func builder(in folder: String) -> String? {
        let builds = [("Package.swift", "ScreenSpecPlugin"), ("MODULE.bazel", "screenspec")]
        let found = builds.first { name, word in
            let text = try? FileReader().read(Paths.join(folder, name))
            return text.map { String(decoding: $0, as: UTF8.self).contains(word) } ?? false
        }
        return found.map { "What is generated is made by the build that '\($0.0)' describes." }
    }

    /// The places of specs by the offsets of the lines that they make.
    private static func owners(in emitted: [GeneratedFile]) -> [Int: SourceRange] {
        var owners: [Int: SourceRange] = [:]
        for file in emitted {
            var (line, isStart) = (0, true)
            for (offset, byte) in file.body.enumerated() {
                if isStart, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
                    owners[offset] = file.owners.owner(ofLine: line)
                    isStart = false
                }
                if byte == UInt8(ascii: "\n") { (line, isStart) = (line + 1, true) }
            }
        }
        return owners
    }

    /// Cuts out of the files what is found, unless something would be lost.
    private mutating func cut(_ found: [Replacement.Found], for document: inout AdoptReport.Document) {
        var cuts = cuts
        for found in found {
            var cut = cuts[found.file.id] ?? SwiftCut(found.file)
            let known = cut.refusals.count
            cut.add(found.declaration, place: place)
            document.refusals += cut.refusals.dropFirst(known)
            cuts[found.file.id] = cut
        }
        for id in Set(found.map(\.file.id)) {
            guard let cut = cuts[id], let bytes = cut.result else { continue }
            if !cut.isWhole(bytes) {
                document.refusals.append(AdoptRefusal(.loss, "What is left of '\(cut.file.path)' is not whole."))
            }
        }
        if document.refusals.isEmpty { self.cuts = cuts }
    }
}
