import ScreenModel

extension DocumentContext {
    /// Resolves what a view model or a model stores: properties, or the payloads of its cases.
    mutating func resolveStored(_ properties: inout [StoredProperty], _ cases: inout [EnumCase], in section: String) {
        resolveEach(&properties) { context, property in
            if let value = property.defaultValue { context.types.noteTypes(in: value) }
            return context.resolve(&property.type, member: "\(section).\(property.name.text)")
        }
        resolveEach(&cases) { context, enumCase in
            let member = "\(section).\(enumCase.name.text)"
            let isRewritten = context.resolveEach(&enumCase.payload) { $0.resolve(&$1.type, member: member) }
            let names = enumCase.payload.map(\.name)
            context.checkUnique(names, full: names.map(\.text), "payloads", in: member)
            return isRewritten
        }
    }
}
