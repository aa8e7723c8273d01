import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Views leave network, persistence, defaults, keychain and files to others.
package enum ViewNoService {
    package static let description = RuleDescription(
        "view-no-service",
        .error,
        .architecture,
        purpose: "A view uses no service: no network, database, defaults, keychain or files.",
        why: """
            A view that loads or stores something can only be shown where that works: not in a preview, not in a test, \
            not offline. What it shows then depends on more than it was handed. Which types are services is the \
            architecture's data: 'forbids: {types: …, singletons: …}' of the view's role, and of 'views' for cells and \
            other views without a role; in MVC the view controller may use services and its views may not. Where an \
            architecture is written down, a view controller that has no partner is a view all the same. Themes, styles, \
            languages and feature flags are no services, as 'except' says.
            """,
        wrong: .swift(
            """
            import UIKit

            class LoginPresenter {}
            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?

                override func viewDidLoad() {
                    title = ⟦UserDefaults⟧.standard.string(forKey: "name")
                }
            }

            """,
            architecture: "viper"
        ),
        right: .swift(
            """
            import UIKit

            class LoginPresenter {}
            class LoginViewController: UIViewController {
                var presenter: LoginPresenter?

                func display(name: String) {
                    title = name
                }
            }

            """,
            architecture: "viper"
        ),
        misses: """
            Services whose names fit no pattern of the architecture, types of the platform but for those that an entry starts \
            with or names in full, since '*Store' means the app's own, free functions, a shared object that is assigned or \
            handed over as '.shared', without its type beside it, or that is put into another object, and a service that a \
            view is given and only hands on, such as to its model, be it by way of a private property, or makes as an \
            argument of its model's initializer, or that a closure uses which is one. A static method that makes a view or is \
            handed one. Enums, structs and classes without methods, and the \
            objects that Core Data and Realm keep, are data, whatever they are called. \
            What brings images is no service. View controllers without a partner, or with one that is a value and only answers, where the architecture was \
            guessed, and those that \
            inherit from a container of the platform, such as a tab bar controller.
            """
    )

    static let rule = TypeRule(description) { subject in
        subject.workOutReferences()
        return { types in
            types.flatMap { type -> [Diagnostic] in
                if let controller = subject.controllerWithoutRole(type) {
                    return findings(
                        of: controller,
                        subject,
                        who: "The view controller '\(type.name)', which plays no role,"
                    )
                }
                return subject.roleMembers(as: type).filter { $0.isView && !subject.lacksPartner($0) }.flatMap {
                    findings(of: $0, subject, who: "The \($0.roleName) '\(type.name)'")
                }
            }
        }
    }

    private static func findings(of roleMember: RoleMember, _ subject: CodeSubject, who: String) -> [Diagnostic] {
        ForbiddenTypes(of: roleMember, in: subject).findings { use in
            if use.isUnread {
                let what = "keeps '\(use.name)', a service (\(use.pattern)), and never reads it: take it out."
                return (description, "\(who) \(what)")
            }
            let verb = use.isShared ? "uses the shared '\(use.name)'" : "uses '\(use.name)'"
            return (description, "\(who) \(verb), a service (\(use.pattern)): \(remedy(for: roleMember, subject))")
        }
    }

    private static func remedy(for roleMember: RoleMember, _ subject: CodeSubject) -> String {
        // A controller without a role may be a part of a screen, and hold its partner.
        if roleMember.screen == nil, roleMember.role != nil, let partner = roleMember.architecture.partner,
            !subject.holdsPartner(roleMember.type, as: roleMember.roleName, roleMember.architecture)
        {
            let article = partner.first.map { "aeiou".contains($0) } == true ? "an" : "a"
            return "give its screen \(article) \(partner) that does, and show what comes back."
        }
        guard roleMember.role != nil, let channel = roleMember.architecture.actionsChannel,
            let partner = channel.to?.text,
            channel.from?.text == roleMember.roleName
        else { return "let its controller hand over what it shows, and tell it what happened." }
        return "tell the \(partner) by '\(channel.name.text)', and show what comes back."
    }
}

extension CodeSubject {
    /// Whether nobody is there whom a view could tell: where the architecture was guessed, what goes by the name of its partner
    /// may be the value that it shows.
    fileprivate func lacksPartner(_ roleMember: RoleMember) -> Bool {
        guard let number = roleMember.screen, let partner = roleMember.architecture.partner else { return false }
        let screen = roles.screens[number]
        guard screen.component == nil, architectures.isGuessed(module: screen.module) else { return false }
        let partners = screen.types(playing: partner)
        return !partners.isEmpty
            && partners.allSatisfy { id in
                let type = code[id]
                guard type.kind == .struct || type.kind == .enum else { return false }
                return !type.members.contains { $0.kind == .method && !$0.isTypeMember && $0.type == nil }
            }
    }
}
