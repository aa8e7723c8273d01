import InterfaceBuilder
import SourceFacts

/// The controllers of storyboards that show when one of them does: what navigation and tab bar controllers hold, too.
struct StartScenes {
    private let files: [InterfaceFile]
    private let scenes: StoryboardScenes
    private let classes: ClassResolution
    private let controllers: StoryboardControllers
    private let code: CodeIndex

    init(_ subject: CodeSubject) {
        code = subject.code
        files = subject.interfaces.files.filter { $0.isChecked && $0.document.kind == .storyboard }
        scenes = StoryboardScenes(subject.interfaces)
        classes = subject.analysis(ClassResolution.self)
        controllers = subject.analysis(StoryboardControllers.self)
    }

    /// What a storyboard shows first.
    func initialClasses(of storyboard: MainStoryboard) -> Set<TypeID> {
        let named = files.filter { $0.name == storyboard.name }
        return storyboard.nearest(named, path: \.path).reduce(into: []) { $0.formUnion(initialClasses(of: $1)) }
    }

    /// What a call takes out of a storyboard.
    func classes(takenBy call: CallFact) -> Set<TypeID> {
        guard !files.isEmpty else { return [] }
        let storyboard = StoryboardControllers.storyboard(of: call)
        let asked = files.filter { storyboard == nil || $0.name == storyboard }
        let name = call.name?.string
        if name == "instantiateInitialViewController", storyboard != nil {
            return asked.count == 1 ? initialClasses(of: asked[0]) : []
        }
        if name == "instantiateViewController",
            let identifier = NamingCalls.text(
                call.argument(labelled: "withIdentifier") ?? call.argument(labelled: "identifier")
            )
        {
            let found = asked.flatMap { file in
                file.document.objects.filter {
                    StoryboardScenes.isController($0) && $0.storyboardIdentifier == identifier && !$0.isReference
                }.map { ($0, file) }
            }
            return found.count == 1 ? classes(shownBy: found[0].0, in: found[0].1) : []
        }
        let types = controllers.className(takenBy: call).map { code.types(named: $0) } ?? []
        return types.count == 1 ? Set(types) : []
    }

    private func initialClasses(of file: InterfaceFile) -> Set<TypeID> {
        let initial = file.document.objects.first {
            $0.id == file.document.initialController && StoryboardScenes.isController($0)
        }
        return initial.map { classes(shownBy: $0, in: file) } ?? []
    }

    private func classes(shownBy object: InterfaceObject, in file: InterfaceFile, depth: Int = 0) -> Set<TypeID> {
        guard depth < Self.depthLimit else { return [] }
        if object.isReference {
            guard let (referred, place) = scenes.referred(by: object, in: file) else { return [] }
            return classes(shownBy: referred, in: place, depth: depth + 1)
        }
        var found: Set<TypeID> = []
        if case .project(let types) = classes.meantClass(of: object, in: file), types.count == 1 {
            found.formUnion(types)
        }
        for connection in file.document.connections
        where connection.kind == .segue && connection.segueKind == "relationship" {
            guard connection.owner?.index == object.index, let held = connection.destination else { continue }
            found.formUnion(classes(shownBy: held, in: file, depth: depth + 1))
        }
        return found
    }

    private static let depthLimit = 6
}
