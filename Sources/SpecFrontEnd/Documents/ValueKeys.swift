import ScreenModel
import ScreenSpecDiagnostics

/// The keys that all types of values have.
extension Key where Root: ValueDeclaration {
    static var settable: Key {
        .optional(
            "settable",
            .settability,
            "Who can set its properties: true is everybody, false nobody, private the type itself.",
            into: \.settable
        )
    }

    static var methods: Key {
        .optional("methods", .messages, "What it can be asked, of a type that the app has.", into: \.methods)
    }

    static var complete: Key {
        .optional(
            "complete",
            .boolean,
            "true says that the app's type has no other properties and methods.",
            default: "false"
        ) { root, value, key, reader in
            root.complete = Located(value, at: reader.range(of: key))
        }
    }

    static var examples: Key {
        .optional(
            "examples",
            .examples,
            "Values of it by their names, for tests, previews and pages.",
            into: \.examples
        )
    }
}

extension SpecReader {
    mutating func reportSettable(at range: SourceRange) {
        report(
            .conflictingKeys,
            at: range,
            "'settable' speaks of stored properties, and this type has none",
            help: ["Remove it."]
        )
    }
}
