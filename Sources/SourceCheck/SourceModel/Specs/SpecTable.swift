import ScreenModel
import SpecRules

/// The views, screens and protocols of all specs by their names: every view of the code asks for its spec.
struct SpecTable: Sendable {
    private struct Key: Hashable {
        let module: String?
        let name: String
    }

    private var components: [Key: [IndexedComponent]] = [:]
    private var byView: [String: [IndexedComponent]] = [:]
    private var screens: [String: [IndexedComponent]] = [:]
    private var users: [String: [IndexedComponent]] = [:]
    private var interfaces: [String: Interface] = [:]

    init(_ specs: ProgramIndex) {
        for component in specs.components {
            components[Key(module: component.module, name: component.component.viewType), default: []].append(component)
            byView[component.component.viewType, default: []].append(component)
            if component.declaration.screen != nil {
                for name in Set([component.name, component.component.viewType]) {
                    screens[name, default: []].append(component)
                }
            }
            if let used = component.component.uses { users[used, default: []].append(component) }
            for interface in component.component.interfaces where interfaces[interface.name] == nil {
                interfaces[interface.name] = interface
            }
        }
    }

    /// Those whose view is the class, in the order of the specs.
    func components(showing view: String, inModule module: String?) -> [IndexedComponent] {
        components[Key(module: module, name: view)] ?? []
    }

    /// Those whose view is called so, in whatever module.
    func components(showing view: String) -> [IndexedComponent] { byView[view] ?? [] }

    /// The screens that are called so, or whose view is.
    func screens(called name: String) -> [IndexedComponent] { screens[name] ?? [] }

    /// The screens that have a view of that name from another spec.
    func users(ofView name: String) -> [IndexedComponent] { users[name] ?? [] }

    /// Those of all protocols that specs generate.
    var interfaceNames: Dictionary<String, Interface>.Keys { interfaces.keys }

    /// The first protocol of that name which a spec generates.
    func interface(named name: String) -> Interface? {
        interfaces[name]
    }
}
