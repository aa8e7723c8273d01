import InterfaceBuilder
import ScreenSpecDiagnostics
import SpecRules
import SystemTypes

/// The classes that documents name exist.
enum MissingClass {
    static let rule = Rule(.missingClass) { (subject: CodeSubject) in
        guard subject.hasCode else { return [] }
        let classes = subject.analysis(InterfaceConnections.self).classes
        return subject.interfaces.files.filter(\.isChecked).flatMap { file in
            file.document.objects.compactMap { object in
                guard let name = object.customClass, classes.meantClass(of: object, in: file) == .missing else {
                    return nil
                }
                return finding(name, of: object.customModule, at: object.classRange, subject)
            }
                + file.document.connections.compactMap { connection in
                    guard connection.kind == .segue, let name = connection.customClass,
                        classes.meantClass(
                            named: name,
                            module: connection.customModule,
                            isOfTarget: connection.isOfTarget,
                            in: file
                        ) == .missing
                    else { return nil }
                    return finding(name, of: connection.customModule, at: connection.range, subject)
                }
        }
    }

    private static func finding(
        _ name: String,
        of module: String?,
        at range: SourceRange,
        _ subject: CodeSubject
    ) -> Diagnostic {
        if let module, PlatformType(named: name) != nil {
            return RuleDescription.missingClass.finding(
                at: range,
                "The module '\(module)' has no class '\(name)'.",
                help: ["Take the module out: the class is one of the system."],
                subject: Subject(name)
            )
        }
        let names = subject.code.types.filter { $0.isClass && subject.code.file(of: $0).isChecked }.map(\.name)
        let close = Spelling.closest(to: name, among: names)
        return RuleDescription.missingClass.finding(
            at: range,
            "There is no class '\(name)'.",
            help: close.map { ["Did you mean '\($0)'?"] } ?? ["Name another class, or take the name out."],
            fixes: close.map { [Diagnostic.Fix("Replace with '\($0)'", at: range, with: $0)] } ?? [],
            subject: Subject(name)
        )
    }
}
