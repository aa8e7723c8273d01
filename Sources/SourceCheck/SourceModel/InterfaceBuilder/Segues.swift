import InterfaceBuilder
import ScreenModel
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

    private var byClass: [TypeID: [Segue]] = [:]

    init(of subject: CodeSubject) {
        let classes = subject.analysis(ClassResolution.self)
        let scenes = StoryboardScenes(subject.interfaces)
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
    }

    func segues(from type: TypeID) -> [Segue] {
        byClass[type] ?? []
    }
}
