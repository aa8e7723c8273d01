import ScreenModel

extension DocumentContext {
    /// The type of an interface, and who stands at its ends.
    mutating func resolve(_ use: inout InterfaceUse, in outline: ComponentOutline) -> Bool {
        let isRewritten = resolve(&use.type, member: "interfaces")
        for end in [use.from, use.to].compactMap(\.self) { check(end, in: outline) }
        return isRewritten
    }

    /// A role is written as roles are, and everything else is a type.
    private mutating func check(_ end: Name, in outline: ComponentOutline) {
        let roles = outline.architecture?.roles.map(\.name.text) ?? [InterfaceUse.view]
        if roles.contains(end.text) { return }
        if end.text.first?.isUppercase == true || end.text.contains(".") {
            var type = TypeReference(.named(end.text), at: end.range)
            return _ = resolve(&type, member: "interfaces")
        }
        let owner = outline.architecture.map { "the architecture '\($0.name.text)'" } ?? "a view"
        reportUnknown(.unknownRole, end, "\(owner) has no role '\(end.text)'", among: roles, member: "interfaces")
    }
}
