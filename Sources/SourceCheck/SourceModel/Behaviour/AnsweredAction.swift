import ScreenModel
import SourceFacts
import SpecRules

/// An action of a spec, beside whoever decides in the code what comes of it.
struct AnsweredAction {
    let action: Action
    let component: IndexedComponent
    let subject: CodeSubject

    init(_ action: Action, of component: IndexedComponent, in subject: CodeSubject) {
        (self.action, self.component, self.subject) = (action, component, subject)
    }

    /// Who decides; `nil` where that is nobody of the screen.
    var types: [CodeType]? {
        switch action.exit {
        case .targetAction: return subject.handlingTypes(of: component)
        case .channel:
            guard let receiver = component.vocabulary?.architecture.actionsChannel?.to?.text else { return nil }
            return component.component.player(ofRole: receiver)?.type.map { subject.types(called: $0, of: component) }
        case .delegate: return delegates
        case .closure, .property: return nil
        }
    }

    /// Whoever conforms to the protocol of the view's delegate.
    private var delegates: [CodeType]? {
        guard let name = component.component.interfaces.first(where: { $0.kind == .delegate })?.name else { return nil }
        let protocols = subject.code.types(named: name, inModule: component.module)
        guard protocols.count == 1, let id = protocols.first, subject.code[id].kind == .protocol else { return nil }
        return subject.code.conformers(of: id).map { subject.code[$0] }.filter { subject.code.file(of: $0).isChecked }
    }

    /// The methods of one of them that answer to the action.
    func methods(of type: CodeType) -> [MemberFact] {
        // A delegate's method has the sender in front.
        let ofDelegate = component.component.interfaces.filter { $0.kind == .delegate }.flatMap(\.members)
            .first { $0.name.range == action.member.name.range }
        let fullName = action.exit == .delegate ? ofDelegate?.fullName : action.member.fullName
        return subject.code.inheritedMembers(of: type).filter { member in
            member.kind == .method
                && (action.exit == .targetAction
                    ? member.baseName == action.member.name.text : fullName.map { member.name == $0 } ?? false)
        }
    }

    /// Whether the role that decides takes the routes as well.
    var isOfNavigator: Bool {
        guard action.exit == .channel, let architecture = component.vocabulary?.architecture else { return true }
        return architecture.channel("routes").map { $0.from?.text == architecture.actionsChannel?.to?.text } ?? true
    }

    // MARK: Routes

    /// - Parameter players: The classes that are followed where they are told something.
    func routes(takenBy method: MemberFact, of type: CodeType, among players: [CodeType] = []) -> CalledRoutes {
        CalledRoutes(
            by: method,
            of: type,
            component.declaration.screen?.routes ?? [],
            navigators: component.navigatorNames,
            opened: opened?.routes ?? [:],
            among: players,
            subject.code
        )
    }

    /// Those that no method is called like.
    var opened: OpenedRoutes? { subject.analysis(AllOpenedRoutes.self)[component] }

    /// The routes that the method takes which answers to it; `nil` where no one method of one class does.
    var taken: [CalledRoutes.Taken]? {
        // What comes of it by way of others is not plain enough to be written down.
        guard component.declaration.screen != nil, isOfNavigator, let types, types.count == 1 else { return nil }
        let methods = methods(of: types[0])
        return methods.count == 1 ? routes(takenBy: methods[0], of: types[0]).taken : nil
    }
}
