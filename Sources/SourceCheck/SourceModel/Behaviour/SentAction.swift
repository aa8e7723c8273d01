import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Where the code of a view says that an action has happened.
struct SentAction {
    struct Place {
        let member: MemberFact
        let range: SourceRange
        /// Whether it is a method that is called for the action itself.
        let isHandler: Bool
    }

    let places: [Place]

    /// `nil` where others may say it too, or nobody can tell.
    init?(_ action: Action, in family: ViewFamily, _ subject: CodeSubject) {
        if action.exit == .targetAction {
            let methods = family.members.filter { $0.kind == .method && $0.baseName == action.member.name.text }
            guard methods.count == 1 else { return nil }
            places = methods.map { Place(member: $0, range: $0.nameRange, isHandler: true) }
            return
        }
        let component = family.component.component
        let members = component.interfaces.flatMap(\.members)
        let message =
            action.exit == .closure
            ? action.member : members.first { $0.name.range == action.member.name.range } ?? action.member
        let isOverloaded = members.count { $0.baseName == message.baseName } > 1
        var places: [Place] = []
        var sentName: FactText?
        for type in family.types {
            for declaration in type.declarations {
                for use in declaration.uses where use.components.contains(where: { $0.name == message.baseName }) {
                    guard let member = use.member else { return nil }
                    guard let last = use.components.last, last.name == message.baseName, last.isCalled,
                        use.role != .selector, member.owner?.index == declaration.index
                    else { return nil }
                    // A method of its own may be called the same.
                    if use.components.count == 1 || use.root == .super { continue }
                    if isOverloaded {
                        guard let call = use.calls.last else { return nil }
                        guard call.fullName == message.fullName else { continue }
                    }
                    sentName = last.name
                    places.append(Place(member: member, range: use.range, isHandler: false))
                }
            }
        }
        guard let file = places.first?.member.facts.file, places.allSatisfy({ $0.member.facts.file == file }),
            let number = subject.code.table.fileIndex(of: file), let sentName,
            !subject.visibility.mentions.isMentionedInCode(sentName, outside: number)
        else { return nil }
        self.places = places
    }
}
