import InterfaceBuilder

/// The controllers of storyboards, and what containers and references stand for.
struct StoryboardScenes {
    private let sources: InterfaceSources

    init(_ sources: InterfaceSources) {
        self.sources = sources
    }

    static func isController(_ object: InterfaceObject) -> Bool {
        object.element.hasSuffix("ontroller") && object.scene > 0
    }

    func controller(around object: InterfaceObject, in file: InterfaceFile) -> InterfaceObject? {
        if Self.isController(object) { return object }
        let inScene = file.document.objects.filter { $0.scene == object.scene && Self.isController($0) }
        return inScene.count == 1 ? inScene.first : nil
    }

    /// The controller itself, or the one that a navigation controller shows first, or that a reference leads to.
    func content(of object: InterfaceObject, in file: InterfaceFile, depth: Int = 0) -> (
        InterfaceObject, InterfaceFile
    )? {
        guard depth < 4 else { return nil }
        if object.isReference {
            guard let (referred, place) = referred(by: object, in: file) else { return nil }
            return content(of: referred, in: place, depth: depth + 1)
        }
        guard object.element == "navigationController" else { return (object, file) }
        let root = file.document.connections.first {
            $0.kind == .segue && $0.owner?.index == object.index && $0.segueKind == "relationship"
        }?.destination
        return root.flatMap { content(of: $0, in: file, depth: depth + 1) } ?? (object, file)
    }

    func referred(by object: InterfaceObject, in file: InterfaceFile) -> (InterfaceObject, InterfaceFile)? {
        let name = object.storyboardName ?? ""
        let places = name.isEmpty ? [file] : sources.files.filter { $0.name == name && $0.document.kind == .storyboard }
        guard places.count == 1, let place = places.first else { return nil }
        let controllers = place.document.objects.filter { Self.isController($0) && !$0.isReference }
        let found = controllers.first {
            if let identifier = object.storyboardIdentifier { return $0.storyboardIdentifier == identifier }
            return $0.id == place.document.initialController
        }
        return found.map { ($0, place) }
    }
}
