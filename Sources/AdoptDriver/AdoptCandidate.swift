import CodeProject
import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SpecProject
import YAMLEdits

/// The documents of one spec file that are to become generated ones: all of them or none.
struct AdoptCandidate {
    /// From the project's folder.
    let path: String
    let module: String?
    private(set) var names: [String]
    /// The text of the spec without `generate: false`.
    private(set) var editor: YAMLEditor
    let old: [UInt8]
    var refusals: [AdoptRefusal] = []

    /// What is described by hand-written code and may be asked for.
    static func all(in specs: CompiledSpecs, _ subject: [Program], isWanted: (String) -> Bool) -> [AdoptCandidate] {
        var candidates: [AdoptCandidate] = []
        for program in subject {
            for file in program.files {
                guard let source = specs.compilation.files[file.id] else { continue }
                var candidate = AdoptCandidate(source, program.module)
                for document in file.documents {
                    switch document {
                    case .component(let component) where !component.generates && isWanted(component.name):
                        candidate.add(component.name, at: component.declaration.name.range)
                    case .models(let models):
                        guard let first = models.first(where: { !$0.generates }), isWanted(first.name.text) else {
                            continue
                        }
                        candidate.add(first.name.text, at: first.name.range)
                    case .component, .architecture: break
                    }
                }
                if !candidate.names.isEmpty { candidates.append(candidate) }
            }
        }
        return candidates
    }

    private init(_ file: SourceFile, _ module: String?) {
        (path, self.module, old, names) = (file.path, module, file.bytes, [])
        editor = YAMLEditor(file)
    }

    /// Takes `generate: false` out of a document.
    private mutating func add(_ name: String, at range: SourceRange) {
        names.append(name)
        let document = editor.path(around: Int(range.lower)).map { YAMLPath(document: $0.document) }
        guard let document, let entry = editor.path(of: "generate", in: document), editor.text(entry) == "false" else {
            let message = "'\(name)' does not say 'generate: false' itself; the project does, or a model of it."
            return refusals.append(AdoptRefusal(.document, message, at: path))
        }
        do throws(YAMLEditRefusal) {
            try editor.apply(.remove(entry))
        } catch {
            refusals.append(AdoptRefusal(.document, "'\(name)' can't be changed, since \(error.words).", at: path))
        }
    }
}
