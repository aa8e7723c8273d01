import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves an initializer from models: paths lead somewhere, types agree, and every property is set.
    mutating func resolve(
        _ initializer: inout ViewModelInitializer,
        of content: ContentDeclaration,
        in section: String
    ) -> Bool {
        let member = "\(section).init"
        let isRewritten = resolveEach(&initializer.parameters) { $0.resolve(&$1.type, member: member) }
        checkUnique(
            initializer.parameters.map { Name($0.name, at: $0.range) },
            full: initializer.parameters.map(\.name),
            "parameters",
            in: section
        )
        checkAssignments(of: initializer, content: content, member: member)
        return isRewritten
    }

    private mutating func checkAssignments(
        of initializer: ViewModelInitializer,
        content: ContentDeclaration,
        member: String
    ) {
        guard !initializer.isCustom else { return }
        if content.isEnum {
            return report(
                .conflictingKeys,
                at: initializer.range,
                "an enum has no stored properties to set",
                help: ["Write 'custom: true' and the initializer by hand."],
                member: member
            )
        }
        var set: [String: Name] = [:]
        for assignment in initializer.assignments {
            let name = assignment.property
            if let other = set.updateValue(name, forKey: name.text), other != name { continue }
            check(assignment, of: initializer, content: content, member: member)
        }
        let properties = content.properties.map(\.name.text)
        // What is misspelt is told once.
        let misspelt = set.keys.filter { !properties.contains($0) }
        let meant = Set(misspelt.compactMap { Spelling.closest(to: $0, among: properties) })
        let unset = content.properties.filter {
            $0.defaultValue == nil && set[$0.name.text] == nil && !meant.contains($0.name.text)
        }
        if !unset.isEmpty, !initializer.assignments.isEmpty {
            report(
                .unsetProperty,
                at: initializer.range,
                "the initializer leaves \(unset.map { "'\($0.name.text)'" }.joined(separator: ", ")) unset",
                help: [
                    "Add \(unset.count == 1 ? "it" : "them") to 'set', or give \(unset.count == 1 ? "it" : "them") a 'default'."
                ],
                member: member
            )
        }
    }

    private mutating func check(
        _ assignment: ViewModelInitializer.Assignment,
        of initializer: ViewModelInitializer,
        content: ContentDeclaration,
        member: String
    ) {
        let name = assignment.property
        guard let property = content.properties.first(where: { $0.name.text == name.text }) else {
            if content.derived.contains(where: { $0.name.text == name.text }) {
                return report(
                    .unknownProperty,
                    at: name.range,
                    "'\(name.text)' is derived, so nothing sets it",
                    help: ["Remove it."],
                    member: member
                )
            }
            return reportUnknown(
                .unknownProperty,
                name,
                "there is no property '\(name.text)' to set",
                among: content.properties.map(\.name.text),
                member: member
            )
        }
        switch assignment.value {
        case .expression(let expression):
            types.noteTypes(in: expression)
            checkNames(in: expression, known: KnownNames(initializer.parameters.map(\.name)), member: member)
        case .path(let path):
            guard !initializer.parameters.isEmpty,
                let type = type(ofPath: path, from: initializer.parameters, member: member),
                !knowledge.fits(type, property.type.type)
            else { return }
            report(
                .typeMismatch,
                at: path.range,
                "'\(path.text)' is of type \(type), and '\(name.text)' is of type \(property.type.type)",
                help: ["Write {swift: …} to convert it."],
                member: member,
                notes: [Diagnostic.Note(at: property.type.range, "Its type is written here.")]
            )
        }
    }

    /// The type at the end of `product.maker.name`; `nil` after a report, or where nobody can tell.
    private mutating func type(ofPath path: Name, from parameters: [Parameter], member: String) -> SwiftType? {
        var parts = path.text.dottedParts[...]
        guard let first = parts.popFirst() else { return nil }
        guard let parameter = parameters.first(where: { $0.name == first }) else {
            reportUnknown(
                .unknownProperty,
                path.part(at: 0),
                "'\(path.text)' starts at no parameter of the initializer",
                among: parameters.map(\.name),
                member: member
            )
            return nil
        }
        var type = parameter.type.type
        for part in parts {
            guard case .named(let name) = type else {
                if type.isOptional {
                    report(
                        .typeMismatch,
                        at: path.range,
                        "'\(path.text)' goes through an optional, of type \(type)",
                        help: ["Write {swift: …} to unwrap it."],
                        member: member
                    )
                }
                return nil
            }
            switch knowledge.property(part, of: name.path) {
            case .found(let next, _): type = next
            case .unknown: return nil
            case .missing(let closest):
                report(
                    .unknownProperty,
                    at: path.range,
                    "'\(name.path)' has no property '\(part)'"
                        + (closest.map { "; did you mean '\($0)'?" }
                            ?? "; declare it on the model, or write {swift: \(path.text)}"),
                    member: member
                )
                return nil
            }
        }
        return type
    }

    /// Two initializers that Swift could not tell apart.
    mutating func checkUniqueInitializers(_ content: ContentDeclaration) {
        let signatures = content.initializers.map { initializer in
            "init(" + initializer.parameters.map { "\($0.label ?? "_"): \($0.type.type)" }.joined(separator: ", ") + ")"
        }
        checkUnique(
            content.initializers.map { Name("init", at: $0.range) },
            full: signatures,
            "initializers",
            in: content.section
        )
    }
}
