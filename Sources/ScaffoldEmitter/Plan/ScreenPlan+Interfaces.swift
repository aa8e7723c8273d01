import ScreenModel
import ScreenSpecDiagnostics

/// By what roles talk beside the channels.
extension ScreenPlan {
    /// What a role conforms to, so as to listen; without a role it is the class of a view's own document.
    func heard(by role: String?) -> [String] {
        uses(\.to, role).compactMap(\.type.type.path)
    }

    /// The properties by which a role speaks, but for those of types that it holds anyway.
    ///
    /// - Parameter name: The name that a property gets, by the one that its type suggests.
    func spoken(by role: String?, beside links: [Link], named name: (String) -> String) -> [String] {
        let held = links.flatMap(\.types)
        return uses(\.from, role).compactMap { use in
            guard let type = use.type.type.path, !held.contains(type) else { return nil }
            let name = name(type.split(separator: ".").last.map { String($0).firstLowercased } ?? type)
            return "\(use.reference == .weak ? "weak " : "")var \(SwiftName.escaped(name)): \(type)?"
        }
    }

    private func uses(_ end: KeyPath<InterfaceUse, Name?>, _ role: String?) -> [InterfaceUse] {
        guard let type = role.map(type(ofRole:)) ?? component.viewType else { return [] }
        return component.declaration.interfaces.filter { use in
            use[keyPath: end].map { component.type(atEnd: $0) == type } ?? false
        }
    }
}
