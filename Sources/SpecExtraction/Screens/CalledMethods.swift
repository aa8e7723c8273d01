import SourceCheck
import SourceFacts

/// The methods of one class that another one calls, as far as the code says plainly whose they are.
struct CalledMethods {
    /// In the order of the class, each name with its labels once.
    let all: [MemberFact]

    init(of receiver: CodeType, by sender: CodeType, _ code: CodeIndex) {
        var names: Set<String> = []
        for member in sender.members {
            let handedOver = Set(member.assignments.filter { $0.value.kind == .path }.compactMap(\.value.use?.index))
            for use in member.uses {
                let isHandedOver = handedOver.contains(use.index)
                for (position, component) in use.components.enumerated() where position > 0 {
                    guard component.isCalled || isHandedOver && position + 1 == use.components.count else { continue }
                    guard code.type(of: use, upTo: position, in: member).projectType == receiver.id else { continue }
                    names.insert(component.name.string)
                }
            }
        }
        var seen: Set<String> = []
        // What protocols of the app add to it is a method of it, too.
        let added = code.protocols(of: receiver.id).compactMap(\.projectType).flatMap { code[$0].extensions }
            .flatMap(\.members)
        all = (receiver.members + added).filter { member in
            member.kind == .method && !member.isTypeMember && !member.isOverride && !code.isHidden(member)
                && !member.isInsideConditionalCompilation && names.contains(member.baseName)
                && seen.insert(member.name.string).inserted
        }
    }
}
