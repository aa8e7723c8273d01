import InterfaceBuilder
import ScreenSpecDiagnostics
import SpecRules
import SystemTypes

/// The classes that documents name exist.
enum MissingClass {
    static let rule = Rule(.missingClass) { (subject: CodeSubject) in
        guard subject.hasCode else { return [] }
        let classes = subject.analysis(InterfaceConnections.self).classes
        let missing = subject.interfaces.files.filter(\.isChecked).flatMap { file in
            file.document.objects.compactMap { object -> Missing? in
                guard let name = object.customClass, classes.meantClass(of: object, in: file) == .missing else {
                    return nil
                }
                return Missing(name: name, module: object.customModule, place: object.classRange)
            }
                + file.document.connections.compactMap { connection -> Missing? in
                    guard connection.kind == .segue, let name = connection.customClass,
                        classes.meantClass(
                            named: name,
                            module: connection.customModule,
                            isOfTarget: connection.isOfTarget,
                            in: file
                        ) == .missing
                    else { return nil }
                    return Missing(name: name, module: connection.customModule, place: connection.range)
                }
        }
        guard !missing.isEmpty else { return [] }
        let known = subject.code.types.filter { $0.isClass && subject.code.file(of: $0).isChecked }.map(\.name)
        return missing.map { finding($0, among: known) }
    }

    /// A class that a document names.
    private struct Missing {
        let name: String
        let module: String?
        let place: SourceRange
    }

    private static func finding(_ missing: Missing, among known: [String]) -> Diagnostic {
        let (name, range) = (missing.name, missing.place)
        if let module = missing.module, PlatformType(named: name) != nil {
            return RuleDescription.missingClass.finding(
                at: range,
                "The module '\(module)' has no class '\(name)'.",
                help: ["Take the module out: the class is one of the system."],
                subject: Subject(name)
            )
        }
        let close = Spelling.closest(to: name, among: known)
        return RuleDescription.missingClass.finding(
            at: range,
            "There is no class '\(name)'.",
            help: close.map { ["Did you mean '\($0)'?"] } ?? ["Name another class, or take the name out."],
            fixes: [close.map { Diagnostic.Fix(replacing: range, with: $0) }],
            subject: Subject(name)
        )
    }
}
