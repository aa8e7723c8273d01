import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// A controller gives itself its controller view.
package enum ControllerViewNotSet {
    package static let description = RuleDescription.controllerViewNotSet

    package static let rule = Rule(description) { (subject: CodeSubject) in
        subject.analysis(ViewlessControllers.self).all.compactMap { controller in
            let code = subject.code
            guard code.inherits(controller.type.id, fromClassNamed: "Controller"),
                code.subclasses(of: controller.type.id).isEmpty, !setsView(controller.type, code)
            else { return nil }
            let name = code.qualifiedName(of: controller.type.id)
            let view = controller.view.type?.name(forScreen: controller.screen.name) ?? "ControllerView"
            return description.finding(
                at: controller.type.declaration.nameRange,
                "'\(name)' never sets 'controllerView', so that its screen stays blank.",
                help: ["Set it in 'viewDidLoad()' to '\(view)(controller: self)'."],
                subject: subject.subject(controller.type)
            )
        }
    }

    /// In the class itself, an extension, or a class of the project above it.
    private static func setsView(_ type: CodeType, _ code: CodeIndex) -> Bool {
        code.classes(from: type.id).contains { ancestor in
            code[ancestor].members.contains { member in
                member.assignments.contains { assignment in
                    guard let path = assignment.target.selfPath, path.count == 1 else { return false }
                    return path.first?.name == "controllerView"
                }
            }
        }
    }
}
