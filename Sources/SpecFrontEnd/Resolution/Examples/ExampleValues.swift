import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// A written value as one of a type; `nil` after a report.
    mutating func value(_ written: WrittenValue, as type: SwiftType, member: String) -> ExampleValue? {
        switch written {
        case .invalid: return nil
        case .swift(let expression):
            types.noteTypes(in: expression)
            return .expression(expression)
        case .null(let range):
            if type.isOptional || isUndecided(type) { return .literal("nil", shown: "nothing") }
            reportMismatch(at: range, "nothing", type, help: ["Write a value, or make it optional."], member: member)
            return nil
        case .scalar, .list, .mapping: break
        }
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner),
            .specified(_, let inner):
            return value(written, as: inner, member: member)
        case .array(let element): return list(written, of: element, as: type, member: member)
        case .dictionary(let key, let value):
            return dictionary(written, key, value, as: type, member: member)
        case .tuple(let elements): return tuple(written, elements, as: type, member: member)
        case .named(let name): return value(written, asNamed: name, as: type, member: member)
        case .existential, .opaque, .composition, .function, .metatype:
            return reference(written, as: type, member: member) ?? unwritable(written, as: type, member: member)
        case .invalid: return nil
        }
    }

    private mutating func value(
        _ written: WrittenValue,
        asNamed name: SwiftType.TypeName,
        as type: SwiftType,
        member: String
    ) -> ExampleValue? {
        let arguments = name.components.last?.arguments ?? []
        if let construction = scope.symbols.construction(name.path) {
            if isReference(written) { return reference(written, as: type, member: member) }
            return construct(written, name.path, construction, member: member)
        }
        switch (name.path, arguments.count) {
        case ("Array", 1), ("Set", 1): return list(written, of: arguments[0], as: type, member: member)
        case ("Dictionary", 2): return dictionary(written, arguments[0], arguments[1], as: type, member: member)
        case ("Optional", 1): return value(written, as: arguments[0], member: member)
        default: break
        }
        if let literal = ExampleLiteral(name.path), !scope.symbols.declares(name.path) {
            guard case .scalar(let text, let isPlain) = written, let value = literal.value(text.text, isPlain: isPlain)
            else {
                reportMismatch(at: written.range, describe(written), type, help: [literal.help], member: member)
                return nil
            }
            if let module = literal.module { types.noteModule(module, of: name.path) }
            return value
        }
        return reference(written, as: type, member: member) ?? unwritable(written, as: type, member: member)
    }

    // MARK: Collections

    private mutating func list(_ written: WrittenValue, of element: SwiftType, as type: SwiftType, member: String)
        -> ExampleValue?
    {
        guard case .list(let elements, _) = written else {
            reportMismatch(
                at: written.range,
                describe(written),
                type,
                help: ["Write a list, such as []."],
                member: member
            )
            return nil
        }
        let values = elements.map { value($0, as: element, member: member) }
        return values.contains(nil) ? nil : .list(values.compactMap(\.self))
    }

    private mutating func dictionary(
        _ written: WrittenValue,
        _ key: SwiftType,
        _ element: SwiftType,
        as type: SwiftType,
        member: String
    ) -> ExampleValue? {
        guard case .mapping(let entries, _) = written else {
            reportMismatch(
                at: written.range,
                describe(written),
                type,
                help: ["Write a mapping, such as {}."],
                member: member
            )
            return nil
        }
        let pairs = entries.map { entry -> ExampleValue.Pair? in
            // A key has lost its quotes, and is taken for what its type makes of it.
            let name = value(.scalar(entry.key, isPlain: true), as: key, member: member)
            guard let value = value(entry.value, as: element, member: member), let name else { return nil }
            return ExampleValue.Pair(key: name, value: value)
        }
        let values = pairs.compactMap(\.self)
        if pairs.contains(nil) { return nil }
        // Two keys that are one value trap when a literal is made: `1` and `01`.
        for (index, pair) in values.enumerated() where values[..<index].contains(where: { $0.key == pair.key }) {
            report(
                .duplicateName,
                at: entries[index].key.range,
                "the key \(pair.key.shown) stands here twice",
                help: ["Remove one."],
                member: member
            )
            return nil
        }
        return .dictionary(values)
    }

    private mutating func tuple(
        _ written: WrittenValue,
        _ elements: [SwiftType.TupleElement],
        as type: SwiftType,
        member: String
    ) -> ExampleValue? {
        guard case .list(let values, _) = written, values.count == elements.count else {
            reportMismatch(
                at: written.range,
                describe(written),
                type,
                help: ["Write a list of \(elements.count) values."],
                member: member
            )
            return nil
        }
        var arguments: [ExampleValue.Argument] = []
        for (written, element) in zip(values, elements) {
            guard let value = value(written, as: element.type, member: member) else { continue }
            arguments.append(ExampleValue.Argument(label: element.label, name: element.label ?? "", value: value))
        }
        return arguments.count == elements.count ? .call("", arguments) : nil
    }

    // MARK: Types that specs know

    private mutating func construct(
        _ written: WrittenValue,
        _ path: String,
        _ construction: Construction,
        member: String
    ) -> ExampleValue? {
        switch (construction.form, written) {
        case (.structure(let parts), .mapping(let entries, let range)):
            return arguments(entries, at: range, parts, of: "'\(path)'", member: member)
                .map { .call(SwiftName.typePath(path), $0) }
        case (.cases(let cases), .scalar(let name, _)):
            guard let found = self.case(name, among: cases, of: path, member: member) else { return nil }
            let callee = SwiftName.caseValue(found.name, of: path)
            if found.parts.isEmpty { return .literal(callee, shown: found.name) }
            report(
                .unsetProperty,
                at: name.range,
                "the case '\(found.name)' holds \(found.parts.map { "'\($0.name)'" }.formattedList(with: "and"))",
                help: ["Write {\(found.name): {\(found.parts.map { "\($0.name): …" }.joined(separator: ", "))}}."],
                member: member
            )
            return nil
        case (.cases(let cases), .mapping(let entries, _)) where entries.count == 1:
            guard let found = self.case(entries[0].key, among: cases, of: path, member: member) else { return nil }
            let callee = SwiftName.caseValue(found.name, of: path)
            switch entries[0].value {
            case .mapping(let payload, let range):
                return arguments(payload, at: range, found.parts, of: "the case '\(found.name)'", member: member)
                    .map { $0.isEmpty ? .literal(callee, shown: found.name) : .call(callee, $0) }
            case .null where found.parts.isEmpty: return .literal(callee, shown: found.name)
            case .invalid: return nil
            case let value:
                let form = found.parts.map { "\($0.name): …" }.joined(separator: ", ")
                reportMismatch(
                    at: value.range,
                    describe(value),
                    "what the case '\(found.name)' holds",
                    help: ["Write {\(found.name): {\(form)}}."],
                    member: member
                )
                return nil
            }
        case (.structure, _):
            reportMismatch(
                at: written.range,
                describe(written),
                .named(path),
                help: ["Write its properties, an example of it such as \(path).example, or {swift: …}."],
                member: member
            )
        case (.cases(let cases), _):
            let names = cases.map(\.name).prefix(12).joined(separator: ", ")
            reportMismatch(
                at: written.range,
                describe(written),
                .named(path),
                help: ["Write one of its cases: \(names)."],
                member: member
            )
        }
        return nil
    }

    private mutating func `case`(
        _ name: Name,
        among cases: [Construction.Case],
        of path: String,
        member: String
    ) -> Construction.Case? {
        if let found = cases.first(where: { $0.name == name.text }) { return found }
        reportUnknown(
            .unknownProperty,
            name,
            "'\(path)' has no case '\(name.text)'",
            among: cases.map(\.name),
            member: member
        )
        return nil
    }

    private mutating func arguments(
        _ entries: [WrittenValue.Entry],
        at range: SourceRange,
        _ parts: [Construction.Part],
        of owner: String,
        member: String
    ) -> [ExampleValue.Argument]? {
        var isWhole = true
        for entry in entries where !parts.contains(where: { $0.name == entry.key.text }) {
            isWhole = false
            reportUnknown(
                .unknownProperty,
                entry.key,
                "\(owner) stores no '\(entry.key.text)'",
                among: parts.map(\.name),
                member: member
            )
        }
        var arguments: [ExampleValue.Argument] = []
        var missing: [String] = []
        for part in parts {
            guard let entry = entries.first(where: { $0.key.text == part.name }) else {
                if !part.hasDefault { missing.append(part.name) }
                continue
            }
            guard let value = value(entry.value, as: part.type, member: "\(member).\(part.name)") else {
                isWhole = false
                continue
            }
            arguments.append(ExampleValue.Argument(label: part.label, name: part.name, value: value))
        }
        // A name that is misspelt leaves the right one without a value.
        guard missing.isEmpty || !isWhole else {
            report(
                .unsetProperty,
                at: range,
                "the example leaves \(missing.map { "'\($0)'" }.joined(separator: ", ")) of \(owner) unset",
                help: [missing.count == 1 ? "Add it." : "Add them."],
                member: member
            )
            return nil
        }
        return isWhole ? arguments : nil
    }
}
