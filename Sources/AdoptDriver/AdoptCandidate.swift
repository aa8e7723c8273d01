import CodeProject
import ScreenModel
import ScreenSpecDiagnostics
import SourceCheck
import SpecProject
import YAMLEdits

/// The documents of one spec file that are to become generated ones: all of them or none.
struct AdoptCandidate {
    /// A document of the file, by its number in it.
    private struct Part {
        let name: String
        let path: YAMLPath
        let interfaces: [Interface]
        /// The names of types that keys of the document make, with the keys.
        let contents: [String: String]
    }

    /// From the project's folder.
    let path: String
    let module: String?
    private var parts: [Part] = []
    /// The text of the spec as it is to be.
    private(set) var editor: YAMLEditor
    /// The text as it is, in which places of the program stand.
    private let original: YAMLEditor
    let old: [UInt8]
    var refusals: [AdoptRefusal] = []
    private var remedies: Set<AdoptRemedy> = []

    var names: [String] { parts.map(\.name) }

    /// What is described by hand-written code and may be asked for.
    ///
    /// - Parameter isWanted: Whether a document is asked for, by its name. Models describe types of the app unless they say otherwise,
    ///   and are taken where they are asked for by name.
    static func all(
        in specs: CompiledSpecs,
        _ subject: CodeSubject,
        isForAll: Bool,
        isWanted: (String) -> Bool
    ) -> [AdoptCandidate] {
        var candidates: [AdoptCandidate] = []
        for program in subject.specs.programs {
            let shared = sharedProtocols(of: program)
            for file in program.files {
                guard let source = specs.compilation.files[file.id] else { continue }
                var candidate = AdoptCandidate(source, program.module)
                for document in file.documents {
                    switch document {
                    case .component(let component)
                    where !component.generates && (isForAll || isWanted(component.name)):
                        candidate.add(component, shared)
                        let types = typesToGenerate(by: component, shared)
                        let access = access(of: types, subject.code, program.module)
                        candidate.set(access, inPlaceOf: component.access)
                    case .models(let models):
                        guard let first = models.first, isWanted(first.name.text) else { continue }
                        candidate.add(models.filter { !$0.generates })
                    case .component, .architecture: break
                    }
                }
                if !candidate.parts.isEmpty { candidates.append(candidate) }
            }
        }
        return candidates
    }

    /// Of protocols, those that no other document describes and that are not somebody else's.
    private static func typesToGenerate(by component: Component, _ shared: Set<String>) -> [String] {
        let interfaces = component.interfaces.filter { !$0.isForeign && !$0.isShared && !shared.contains($0.name) }
        return interfaces.map(\.name) + component.contents.filter { $0.declaration.type == nil }.map(\.fullTypeName)
    }

    /// The highest that any of the types has, so that it is no lower of any; `nil` where specs have none of that kind.
    private static func access(of types: [String], _ code: CodeIndex, _ module: String?) -> AccessLevel? {
        let declared = types.flatMap { code.types(named: $0, inModule: module) }.map { code[$0].declaration.access }
        return declared.map { $0.map { AccessLevel(rawValue: "\($0)") ?? .internal } ?? .internal }.max()
    }

    /// The protocols that channels of several screens have.
    private static func sharedProtocols(of program: Program) -> Set<String> {
        var counts: [String: Int] = [:]
        for component in program.files.flatMap(\.documents).compactMap(\.component) {
            for interface in component.interfaces where !interface.isForeign && !interface.isShared {
                counts[interface.name, default: 0] += 1
            }
        }
        return Set(counts.filter { $1 > 1 }.keys)
    }

    private init(_ file: SourceFile, _ module: String?) {
        (path, self.module, old) = (file.path, module, file.bytes)
        original = YAMLEditor(file)
        editor = original
    }

    // MARK: Documents

    /// Takes `generate: false` out of a document.
    private mutating func add(_ component: Component, _ shared: Set<String>) {
        let name = component.name
        let contents = component.contents.map { content in
            (content.fullTypeName, content.declaration.kind == .dataSource ? "dataSource" : "viewModel")
        }
        guard let path = documentPath(at: component.declaration.name.range) else { return }
        parts.append(
            Part(
                name: name,
                path: path,
                interfaces: component.interfaces,
                contents: Dictionary(contents) { first, _ in first }
            )
        )
        guard let entry = editor.path(of: "generate", in: path), editor.text(entry) == "false" else {
            let message = "'\(name)' does not say 'generate: false' itself, the project does."
            return refusals.append(AdoptRefusal(.document, message, at: self.path))
        }
        edit(name) { (editor) throws(YAMLEditRefusal) in try editor.apply(.remove(entry)) }
        for interface in component.interfaces where shared.contains(interface.name) {
            guard let channel = interface.channels.first else { continue }
            edit(name) { (editor) throws(YAMLEditRefusal) in
                try editor.set("generate", to: .flag(false), ofChannel: channel, in: path)
            }
        }
    }

