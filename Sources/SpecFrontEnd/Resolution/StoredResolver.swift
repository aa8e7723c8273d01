import ScreenModel

extension DocumentContext {
    /// Resolves what a view model or a model stores: properties, or the payloads of its cases.
    mutating func resolveStored(_ properties: inout [StoredProperty], _ cases: inout [EnumCase], in section: String) {
        resolveEach(&properties) { context, property in
            if let value = property.defaultValue { context.types.noteTypes(in: value) }
            let member = "\(section).\(property.name.text)"
            if context.arguments.makesSwift, case .opaque = property.type.type {
                context.report(
                    .invalidType,
                    at: property.type.range,
                    "nobody could say what '\(property.type.type)' of '\(property.name.text)' is",
                    help: ["Write 'any' in place of 'some'."],
                    member: member
                )
            }
            return context.resolve(&property.type, member: member)
        }
        checkUnique(cases.map(\.name), "cases", in: section)
        resolveEach(&cases) { context, enumCase in
            let member = "\(section).\(enumCase.name.text)"
            let isRewritten = context.resolveEach(&enumCase.payload) { $0.resolve(&$1.type, member: member) }
            let names = enumCase.payload.map(\.name)
            context.checkUnique(names, full: names.map(\.text), "payloads", in: member)
            return isRewritten
        }
    }
}
