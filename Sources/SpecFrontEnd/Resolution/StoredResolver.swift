import ScreenModel

extension DocumentContext {
    /// Resolves what a view model or a model stores: properties, or the payloads of its cases.
    mutating func resolveStored(_ properties: inout [StoredProperty], _ cases: inout [EnumCase], in section: String) {
        for index in properties.indices {
            resolve(&properties[index].type, member: "\(section).\(properties[index].name.text)")
            if let value = properties[index].defaultValue { types.noteTypes(in: value) }
        }
        for index in cases.indices {
            let member = "\(section).\(cases[index].name.text)"
            for payload in cases[index].payload.indices {
                resolve(&cases[index].payload[payload].type, member: member)
            }
            let names = cases[index].payload.map(\.name)
            checkUnique(names, full: names.map(\.text), "payloads", in: member)
        }
    }
}
