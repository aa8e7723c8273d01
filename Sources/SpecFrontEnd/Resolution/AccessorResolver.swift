import ScreenModel

extension DocumentContext {
    /// Where a controller of the compiler's own base class holds a view of the other one, it gets it without a downcast.
    func accessors(of outline: ComponentOutline) -> [Accessor] {
        guard let architecture = outline.architecture, let view = architecture.viewRole,
            view.inherits?.type.isNamed("ControllerView") == true
        else { return [] }
        return architecture.roles.filter { $0.inherits?.type.isNamed("Controller") == true }.compactMap { role in
            guard let owner = outline.roles.first(where: { $0.role == role.name.text })?.type else { return nil }
            return Accessor(
                owner: owner,
                name: CocoaNaming.lowerCamel(outline.viewType),
                source: "controllerView",
                type: outline.viewType
            )
        }
    }
}
