import InterfaceBuilder
import ScreenModel
import ScreenSpecConcurrency
import ScreenSpecDiagnostics

/// Where the segues of storyboards lead, from class to class.
struct Segues: CodeAnalysis {
    struct Segue: Hashable {
        let identifier: String?
        let destination: String
        /// The class of that name.
        let target: TypeID
        /// `nil` of one of the app's own classes, which shows it as it likes.
        let presentation: SeguePresentation?
        let place: SourceRange
    }

    /// A segue that leads back to the controller before.
    struct Unwinding {
        let identifier: String?
        /// What it may be in the words of specs, the usual one first.
        let presentations: [Route.Presentation]
        let place: SourceRange
    }

    private var byClass: [TypeID: [Segue]] = [:]
    private var unwindingsByClass: [TypeID: [Unwinding]] = [:]

    init(of subject: CodeSubject) {
        let classes = subject.analysis(ClassResolution.self)
        let scenes = StoryboardScenes(subject.interfaces)
        let performed = Lazy { PerformedSegues(of: subject) }
        for file in subject.interfaces.files where file.isChecked {
            for connection in file.document.connections where connection.kind == .segue {
                let presentation = SeguePresentation(of: connection)
                guard presentation != nil || connection.customClass != nil, let owner = connection.owner,
                    let source = scenes.controller(around: owner, in: file),
                    let destination = connection.destination,
                    let (target, place) = scenes.content(of: destination, in: file),
                    case .project(let sources) = classes.meantClass(of: source, in: file), sources.count == 1,
                    case .project(let targets) = classes.meantClass(of: target, in: place), targets.count == 1
                else { continue }
                // What starts at the controller itself goes when code says so; one of a package's may say it where nobody sees.
                if let name = connection.name, owner.index == source.index, connection.customClass == nil,
                    !subject.code.hasUnknownSuperclass(sources[0]), !performed.value.mayInclude(name)
                {
                    continue
                }
                let segue = Segue(
                    identifier: connection.name,
                    destination: subject.code.qualifiedName(of: targets[0]),
                    target: targets[0],
                    presentation: presentation,
                    place: connection.range
                )
                byClass[sources[0], default: []].append(segue)
            }
        }
        addUnwindings(subject, classes, scenes)
    }

    /// Those to a controller that opens this one by a segue: they undo what that does.
    private mutating func addUnwindings(
        _ subject: CodeSubject,
        _ classes: ClassResolution,
        _ scenes: StoryboardScenes
    ) {
        let takers = Lazy { UnwindActions(subject.code) }
        for file in subject.interfaces.files where file.isChecked {
            let connections = file.document.connections
            for connection in connections where connection.kind == .segue && connection.segueKind == "unwind" {
                // The element is a connection to the action as well.
                let action = connections.first { $0.kind == .unwind && $0.range == connection.range }?.name
                guard let action, let (_, taker) = takers.value[action], let owner = connection.owner,
                    let source = scenes.controller(around: owner, in: file),
                    case .project(let sources) = classes.meantClass(of: source, in: file), sources.count == 1,
                    let presentations = presentations(leadingBackFrom: sources[0], to: taker, subject.code)
                else { continue }
                let unwinding = Unwinding(
                    identifier: connection.name,
                    presentations: presentations,
                    place: connection.range
                )
                unwindingsByClass[sources[0], default: []].append(unwinding)
            }
        }
    }

    private func presentations(leadingBackFrom source: TypeID, to taker: TypeID, _ code: CodeIndex)
        -> [Route.Presentation]?
    {
        let leading = byClass.flatMap { start, segues in
            segues.filter { $0.target == source }.map { (start: start, presentation: $0.presentation) }
        }
        guard !leading.isEmpty, leading.allSatisfy({ code.classes(from: $0.start).contains(taker) }) else { return nil }
        let possible = leading.map { $0.presentation?.possible ?? [] }
        if possible.allSatisfy({ !$0.isEmpty && !$0.contains(.push) && $0.contains(.modal) }) { return [.dismiss] }
        return possible.allSatisfy { $0.contains(.push) } ? [.pop, .dismiss] : nil
    }

    func segues(from type: TypeID) -> [Segue] {
        byClass[type] ?? []
    }

    func unwindings(from type: TypeID) -> [Unwinding] {
        unwindingsByClass[type] ?? []
    }
}

extension Route {
    /// Whether a segue is called like it: `showDetails` is `showDetails`, `ShowDetails` and `showDetailsSegue`.
    func isSegue(called identifier: String) -> Bool {
        let (identifier, name) = (identifier.lowercased(), member.baseName.lowercased())
        return identifier == name || identifier == name + "segue"
    }
}
