import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// The types that play a screen's roles do not hold one another strongly in a circle.
package enum RetainCycleInCode {
    package static let rule = Rule(RetainCycle.description) { (subject: CodeSubject) in
        let known = Set(subject.analysis(StrongDelegates.self).violations.map(\.reference.member.nameRange))
        return subject.roles.screens.indices.compactMap { finding(inScreen: $0, known, subject) }
    }

    /// A stored property by which one role holds another one.
    private struct Hold {
        let from: String
        let to: String
        let holder: CodeType
        let member: MemberFact
        /// Whether the architecture wants it weak: then `weak-delegate` reports it if it is not.
        let isToBeWeak: Bool
    }

    /// - Parameter known: The properties that `weak-delegate` reports.
    private static func finding(
        inScreen number: Int,
        _ known: Set<SourceRange>,
        _ subject: CodeSubject
    ) -> Diagnostic? {
        let screen = subject.roles.screens[number]
        // Another circle may lead through what is to be weak.
        let holds = holds(inScreen: number, subject).filter {
            !$0.isToBeWeak && !known.contains($0.member.nameRange)
        }
        guard let circle = circle(among: holds),
            let last = circle.last, subject.code.file(of: last.holder).isChecked
        else { return nil }
        let roles = circle.map(\.from) + [last.to]
        let owner = subject.code.qualifiedName(of: last.holder.id)
        let name = last.member.baseName.string
        return RetainCycle.description.finding(
            at: last.member.nameRange,
            "In '\(screen.name)' roles hold one another strongly and are never freed: \(roles.joined(separator: " → ")).",
            help: [
                "Hold '\(name)' of '\(owner)' weakly if somebody else keeps its \(last.to), or another one of them."
            ],
            notes: circle.dropLast().map {
                Diagnostic.Note(
                    at: $0.member.nameRange,
                    "The \($0.from) holds the \($0.to) strongly by '\($0.member.baseName.string)'."
                )
            },
            subject: subject.subject(last.holder, name)
        )
    }

    private static func holds(inScreen number: Int, _ subject: CodeSubject) -> [Hold] {
        let screen = subject.roles.screens[number]
        var holds: [Hold] = []
        for player in screen.players {
            let type = subject.code[player.type]
            guard type.isClass else { continue }
            for member in type.declaration.members {
                guard member.kind == .storedProperty, !member.isTypeMember, !member.isWeak, !member.isUnowned,
                    !member.attributes.contains(where: { $0.name.startsUppercase && $0.name != "IBOutlet" })
                else { continue }
                let references = subject.references[subject.code.type(of: member)]
                for reference in references where reference.screen == number && reference.role != player.role {
                    guard isClass(reference, subject) else { continue }
                    holds.append(
                        Hold(
                            from: player.role,
                            to: reference.role,
                            holder: type,
                            member: member,
                            isToBeWeak: screen.architecture.channels.contains {
                                $0.from?.text == player.role && $0.to?.text == reference.role && $0.reference == .weak
                            }
                        )
                    )
                }
            }
        }
        return holds
    }

    private static func isClass(_ reference: RoleReference, _ subject: CodeSubject) -> Bool {
        let types = subject.roles.screens[reference.screen].types(playing: reference.role)
        return !types.isEmpty && types.allSatisfy { subject.code[$0].isClass }
    }

    /// The shortest circle, from the earliest property on, ending with the property that leads back.
    private static func circle(among holds: [Hold]) -> [Hold]? {
        for (index, first) in holds.enumerated() {
            var arrival: [String: Int] = [first.to: index]
            var queue = [first.to]
            var next = 0
            while next < queue.count, arrival[first.from] == nil {
                for (other, hold) in holds.enumerated() where hold.from == queue[next] && arrival[hold.to] == nil {
                    arrival[hold.to] = other
                    queue.append(hold.to)
                }
                next += 1
            }
            guard arrival[first.from] != nil else { continue }
            var circle: [Hold] = []
            var role = first.from
            while let number = arrival[role] {
                circle.append(holds[number])
                role = holds[number].from
                if number == index { break }
            }
            return circle.reversed()
        }
        return nil
    }
}
