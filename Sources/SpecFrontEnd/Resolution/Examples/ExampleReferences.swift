import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    // MARK: Examples of other types

    func isReference(_ written: WrittenValue) -> Bool {
        guard case .scalar(let name, isPlain: true) = written else { return false }
        return ExampleReference.parts(of: name.text) != nil
    }

    /// `nil` for what is none, or after a report.
    mutating func reference(_ written: WrittenValue, as type: SwiftType, member: String) -> ExampleValue? {
        guard case .scalar(let name, isPlain: true) = written, let parts = ExampleReference.parts(of: name.text) else {
            return nil
        }
        let path = SwiftType.named(parts.type).replacingFirstNames(types.ownNames)
        guard case .named(let named) = path, let construction = scope.symbols.construction(named.path) else {
            reportUnknown(
                .unknownType,
                name,
                "no spec of this module has examples of '\(parts.type)'",
                among: [],
                member: member
            )
            return nil
        }
        guard knowledge.fits(path, type) else {
            reportMismatch(at: name.range, "a '\(path)'", type, help: [], member: member)
            return nil
        }
        if let example = construction.example(parts.name) {
            return .reference(type: named.path, name: example.swiftName)
        }
        var makeUp = MadeUpExamples(scope)
        if parts.name == Construction.first, let value = makeUp.value(path, called: named.path) {
            for (type, module) in makeUp.modules { types.noteModule(module, of: type) }
            return value
        }
        reportUnknown(
            .unknownProperty,
            name,
            parts.name == Construction.first
                ? "'\(path)' has no example, and none can be made up" : "'\(path)' has no example '\(parts.name)'",
            among: construction.examples.map { "\(parts.type).\($0.name)" },
            member: member
        )
        return nil
    }

    // MARK: Reports

    /// That a value can't be written as YAML, unless it was reported as an example that there is not.
    mutating func unwritable(_ written: WrittenValue, as type: SwiftType, member: String) -> ExampleValue? {
        guard !isReference(written) else { return nil }
        let help = ["Write {swift: …}, or an example of a type that a spec describes, such as Jog.example."]
        reportMismatch(at: written.range, describe(written), type, help: help, member: member)
        return nil
    }

    func describe(_ written: WrittenValue) -> String {
        switch written {
        case .scalar(let name, _): name.text.count > 40 ? "'\(name.text.prefix(40))…'" : "'\(name.text)'"
        case .list: "a list"
        case .mapping: "a mapping"
        case .null: "nothing"
        case .swift: "an expression"
        case .invalid: "what can't be read"
        }
    }

    mutating func reportMismatch(
        at range: SourceRange,
        _ found: String,
        _ type: SwiftType,
        help: [String],
        member: String
    ) {
        guard !isUndecided(type) else { return }
        reportMismatch(at: range, found, "a value of type \(type)", help: help, member: member)
    }

    mutating func reportMismatch(
        at range: SourceRange,
        _ found: String,
        _ wanted: String,
        help: [String],
        member: String
    ) {
        report(.typeMismatch, at: range, "expected \(wanted), found \(found)", help: help, member: member)
    }
}
