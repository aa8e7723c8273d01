import ScreenModel
import ScreenSpecDiagnostics

/// A view of an architecture with partners says everything to the partner that a channel leads to.
package enum ViewOnlyTalksToPresenter {
    package static let description = RuleDescription(
        "view-only-talks-to-presenter",
        .error,
        .architecture,
        purpose: "A view tells its presenter what happened, and knows nobody else.",
        why: """
            A view that also tells a delegate, holds an interactor or names another screen's presenter decides what \
            should happen next, so that behaviour is spread over two places and neither can be tested or replaced \
            alone. The channels of the architecture say whom a view may talk to: its presenter in VIPER and MVP, its \
            interactor in VIP, its view model in MVVM. Where the architecture has a channel 'actions', every action \
            leaves through it, and no type that the view names (of subviews, view models and messages) belongs to \
            another role or to another screen. Hand-written views are held to the same channels, also for what they \
            reach through their presenter's properties; where a view has a spec, it knows its view model, the protocols \
            of its channels, its subviews and the UI framework, and nothing else of the project.
            """,
        wrong: .specAndCode(
            """
            screen: Login
            architecture: viper
            subviews:
              loginButton: UIButton
            actions:
              userTappedLogin:
                trigger: loginButton.touchUpInside
                via: ⟦closure⟧

            """,
            """
            import UIKit

            final class LoginInteractor {}

            final class LoginViewController: UIViewController {
                private var interactor: ⟦LoginInteractor⟧?
            }

            """
        ),
        right: .specAndCode(
            """
            screen: Login
            architecture: viper
            subviews:
              loginButton: UIButton
            actions:
              userTappedLogin:
                trigger: loginButton.touchUpInside

            """,
            """
            import UIKit

            final class LoginViewController: UIViewController {
                private var presenter: LoginViewToPresenterInterface?
            }

            """
        ),
        misses: """
            A role of a screen that has no spec is recognised by its name only where the architecture's own patterns \
            fit; the presenter of another screen, only where the view's own screen has one that is of no kin to it. \
            What a view casts to, or is handed as a delegate, is a name. Superclasses and the protocols that a screen's \
            protocols refine are not looked into. In code, a path is followed from a property, a local variable or a cast on, \
            not from '$0' or the result of an operator. Of a view controller without a partner, only what it makes and calls \
            counts, and not where it puts a screen together, nor where most of these do so. What 'knows' names is known. An \
            architecture without another role, such as MVC, has no partner \
            to go past. Of the types that a spec does not give its view, in code, enums, structs that are no data, views, \
            controllers that it embeds, constants, and what only its own file sees count as its own.
            """,
        isAboutUses: true
    )

    package static let rule = Rule(description) { (file: IndexedFile) in
        file.components.flatMap { exits(of: $0) + names(in: $0, file.index) }
    }

    // MARK: Ways out

    private static func exits(of component: IndexedComponent) -> [Diagnostic] {
        guard let vocabulary = component.vocabulary, let partner = vocabulary.partner else { return [] }
        var findings: [Diagnostic] = []
        for action in component.declaration.actions {
            if let finding = exit(of: action, in: component, past: partner, vocabulary) { findings.append(finding) }
        }
        if let delegate = component.declaration.delegate, !vocabulary.reachesOutside,
            !delegate.methods.isEmpty || !delegate.inherits.isEmpty
        {
            findings.append(
                description.finding(
                    at: delegate.range,
                    "The view of '\(component.name)' speaks to a delegate, past its \(partner).",
                    help: [
                        "Declare under 'actions' what happened, and let the \(partner) tell whoever opened the screen."
                    ],
                    subject: component.subject("delegate")
                )
            )
        }
        if let content = component.declaration.content, content.style == .protocol, content.kind == .dataSource {
            findings.append(
                description.finding(
                    at: content.range,
                    "The view of '\(component.name)' asks a data source, past its \(partner).",
                    help: ["Make it a 'viewModel' that the \(partner) hands over."],
                    subject: component.subject("dataSource")
                )
            )
        }
        return findings
    }

    private static func exit(
        of action: Action,
        in component: IndexedComponent,
        past partner: String,
        _ vocabulary: ViewVocabulary
    ) -> Diagnostic? {
        let name = action.member.name.text
        let way: String
        switch action.exit {
        case .channel: return nil
        case .delegate: way = "through a delegate"
        case .closure: way = "through a closure"
        case .property: way = action.member.function == nil ? "through a stream" : "through a closure"
        case .targetAction:
            // The view handles it itself, unless another role may touch its subviews.
            let others = vocabulary.subviewsVisibleTo.subtracting([partner]).sorted()
            guard let other = others.first else { return nil }
            way = "for the \(other)"
        }
        let place = action.via?.range ?? action.member.name.range
        // A stream has a type of its own, which a channel has no place for.
        let isStream = action.exit == .property && action.member.function == nil
        let fixes = action.via.map { [Diagnostic.Fix(replacing: $0.range, with: "channel")] } ?? []
        return description.finding(
            at: place,
            "'\(name)' leaves the view \(way), past the \(partner).",
            help: [
                isStream
                    ? "With 'parameters' in place of 'type' and 'via' it goes through the channel 'actions'."
                    : "Without 'via' it goes through the channel 'actions'."
            ],
            fixes: isStream ? [] : fixes,
            subject: component.subject("actions.\(name)")
        )
    }

    // MARK: Names

    private static func names(
        in component: IndexedComponent,
        _ index: ProgramIndex
    ) -> [Diagnostic] {
        if let vocabulary = component.vocabulary, !vocabulary.hasPartner { return [] }
        var findings: [Diagnostic] = []
        component.forEachViewMention { mention in
            guard component.owns(mention.type.range), !mention.isOfPartner else { return }
            var inaccessibleRole: InaccessibleRole?
            mention.type.type.forEachName { name in
                if inaccessibleRole == nil {
                    inaccessibleRole = index.inaccessibleRole(named: name, toViewOf: component)
                }
            }
            guard let inaccessibleRole else { return }
            findings.append(
                description.finding(
                    at: mention.type.range,
                    "The view of '\(component.name)' names '\(inaccessibleRole.name)', \(inaccessibleRole.description).",
                    help: [inaccessibleRole.remedy.asSentence],
                    notes: inaccessibleRole.notes,
                    subject: component.subject(mention.subjectMember)
                )
            )
        }
        return findings
    }
}
