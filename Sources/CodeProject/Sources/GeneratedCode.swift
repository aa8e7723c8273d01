import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SourceCheck
import SourceFacts
import SpecProject

/// The Swift that specs generate and no file of the sources declares.
///
/// Outputs may lie in a folder that nobody checks, be made by the build, or not be made yet: the rules know the protocols all the
/// same. What stands here was made in memory, so a place in it is shown as the place of the spec that asks for it.
package struct GeneratedCode: Sendable {
    private(set) var files: [CodeFile] = []
    private var origins: [FileID: EmittedCode.Origin] = [:]

    /// - Parameters:
    ///   - sources: All files that were read; identities count on from `firstID`.
    static func make(
        of compilation: Compilation,
        beside sources: [CodeFile],
        from firstID: Int,
        _ jobs: Jobs,
        _ memory: inout EmittedCode
    ) -> GeneratedCode {
        defer { memory.forgetEarlier() }
        var generated = GeneratedCode()
        guard compilation.modules.contains(where: { !$0.program.files.isEmpty }) else { return generated }
        var declared: [String?: DeclaredTypes] = [:]
        for file in sources { declared[file.module, default: DeclaredTypes()].add(file.facts) }
        for module in compilation.modules {
            // Nobody looks at the code of a module that has none.
            guard let known = declared[module.name] else { continue }
            let shared = module.program.supportTypes.map(\.rawValue)
            let emitted = memory.files(
                of: module,
                in: compilation,
                jobs,
                where: { !known.containOutput(of: $0) },
                withModuleFile: !shared.isEmpty && !shared.contains(where: known.contains)
            )
            generated.add(emitted, of: module, firstID + generated.files.count, compilation.location.folder)
        }
        return generated
    }

    private mutating func add(
        _ emitted: [EmittedCode.File],
        of module: Compilation.Module,
        _ firstID: Int,
        _ folder: String
    ) {
        for (number, file) in emitted.enumerated() {
            let id = FileID(index: firstID + number)
            var facts = file.facts
            facts.facts.file = id
            origins[id] = file.origin
            let path = Paths.display(Paths.join(module.output, file.path), from: folder)
            files.append(CodeFile(path: path, module: module.name, facts: facts))
        }
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
        finding.fixes.removeAll { $0.edits.contains { origins[$0.range.file] != nil } }
        return finding
    }

    /// A place as it is, or that of the spec which asks for what stands there.
    package func place(_ range: SourceRange) -> SourceRange? {
        guard let origin = origins[range.file] else { return range }
        return origin.owner(ofOffset: Int(range.lower))
    }
}
