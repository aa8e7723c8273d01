import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Views leave network, persistence, defaults, keychain and files to others.
package enum ViewNoService {
    package static let description = RuleDescription.viewNoService

    static let rule = TypeRule(description) { subject in
        let members = subject.analysis(RoleMembers.self)
        let controllers = ControllersWithoutRole(of: subject)
        let forbidden = ForbiddenTypes(in: subject)
        return { types in
            types.flatMap { type -> [Diagnostic] in
                if let controller = controllers.member(as: type, orContainer: true) {
                    let isAlone = !keepsPartnerByName(controller, subject)
                    let who = "The view controller '\(type.name)'\(isAlone ? ", which plays no role," : "")"
                    return findings(of: controller, forbidden, subject, who: who)
                }
                return members[type].filter { $0.isView && !lacksPartner($0, subject) }.flatMap {
                    findings(of: $0, forbidden, subject, who: "The \($0.roleName) '\(type.name)'")
                }
            }
        }
    }

    private static func findings(
        of roleMember: RoleMember,
        _ forbidden: ForbiddenTypes,
        _ subject: CodeSubject,
        who: String
    ) -> [Diagnostic] {
        forbidden.findings(in: roleMember) { use in
            let architecture = roleMember.architecture.name.text
            let what = isService(use) ? "a service" : "which '\(architecture)' forbids it"
            if let unread = use.unread {
                return (
                    description, "\(who) keeps \(unread.words)'\(use.name)', \(what), and never reads it.",
                    "take it out"
                )
            }
            let verb = use.isShared ? "uses the shared '\(use.name)'" : "uses '\(use.name)'"
            if let target = use.reference.target.projectType,
                subject.code.isViewController(target) || subject.code.isView(target)
            {
                return (
                    description, "\(who) \(verb), which '\(architecture)' forbids it.", remedy(for: roleMember, subject)
                )
            }
            // Where the name of the service stands nowhere near, the path says what is meant.
            let path = use.reference.way == .reaches || use.reference.isByConstant ? ", by '\(use.reference.text)'" : ""
            return (description, "\(who) \(verb), \(what)\(path).", remedy(for: roleMember, subject))
        }
    }

    /// Whether it is called as services are. What a team forbids beside may be anything, such as the app's delegate.
    private static func isService(_ use: ForbiddenUses.Use) -> Bool {
        wordsOfServices.contains { use.name.contains($0) || use.entry.text.contains($0) }
    }

    private static let wordsOfServices = [
        "Service", "Repository", "Store", "Storage", "Storing", "Client", "API", "Api", "Network", "Manager",
        "Database", "Keychain", "Defaults", "Session", "Cache", "Context", "Container", "Worker", "Provider", "Loader",
        "Fetcher",
        "Gateway", "Request", "DAO",
    ]

    private static func remedy(for roleMember: RoleMember, _ subject: CodeSubject) -> String {
        // A controller without a role may be a part of a screen, and hold its partner.
        if roleMember.screen == nil, roleMember.role != nil, let partner = roleMember.architecture.partner,
            !keepsPartnerByName(roleMember, subject),
            !subject.references.holdPartner(
                of: roleMember.type,
                as: roleMember.roleName,
                roleMember.architecture,
                in: subject.code
            )
        {
            return "give its screen \(partner.withArticle) that does, and show what comes back."
        }
        guard roleMember.role != nil, let channel = roleMember.architecture.actionsChannel,
            let partner = channel.to?.text,
            channel.from?.text == roleMember.roleName
        else {
            return roleMember.role == nil
                ? "let whoever shows it, such as its controller, hand over what it shows, and hear what happened."
                : "let its controller hand over what it shows, and tell it what happened."
        }
        return "tell the \(partner) by '\(channel.name.text)', and show what comes back."
    }

    /// Whether a property is called as the role to which views talk is: its type may be a value that plays none.
    private static func keepsPartnerByName(_ roleMember: RoleMember, _ subject: CodeSubject) -> Bool {
        let called = roleMember.architecture.partnerNames
        return roleMember.type.members.contains { member in
            if member.kind == .method, !member.isTypeMember {
                // `bind(reactor:)`, by which ReactorKit hands it over.
                return member.baseName == "bind"
                    && member.parameters.contains { parameter in
                        called.contains(parameter.label)
                            && parameter.type.map { subject.code.lookup($0, in: member).projectType != nil } ?? false
                    }
            }
            return member.kind == .storedProperty && !member.isTypeMember && called.contains(member.baseName)
                && subject.code.type(of: member).projectType != nil
        }
    }

    /// Whether nobody is there whom a view could tell: where the architecture was guessed, what goes by the name of its partner
    /// may be the value that it shows.
    private static func lacksPartner(_ roleMember: RoleMember, _ subject: CodeSubject) -> Bool {
        guard let number = roleMember.screen, let partner = roleMember.architecture.partner else { return false }
        let screen = subject.roles.screens[number]
        guard screen.component == nil, subject.architectures.isGuessed(module: screen.module) else { return false }
        let partners = screen.types(playing: partner)
        return !partners.isEmpty
            && partners.allSatisfy { id in
                let type = subject.code[id]
                guard type.kind == .struct || type.kind == .enum else { return false }
                return !type.members.contains { $0.kind == .method && !$0.isTypeMember && $0.type == nil }
            }
    }
}
