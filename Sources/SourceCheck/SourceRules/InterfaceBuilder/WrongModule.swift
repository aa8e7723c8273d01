import InterfaceBuilder
import ScreenSpecDiagnostics
import SpecRules

/// A document names the module that a class is in.
enum WrongModule {
    static let rule = Rule(.wrongModule) { (subject: CodeSubject) in
        if subject.interfaces.files.isEmpty { return [] }
        let classes = subject.analysis(InterfaceConnections.self).classes
        let modules = KnownModules(subject)
        return subject.interfaces.files.filter(\.isChecked).flatMap { file in
            file.document.objects.compactMap { object in
                // The module of the target is written anew in each build, and of an owner code says what it is.
                guard let name = object.customClass, !object.isOfTarget, !object.isOwner,
                    case .project(let types) = classes.meantClass(of: object, in: file), types.count == 1,
                    let id = types.first, !isKnownToObjectiveC(id, subject.code),
                    ObjectiveCName.demangled(name) == nil, !name.contains(".")
                else { return nil }
                guard let message = message(name, object.customModule, id, modules, subject) else { return nil }
                return RuleDescription.wrongModule.finding(
                    at: object.classRange,
                    message,
                    help: help(object.customModule, modules),
                    notes: [Diagnostic.Note(at: subject.code[id].declaration.nameRange, "The class is declared here.")],
                    subject: subject.subject(subject.code[id])
                )
            }
        }
    }

    private static func isKnownToObjectiveC(_ id: TypeID, _ code: CodeIndex) -> Bool {
        code[id].declaration.attributes.first(named: "objc")?.argument != nil
    }

    /// Where both are modules of the project file, these may be but folders of one target.
    private static func help(_ module: String?, _ modules: KnownModules) -> [String] {
        let choice = "Choose the module of the class, or 'Inherit Module From Target'."
        guard let module, modules.ofProject.contains(module) else { return [choice] }
        return [
            choice,
            "If both are folders of one target, leave the document as it is, and switch the rule off: "
                + "'rules: {wrong-module: off}'.",
        ]
    }

    private static func message(
        _ name: String,
        _ module: String?,
        _ id: TypeID,
        _ modules: KnownModules,
        _ subject: CodeSubject
    ) -> String? {
        guard let module else { return "'\(name)' is a class of Swift, and the document names no module for it." }
        if let own = subject.code.file(of: subject.code[id]).module, modules.ofProject.contains(module), own != module {
            return "'\(name)' is in the module '\(own)', and the document looks for it in '\(module)'."
        }
        guard !modules.all.contains(module), !modules.ofTargets.isEmpty,
            !subject.code.file(of: subject.code[id]).mayBelong(to: module)
        else { return nil }
        return "The document looks for '\(name)' in the module '\(module)', which nobody knows."
    }
}

/// The modules that a project is known to have or to use.
private struct KnownModules {
    /// Those that the project file names.
    let ofProject: Set<String>
    /// Those of targets, as documents of them say.
    let ofTargets: Set<String>
    let all: Set<String>

    init(_ subject: CodeSubject) {
        ofProject = Set(subject.code.files.compactMap(\.module))
        var targets: Set<String> = []
        for file in subject.interfaces.files {
            for object in file.document.objects where object.isOfTarget {
                if let module = object.customModule { targets.insert(module) }
            }
        }
        ofTargets = targets
        var all = ofProject.union(targets)
        for file in subject.code.files { for imported in file.facts.imports { all.insert(imported.module.string) } }
        self.all = all
    }
}
