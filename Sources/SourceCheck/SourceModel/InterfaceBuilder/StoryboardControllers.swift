import InterfaceBuilder
import SourceFacts

/// The classes of the controllers in storyboards, by what code asks for them with: an identifier, or a constant that SwiftGen or R.swift
/// makes of one.
struct StoryboardControllers: CodeAnalysis {
    private struct Scene {
        let storyboard: String
        /// `nil` of the initial controller.
        let identifier: String?
        let className: String
    }

    private var scenes: [Scene] = []

    init(of subject: CodeSubject) {
        let classes = subject.analysis(ClassResolution.self)
        let content = StoryboardScenes(subject.interfaces)
        for file in subject.interfaces.files where file.isChecked && file.document.kind == .storyboard {
            for object in file.document.objects where StoryboardScenes.isController(object) {
                let isInitial = object.id == file.document.initialController
                guard isInitial || object.storyboardIdentifier != nil,
                    let (controller, place) = content.content(of: object, in: file),
                    case .project(let types) = classes.meantClass(of: controller, in: place), types.count == 1
                else { continue }
                let name = subject.code.qualifiedName(of: types[0])
                if isInitial { scenes.append(Scene(storyboard: file.name, identifier: nil, className: name)) }
                if let identifier = object.storyboardIdentifier {
                    scenes.append(Scene(storyboard: file.name, identifier: identifier, className: name))
                }
            }
        }
    }

    /// The class of the controller that a call takes out of a storyboard; `nil` where that is not plain.
    func className(takenBy call: CallFact) -> String? {
        guard !scenes.isEmpty, let name = call.name?.string else { return nil }
        switch name {
        case "instantiateViewController":
            let argument = call.argument(labelled: "withIdentifier") ?? call.argument(labelled: "identifier")
            return NamingCalls.text(argument).flatMap { identifier in
                let storyboard = Self.storyboard(of: call)
                return only { $0.identifier == identifier && (storyboard == nil || storyboard == $0.storyboard) }
            }
        case "instantiateInitialViewController" where Self.storyboard(of: call) != nil:
            let storyboard = Self.storyboard(of: call)
            return only { $0.identifier == nil && $0.storyboard == storyboard }
        default: return constant(call.calledPath.map(\.name.string)) ?? named(by: call)
        }
    }

    /// What a maker of the app's own is told by name: `views.make(storyboard: "Shop", identifier: "cart")`.
    private func named(by call: CallFact) -> String? {
        let texts = Set(call.arguments.compactMap(NamingCalls.text))
        guard texts.count > 1 else { return nil }
        return only { scene in texts.contains(scene.storyboard) && scene.identifier.map(texts.contains) == true }
    }

    /// The name of the storyboard that is asked, where it is made in the call or held by a variable.
    static func storyboard(of call: CallFact) -> String? {
        let held = call.callee.local?.value?.call
        let made = call.member?.calls.first { $0.name == "UIStoryboard" && call.range.contains($0.range) }
        return NamingCalls.text((held ?? made)?.argument(labelled: "name"))
    }

    /// `StoryboardScene.Main.login.instantiate()` of SwiftGen, `R.storyboard.main.login()` of R.swift.
    private func constant(_ path: [String]) -> String? {
        let names: ArraySlice<String>
        switch path.first {
        case "StoryboardScene": names = path.dropFirst()
        case "R" where path.dropFirst().first == "storyboard": names = path.dropFirst(2)
        default: return nil
        }
        guard names.count > 1, let storyboard = names.first.map(Self.letters) else { return nil }
        let name = Self.letters(names[names.startIndex + 1])
        let isInitial = Self.initial.contains(name)
        return only { scene in
            Self.letters(scene.storyboard) == storyboard
                && (isInitial ? scene.identifier == nil : scene.identifier.map(Self.letters) == name)
        }
    }

    private static let initial: Set<String> = ["initialscene", "instantiateinitialviewcontroller"]

    /// What both tools keep of a name.
    private static func letters(_ name: String) -> String {
        name.filter { $0.isLetter || $0.isNumber }.lowercased()
    }

    private func only(_ isMeant: (Scene) -> Bool) -> String? {
        let names = Set(scenes.filter(isMeant).map(\.className))
        return names.count == 1 ? names.first : nil
    }
}
