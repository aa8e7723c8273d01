import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SourceFacts
import SpecProject

/// The Swift that specs generate and no file of the sources holds.
///
/// Outputs may lie in a folder that nobody checks, be made by the build, or not be made yet: the rules know the protocols all the
/// same. What stands here was made in memory, so a place in it is shown as the place of the spec that asks for it. An output on the
/// disk counts where it is what the specs make now, and not otherwise.
package struct GeneratedCode: Sendable {
    private(set) var files: [CodeFile] = []
    /// Outputs on the disk that the specs make no longer, or otherwise.
    private var stale: Set<FileID> = []
    private var origins: [FileID: EmittedCode.Origin] = [:]

    /// Whether the code is what lies on the disk.
    var isEmpty: Bool { files.isEmpty && stale.isEmpty }

    /// - Parameters:
    ///   - sources: All files that were read; identities count on from `firstID`.
    ///   - contents: What each of them holds.
    static func make(
        of compilation: Compilation,
        beside sources: [CodeFile],
        _ contents: (FileID) -> FactsKey?,
        from firstID: Int,
        _ jobs: Jobs,
        _ memory: inout EmittedCode
    ) -> GeneratedCode {
        defer { memory.forgetEarlier() }
        var generated = GeneratedCode()
        // With an error in a spec, nobody knows what the specs make.
        guard compilation.modules.contains(where: { !$0.program.files.isEmpty }), !compilation.findings.containsError
        else { return generated }
        let outputs = sources.filter(\.facts.isGenerated)
        let written = Set(outputs.compactMap { contents($0.facts.file) })
        let declared = DeclaredTypes.byModule(sources, jobs)
        var made: Set<FactsKey> = []
        var names: Set<String> = []
        var folders: [String] = []
        for module in compilation.modules {
            // Nobody looks at the code of a module that has none.
            guard let known = declared[module.name] else { continue }
            let shared = module.program.supportTypes.map(\.rawValue)
            let emitted = memory.files(
                of: module,
                in: compilation,
                jobs,
                where: { !known.containAll(of: $0) },
                withModuleFile: !shared.isEmpty && !shared.contains(where: known.contains)
            )
            made.formUnion(emitted.map(\.written))
            names.formUnion(emitted.map { Paths.name(of: $0.path) })
            folders += module.outputs.folders.map { Paths.display($0, from: compilation.location.folder) }
            let unwritten = emitted.filter { !written.contains($0.written) }
            let facts = memory.facts(of: unwritten, jobs)
            generated.add(unwritten, facts, of: module, firstID + generated.files.count, compilation.location.folder)
        }
        generated.stale = Set(
            outputs.filter { file in
                let isMade = contents(file.facts.file).map(made.contains) ?? false
                let isOurs =
                    names.contains(Paths.name(of: file.path)) || folders.contains { file.path.hasPrefix("\($0)/") }
                return !isMade && isOurs
            }.map(\.facts.file)
        )
        return generated
    }

    private mutating func add(
        _ emitted: [EmittedCode.File],
        _ facts: [OwnedFacts],
        of module: Compilation.Module,
        _ firstID: Int,
        _ folder: String
    ) {
        for (number, (file, facts)) in zip(emitted, facts).enumerated() {
            let id = FileID(index: firstID + number)
            var facts = facts
            facts.facts.file = id
            origins[id] = file.origin
            let path = Paths.display(Paths.join(module.outputs.declarations, file.path), from: folder)
            files.append(CodeFile(path: path, module: module.name, facts: facts))
        }
    }

    /// The files that were read, without what stale outputs declare.
    func withoutStaleDeclarations(_ files: [CodeFile]) -> [CodeFile] {
        files.map { stale.contains($0.facts.file) ? $0.withoutDeclarations : $0 }
    }

    // MARK: Places

    /// The same findings without a place in what no folder holds.
    func withPlacesInSpecs(_ findings: [Diagnostic]) -> [Diagnostic] {
        origins.isEmpty ? findings : findings.map(withPlacesInSpecs)
    }

    private func withPlacesInSpecs(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.range = finding.range.flatMap(place)
        finding.notes = finding.notes.map { Diagnostic.Note(at: $0.range.flatMap(place), $0.message) }
        finding.covers = finding.covers.map {
            Diagnostic.Counterpart($0.rule, $0.subject, at: $0.place.flatMap(place))
        }
        finding.fixes.removeAll { $0.edits.contains { origins[$0.range.file] != nil } }
        return finding
    }

    /// A place as it is, or that of the spec which asks for what stands there.
    package func place(_ range: SourceRange) -> SourceRange? {
        guard let origin = origins[range.file] else { return range }
        return origin.owner(ofOffset: Int(range.lower))
    }
}

extension CodeFile {
    fileprivate var withoutDeclarations: CodeFile {
        let flags: FileFacts.Flags = facts.isGeneratedAndEdited ? [.generated, .editedByHand] : .generated
        var empty = FactsExtraction.extract([], flags: flags)
        empty.facts.file = facts.file
        return CodeFile(path: path, module: module, facts: empty, isForeign: isForeign)
    }
}
