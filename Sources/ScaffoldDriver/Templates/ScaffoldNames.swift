import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecTemplates

/// What templates of a class are filled with: the screen or view as `--emit ir` has it, and a few names beside.
enum ScaffoldNames {
    /// Beside those of the model.
    private static let own: Set<String> = [
        "type", "role", "file", "module", "screen", "scaffold", "received", "sent",
    ]

    static let all = own.union(ModelNames.all)

    /// - Parameter scaffold: What would be written without a template.
    static func values(
        of component: Component,
        _ names: (type: String, role: String, screen: String, module: String?),
        scaffold: String,
        _ files: SourceFiles
    ) -> [String: TemplateValue] {
        var info: [CodingUserInfoKey: Any] = [:]
        if let key = CodingUserInfoKey.sourceFiles { info[key] = files }
        let encoder = TemplateValueEncoder(userInfo: info)
        var values: [String: TemplateValue] = [:]
        if case .values(let model) = try? encoder.encode(component) { values = model }
        func interfaces(_ isWanted: (Interface) -> Bool) -> TemplateValue {
            .list(component.interfaces.filter(isWanted).compactMap { try? encoder.encode($0) })
        }
        values["type"] = .text(names.type)
        values["role"] = .text(names.role)
        values["screen"] = .text(names.screen)
        values["file"] = .text("\(names.type).swift")
        values["module"] = .text(names.module ?? "")
        values["scaffold"] = .text(scaffold.hasSuffix("\n") ? String(scaffold.dropLast()) : scaffold)
        values["received"] = interfaces { $0.to == names.role }
        values["sent"] = interfaces { $0.from == names.role }
        return values
    }
}
