import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// A role other than the view uses no type that the architecture forbids it.
package enum ForbiddenType {
    package static let description = RuleDescription.forbiddenType

    static let rule = TypeRule(description) { subject in
        let members = subject.analysis(RoleMembers.self)
        let forbidden = ForbiddenTypes(in: subject)
        return { types in
            types.flatMap { members[$0] }.filter { !$0.isView }.flatMap { roleMember in
                forbidden.findings(in: roleMember) { use in
                    let who = "The \(roleMember.roleName) '\(roleMember.type.name)'"
                    let what = "'\(use.name)', which '\(roleMember.architecture.name.text)' forbids it"
                    if let unread = use.unread {
                        return (description, "\(who) keeps \(unread.words)\(what), and never reads it.", "take it out")
                    }
                    return (
                        description, "\(who) uses \(what).",
                        "let a role that may use it do that, or hand over the values"
                    )
                }
            }
        }
    }
}
