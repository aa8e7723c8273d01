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
            "\(screen.isForAllScreens ? "Roles of all screens" : "In '\(screen.name)' roles") hold one another strongly and "
                + "are never freed: \(roles.joined(separator: " → ")).",
            help: [
                remedy(circle, inScreen: number, subject)
                    ?? "Hold '\(name)' of '\(owner)' weakly if somebody else keeps its \(last.to), or another one of them."
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

    /// What to do where the circle is all that keeps its roles, since the view holds them weakly: whichever of them was held weakly, too,
    /// the others would be gone at once.
    private static func remedy(_ circle: [Hold], inScreen number: Int, _ subject: CodeSubject) -> String? {
        let roles = Set(circle.map(\.from))
        let screen = subject.roles.screens[number]
        guard let view = screen.architecture.viewRole?.name.text, !roles.contains(view),
            !holds(inScreen: number, subject).contains(where: { roles.contains($0.to) && !roles.contains($0.from) }),
            let kept = holds(inScreen: number, subject, weakly: true).first(where: {
                $0.from == view && roles.contains($0.to)
            })
        else { return nil }
        let back = holds(inScreen: number, subject).filter { $0.to == kept.to || $0.to == view }
            .map { "'\($0.member.baseName.string)' of '\(subject.code.qualifiedName(of: $0.holder.id))'" }
        return
            "Nobody else keeps them: let the \(view) hold the \(kept.to) strongly by '\(kept.member.baseName.string)', and make "
            + "weak what leads back to the two, such as \(back.formattedList(with: "and"))."
    }

    private static func holds(inScreen number: Int, _ subject: CodeSubject, weakly isWeak: Bool = false) -> [Hold] {
        let screen = subject.roles.screens[number]
        var holds: [Hold] = []
        for player in screen.players {
            let type = subject.code[player.type]
            guard type.isClass else { continue }
            for member in type.declaration.members {
                guard member.kind == .storedProperty, !member.isTypeMember,
                    (member.isWeak || member.isUnowned) == isWeak,
                    !member.attributes.contains(where: { $0.name.startsUppercase && $0.name != "IBOutlet" })
                else { continue }
                let references = subject.roles(heldBy: member)
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
