import SpecRules
import SourceFacts
import ScreenSpecDiagnostics

/// Handlers of a controller view are set in one place.
package enum HandlersOutsideSetViewHandlers {
    package static let description = RuleDescription.handlersOutsideSetViewHandlers

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.analysis(ViewlessControllers.self).all.flatMap { controller -> [Diagnostic] in
            guard setsHandlers(controller.type, subject.code) else { return [] }
            let allowed = allowedMethods(of: controller.type)
            return controller.type.members
                .filter { !allowed.contains($0.baseName) }
                .flatMap { findings(in: $0, of: controller, subject) }
        }
    }

    private static let method = "setViewHandlers"

    private static func setsHandlers(_ type: CodeType, _ code: CodeIndex) -> Bool {
        code.member(method, of: type.id) != nil || code.inherits(type.id, fromClassNamed: "Controller")
    }

    /// `setViewHandlers` and what it calls on `self`, however deep.
    private static func allowedMethods(of type: CodeType) -> Set<String> {
        var allowed: Set<String> = [method]
        var waiting = [method]
        while let next = waiting.popLast() {
            for member in type.members where member.baseName == next {
                for call in member.calls {
                    guard let path = call.callee.selfPath, path.count == 1, let name = path.first?.name.string,
                        allowed.insert(name).inserted
                    else { continue }
                    waiting.append(name)
                }
            }
        }
        return allowed
    }

    private static func findings(
        in member: MemberFact,
        of controller: ViewlessController,
        _ subject: CodeSubject
    ) -> [Diagnostic] {
        var places: [(range: SourceRange, deed: String)] = []
        for call in member.calls {
            guard call.calledPath.count > 1, let last = call.calledPath.last, registrations.contains(last.name),
                controller.leadsIntoView(call.callee, in: member, subject.code)
            else { continue }
            places.append((last.range, last.name.string))
        }
        for assignment in member.assignments {
            let target = assignment.target
            guard target.components.count > 1, let last = target.components.last,
                partners.contains(last.name), controller.leadsIntoView(target, in: member, subject.code)
            else { continue }
            places.append((last.range, last.name.string))
        }
        return places.map { place in
            description.finding(
                at: place.range,
                "'\(member.baseName.string)' sets a handler of the controller view by '\(place.deed)'.",
                help: ["Do it in 'setViewHandlers()', which runs when the view is there."],
                subject: subject.subject(controller.type, member.name.string)
            )
        }
    }

    private static let registrations: Set<String> = [
        "addTarget", "addGestureRecognizer", "addAction", "addInteraction",
    ]
    private static let partners: Set<String> = ["delegate", "dataSource"]
}
