import ScreenModel
import ScreenSpecConcurrency
import SourceCheck
import SourceFacts
import ScreenSpecDiagnostics

/// The types that the hand-written files of a module declare, by their names and those of the types right around them.
struct DeclaredTypes: Sendable {
    /// Those of some files each: to join all of them takes longer than to ask a few.
    private var parts: [Set<UInt64>] = []

    /// Those of files, by their modules.
    static func byModule(_ files: [CodeFile], _ jobs: Jobs) -> [String?: DeclaredTypes] {
        let found = jobs.flatMap(chunksOf: files, count: filesPerPart) { files in
            var keys: [String?: Set<UInt64>] = [:]
            for file in files { add(file.facts, to: &keys[file.module, default: []]) }
            return Array(keys)
        }
        return found.reduce(into: [:]) { $0[$1.key, default: DeclaredTypes()].parts.append($1.value) }
    }

    private static let filesPerPart = 1_024

    private static func add(_ facts: FileFacts, to keys: inout Set<UInt64>) {
        guard !facts.isGenerated else { return }
        for declaration in facts.declarations where declaration.kind != .extension {
            keys.insert(key(declaration.name.fingerprint, in: declaration.parent.flatMap(fingerprint)))
        }
    }

    /// Whether all that a spec generates is there, so that its output would add nothing.
    func containAll(of file: SpecFile) -> Bool {
        !file.addsToTypes && file.generatedTypes.allSatisfy(contains)
    }

    func contains(_ path: String) -> Bool {
        let names = path.split(separator: ".").suffix(2).map { NameFingerprint.of(String($0)) }
        guard let last = names.last else { return false }
        let key = Self.key(last, in: names.count > 1 ? names[0] : nil)
        return parts.contains { $0.contains(key) }
    }

    private static func fingerprint(of parent: DeclarationFact) -> UInt64? {
        guard parent.kind == .extension else { return parent.name.fingerprint }
        return parent.extendedType?.stripped.name?.fingerprint
    }

    private static func key(_ name: UInt64, in parent: UInt64?) -> UInt64 {
        guard let parent else { return name }
        return name ^ (parent &* 0x9E37_79B9_7F4A_7C15).byteSwapped
    }
}

extension SpecFile {
    /// The types that are generated of it, by their paths.
    fileprivate var generatedTypes: [String] {
        documents.flatMap { document -> [String] in
            switch document {
            case .component(let component):
                component.interfaces.filter { component.generates && !$0.isForeign && !$0.isShared }.map(\.name)
                    + component.contents.filter(\.generates).map(\.fullTypeName)
            case .models(let models): models.filter(\.generates).map(\.name.text)
            case .architecture(let architecture): architecture.sharedProtocols.map(\.name)
            }
        }
    }

    fileprivate var addsToTypes: Bool {
        documents.contains { $0.component.map { $0.generates && !$0.accessors.isEmpty } ?? false }
    }
}
