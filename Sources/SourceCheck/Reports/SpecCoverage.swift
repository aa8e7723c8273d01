import ScreenModel
import ScreenSpecDiagnostics

/// Screens in code without a spec, and specs without code.
package struct SpecCoverage: Sendable {
    package struct Screen: Sendable {
        /// The class that is the screen's view.
        package let type: String
        package let place: SourceRange
        package let module: String?
    }

    package struct Spec: Sendable {
        package let name: String
        /// The class that it looks for.
        package let type: String
        package let place: SourceRange
    }

    /// In the order of the sources.
    package private(set) var screensWithoutSpec: [Screen] = []
    package private(set) var specsWithoutCode: [Spec] = []
    package private(set) var screensWithSpec = 0
    /// Views of the code that are no screens and that a spec describes.
    package private(set) var viewsWithSpec = 0

    package init(_ subject: CodeSubject) {
        let connections = subject.analysis(InterfaceConnections.self)
        var known: Set<TypeID> = []
        for component in subject.specs.components {
            let types = subject.types(called: component.component.viewType, of: component)
            known.formUnion(types.map(\.id))
            for player in component.component.roles {
                guard let name = player.type else { continue }
                known.formUnion(subject.types(called: name, of: component).map(\.id))
            }
            if types.isEmpty {
                let name = component.declaration.name
                specsWithoutCode.append(Spec(name: name.text, type: component.component.viewType, place: name.range))
            } else if component.declaration.screen != nil
                || types.contains(where: { isScreen($0, subject, connections) })
            {
                screensWithSpec += 1
            } else {
                viewsWithSpec += 1
            }
        }
        for type in subject.checkedTypes where type.isClass && !known.contains(type.id) {
            guard isScreen(type, subject, connections) else { continue }
            screensWithoutSpec.append(
                Screen(
                    type: subject.code.qualifiedName(of: type.id),
                    place: type.declaration.nameRange,
                    module: subject.code.file(of: type).module
                )
            )
        }
    }

    /// A view controller that nothing inherits from, what a storyboard has a scene of, or what the architecture takes for the view of a
    /// screen.
    private func isScreen(_ type: CodeType, _ subject: CodeSubject, _ connections: InterfaceConnections) -> Bool {
        let playsView = subject.roles.roles(of: type.id).contains { $0.role.isView == true }
        let hasScene = connections.objects[type.id]?.contains { StoryboardScenes.isController($0.object) } ?? false
        return playsView || hasScene
            || (subject.code.isViewController(type.id) && subject.code.subclasses(of: type.id).isEmpty)
    }

    /// The summary, and one line for each gap.
    package func text(summary: String, place: (SourceRange) -> String?) -> String {
        var lines = ["Specs: \(summary)."]
        if !screensWithoutSpec.isEmpty { lines += ["", "Without a spec"] }
        lines += screensWithoutSpec.map { "  \($0.type)\(place($0.place).map { "  \($0)" } ?? "")" }
        if !specsWithoutCode.isEmpty { lines += ["", "Without code"] }
        lines += specsWithoutCode.map { "  \($0.name), as '\($0.type)'\(place($0.place).map { "  \($0)" } ?? "")" }
        return lines.joined(separator: "\n") + "\n"
    }
}
