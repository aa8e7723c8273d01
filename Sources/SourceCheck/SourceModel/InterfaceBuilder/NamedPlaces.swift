import InterfaceBuilder
import ScreenSpecDiagnostics
import SourceFacts

/// What documents give a name to, for code to ask for.
struct NamedPlaces: CodeAnalysis {
    /// The names of storyboards, with what each of them holds.
    private(set) var storyboards: [String: Storyboard] = [:]
    private(set) var segues: Set<String> = []
    private(set) var reuseIdentifiers: Set<String> = []
    private(set) var storyboardIdentifiers: Set<String> = []
    /// The segues of the scenes of each controller.
    private let seguesByScene: [Scene: Set<String>]

    struct Storyboard: Sendable {
        var identifiers: Set<String> = []
        var hasInitialController = false
    }

    struct Scene: Hashable, Sendable {
        let file: FileID
        let number: Int
    }

    init(of subject: CodeSubject) {
        var seguesByScene: [Scene: Set<String>] = [:]
        for file in subject.interfaces.files {
            let document = file.document
            if document.kind == .storyboard {
                storyboards[file.name, default: Storyboard()].hasInitialController =
                    document.initialController != nil || storyboards[file.name]?.hasInitialController == true
            }
            for object in document.objects {
                if let identifier = object.reuseIdentifier { reuseIdentifiers.insert(identifier) }
                guard let identifier = object.storyboardIdentifier, !object.isReference else { continue }
                storyboardIdentifiers.insert(identifier)
                storyboards[file.name, default: Storyboard()].identifiers.insert(identifier)
            }
            for connection in document.connections where connection.kind == .segue {
                guard let identifier = connection.name else { continue }
                segues.insert(identifier)
                guard let owner = connection.owner else { continue }
                seguesByScene[Scene(file: document.file, number: owner.scene), default: []].insert(identifier)
            }
        }
        self.seguesByScene = seguesByScene
    }

    func segues(of object: InterfaceObject) -> Set<String> {
        seguesByScene[Scene(file: object.document.file, number: object.scene)] ?? []
    }
}

extension CallFact {
    /// The identifier of the segue that it performs: `performSegue(withIdentifier: "showDetails", sender: nil)`.
    var performedSegue: String? {
        name == "performSegue" ? NamingCalls.text(argument(labelled: "withIdentifier")) : nil
    }
}

/// Calls that name something by a string.
struct NamingCalls {
    /// The calls of methods, in the order of files and places; tests, generated and other people's code left out.
    static func calls(of names: [String], in code: CodeIndex) -> [(call: CallFact, name: String)] {
        let fingerprints = Dictionary(names.map { (NameFingerprint.of($0), $0) }) { first, _ in first }
        return code.jobs.flatMap(chunksOf: code.files) { files in
            files.flatMap { file -> [(call: CallFact, name: String)] in
                guard file.isChecked, fingerprints.keys.contains(where: file.facts.contains(textWith:)) else {
                    return []
                }
                return file.facts.calls.compactMap { call in
                    call.name.flatMap { fingerprints[$0.fingerprint] }.map { (call, $0) }
                }
            }
        }
    }

    /// What a string argument says.
    static func text(_ value: ValueFact?) -> String? {
        guard let value, value.kind == .string else { return nil }
        return value.text?.string
    }
}
