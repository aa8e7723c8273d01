import ScreenModel
import SourceFacts
import SpecRules

/// Where the routes of a screen that a spec describes lead, and which actions take them, as far as the code says it plainly.
package struct RouteBehaviour {
    package struct Way {
        package let route: Name
        package let presentation: Route.Presentation?
        /// The class of the controller that opens.
        package let destination: String?
        /// The method that opens it.
        package let method: String
    }

    package struct Lead {
        package let action: Name
        /// In the order in which they are taken.
        package let routes: [String]
    }

    private let component: IndexedComponent
    private let subject: CodeSubject

    package init(of component: IndexedComponent, in subject: CodeSubject) {
        (self.component, self.subject) = (component, subject)
    }

    /// Of the routes that one method alone answers to.
    package var ways: [Way] {
        let routes = component.declaration.screen?.routes ?? []
        guard !routes.isEmpty, let type = subject.navigator(of: component) else { return [] }
        let members = subject.code.inheritedMembers(of: type).filter { $0.kind == .method }
        return routes.compactMap { route in
            let named = members.filter { member in
                member.baseName == route.member.baseName
                    && (route.member.function == nil || member.name == route.member.fullName)
            }
            guard named.count == 1, let method = named.first else { return nil }
            let shown = ShownScreens(by: method, among: members, in: subject)
            let presentations = Set(shown.all.compactMap(\.presentations.first))
            let destinations = Set(shown.all.map { $0.destination })
            let destination = destinations.count == 1 ? destinations.first.flatMap(\.self) : nil
            return Way(
                route: route.member.name,
                presentation: presentations.count == 1 && shown.isComplete ? presentations.first : nil,
                destination: destination,
                method: "\(type.name).\(method.name)"
            )
        }
    }

    /// The routes that the actions of the spec end in.
    package var leads: [Lead] {
        component.declaration.actions.filter { action in
            action.leadsTo.isEmpty && component.owns(action.member.name.range) && !takesStreams(action.member)
        }.compactMap { action in
            guard let found = AnsweredAction(action, of: component, in: subject).taken else { return nil }
            var names: [String] = []
            for taken in found where taken.isCertain && (taken.route.isWay || taken.route.isOpen) {
                if !names.contains(taken.route.member.name.text) { names.append(taken.route.member.name.text) }
            }
            return names.isEmpty ? nil : Lead(action: action.member.name, routes: names)
        }
    }

    /// Whether a message hands streams on: what comes of those comes of what is sent into them.
    private func takesStreams(_ member: ScreenModel.Member) -> Bool {
        member.function?.parameters.contains { parameter in
            guard case .named(let name) = parameter.type.type.unwrapped else { return false }
            return ReceivedInput.isStream(name.path)
                || subject.types(called: name.path, of: component).contains(where: ReceivedInput.holdsStreams)
        } ?? false
    }
}
