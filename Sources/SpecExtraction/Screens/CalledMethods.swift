import SourceCheck
import SourceFacts

/// The methods of one class that another one calls, as far as the code says plainly whose they are.
struct CalledMethods {
    /// In the order of the class, each name with its labels once.
    let all: [MemberFact]

    init(of receiver: CodeType, by sender: CodeType, _ code: CodeIndex) {
        var names: Set<String> = []
        for member in sender.members {
            for use in member.uses {
                for (position, component) in use.components.enumerated() where position > 0 && component.isCalled {
                    guard code.type(of: use, upTo: position, in: member).projectType == receiver.id else { continue }
                    names.insert(component.name.string)
                }
            }
        }
        var seen: Set<String> = []
        all = receiver.members.filter { member in
            member.kind == .method && !member.isTypeMember && !member.isOverride && !code.isHidden(member)
                && !member.isInsideConditionalCompilation && names.contains(member.baseName.string)
                && seen.insert(member.name.string).inserted
        }
    }
}