    /// Gives the document that was added last the access that the code has.
    private mutating func set(_ access: AccessLevel?, inPlaceOf current: AccessLevel) {
        guard let access, access != current, let part = parts.last else { return }
        edit(part.name) { (editor) throws(YAMLEditRefusal) in
            if let known = editor.path(of: "access", in: part.path) {
                return try editor.apply(.replace(known, with: .text(access.rawValue)))
            }
            let access = YAMLEntry("access", .text(access.rawValue))
            try editor.apply(.insertEntry(access, in: part.path, at: editor.placeBehindHead(of: part.path)))
        }
    }

    /// Lets the models of a document be generated.
    private mutating func add(_ models: [Model]) {
        guard let first = models.first, let path = documentPath(at: first.name.range) else { return }
        parts.append(Part(name: first.name.text, path: path, interfaces: [], contents: [:]))
        for model in models {
            edit(model.name.text) { (editor) throws(YAMLEditRefusal) in
                let all = editor.path(of: "models", in: path)
                guard let entry = all.flatMap({ editor.path(of: model.name.text, in: $0) }) else {
                    throw .noSuchPlace
                }
                try editor.set("generate", to: .flag(true), in: entry, shortFor: "properties")
            }
        }
    }

    private func documentPath(at range: SourceRange) -> YAMLPath? {
        original.path(around: Int(range.lower)).map { YAMLPath(document: $0.document) }
    }

    private mutating func edit(_ name: String, _ change: (inout YAMLEditor) throws(YAMLEditRefusal) -> Void) {
        do throws(YAMLEditRefusal) {
            try change(&editor)
        } catch {
            refusals.append(AdoptRefusal(.document, "'\(name)' can't be changed, since \(error.words).", at: path))
        }
    }

    // MARK: What is missing

    /// Adds to the documents what makes them say more of the code.
    ///
    /// - Parameter place: Where the document says what a place of the generated text comes from.
    /// - Returns: Whether all of it is said from now on.
    mutating func add(_ wanted: Set<AdoptRemedy>, place: (Int) -> Int?) -> Bool {
        // What was said already has not helped.
        guard !wanted.isEmpty, remedies.isDisjoint(with: wanted) else { return false }
        remedies.formUnion(wanted)
        var changed = editor
        do throws(YAMLEditRefusal) {
            var members: [(path: YAMLPath, key: String, value: YAMLValue)] = []
            for remedy in wanted {
                guard let (offset, key, value) = remedy.ofMember else { continue }
                guard let path = place(offset).flatMap(editor.pathOfScalar) else { return false }
                members.append((path, key, value))
            }
            // What stands behind a place moves by a change, and what stands before it does not.
            for (path, key, value) in members.sorted(by: { $1.path.isBefore($0.path) }) {
                try changed.set(key, to: value, in: path, shortFor: "type")
            }
            for remedy in wanted { try add(remedy, to: &changed) }
        } catch {
            return false
        }
        editor = changed
        return true
    }

    private func add(_ remedy: AdoptRemedy, to editor: inout YAMLEditor) throws(YAMLEditRefusal) {
        switch remedy {
        case .anyConformer(let name): try set("classBound", to: .flag(false), ofInterface: name, &editor)
        case .inherited(let names, let interface):
            try set("inherits", to: .sequence(names.map { .text($0) }), ofInterface: interface, &editor)
        case .documentation(let text, let type):
            if let document = parts.first(where: { $0.contents[type] != nil }), let key = document.contents[type] {
                guard let path = editor.path(of: key, in: document.path) else { throw .noSuchPlace }
                return try editor.set("summary", to: .text(text), in: path, shortFor: "type")
            }
            guard parts.contains(where: { $0.interfaces.contains { $0.name == type } }) else {
                return try set(summary: text, ofModel: type, &editor)
            }
            try set("summary", to: .text(text), ofInterface: type, &editor)
        case .memberDocumentation, .memberMutability: break
        }
    }

    private func set(summary: String, ofModel name: String, _ editor: inout YAMLEditor) throws(YAMLEditRefusal) {
        for document in parts {
            let models = editor.path(of: "models", in: document.path)
            guard let model = models.flatMap({ editor.path(of: name, in: $0) }) else { continue }
            return try editor.set("summary", to: .text(summary), in: model, shortFor: "properties")
        }
        throw .noSuchPlace
    }

    private func set(_ key: String, to value: YAMLValue, ofInterface name: String, _ editor: inout YAMLEditor)
        throws(YAMLEditRefusal)
    {
        for document in parts {
            guard let interface = document.interfaces.first(where: { $0.name == name }) else { continue }
            if interface.kind == .channel, let channel = interface.channels.first {
                return try editor.set(key, to: value, ofChannel: channel, in: document.path)
            }
            let kind = interface.kind == .delegate ? "delegate" : "dataSource"
            guard let entry = editor.path(of: kind, in: document.path) else {
                return try editor.apply(
                    .insertEntry(
                        YAMLEntry(kind, .mapping([YAMLEntry(key, value)])),
                        in: document.path,
                        at: editor.count(document.path)
                    )
                )
            }
            return try editor.set(key, to: value, in: entry, shortFor: "name")
        }
        throw .noSuchPlace
    }
}
