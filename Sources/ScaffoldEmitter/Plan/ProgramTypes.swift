import ScreenModel
import SystemTypes

/// What the specs of a module say of types: what has which property, and which class is below which.
struct ProgramTypes: Sendable {
    private var models: [String: Model] = [:]
    private var contents: [String: Content] = [:]
    private var components: [String: Component] = [:]
    /// Those that are generated, by their names.
    private var screens: [String: Component] = [:]
    /// The superclasses that specs name.
    private var inherited: Set<String> = []
    private var externals: [String: String] = [:]
    private let surroundings: Surroundings

    init(_ program: Program, _ surroundings: Surroundings) {
        self.surroundings = surroundings
        for document in program.files.flatMap(\.documents) {
            switch document {
            case .models(let all): for model in all { models[model.name.text] = model }
            case .component(let component):
                components[component.viewType] = component
                if let superclass = component.superclass.type.path { inherited.insert(superclass) }
                if component.declaration.isScreen, component.generates, screens[component.name] == nil {
                    screens[component.name] = component
                }
                for content in component.contents { contents[content.fullTypeName] = content }
            case .architecture: break
            }
        }
        for external in program.externalClasses { externals[external.name.text] = external.superclass.type.path }
    }

    // MARK: Classes

    func component(ofClass name: String) -> Component? { components[name] }

    func screen(named name: String) -> Component? { screens[name] }

    func isThere(_ type: String) -> Bool { surroundings.isThere(type) }

    /// Whether a class has what a scaffold gives to it.
    func isGiven(_ member: String, _ type: String) -> Bool { surroundings.isGiven(member, type) }

    /// Whether a class of the specs inherits from it.
    func isInherited(_ name: String) -> Bool { inherited.contains(name) }

    func superclass(of name: String) -> String? {
        if let component = components[name] { return component.superclass.type.path }
        if let external = externals[name] { return external }
        switch name {
        case "ControllerView": return "UIView"
        case "Controller": return "UIViewController"
        default: return SystemTypes.type(named: name)?.superclass
        }
    }

    func isClass(_ name: String?, below other: String) -> Bool {
        var next = name
        for _ in 0..<32 {
            guard let current = next else { return false }
            if current == other || SystemTypes.isSubclass(current, of: other) { return true }
            next = superclass(of: current)
        }
        return false
    }

    /// The first class of the system at or above a class.
    func platformClass(of name: String) -> String? {
        var next: String? = name
        for _ in 0..<32 {
            guard let current = next else { return nil }
            if components[current] == nil, externals[current] == nil, SystemTypes.type(named: current) != nil {
                return current
            }
            next = superclass(of: current)
        }
        return nil
    }

    // MARK: Properties

    /// The type of a property; `nil` where no spec knows it.
    func property(_ name: String, of type: SwiftType) -> SwiftType? {
        if name == "count" || name == "isEmpty", type.element != nil {
            return .named(name == "count" ? "Int" : "Bool")
        }
        guard let path = type.path else { return nil }
        if let content = contents[path] { return property(name, of: content.declaration) }
        if let model = models[path] {
            return model.properties.first { $0.name.text == name }?.type.type
        }
        return nil
    }

    func property(_ name: String, of content: ContentDeclaration) -> SwiftType? {
        content.properties.first { $0.name.text == name }?.type.type
            ?? content.derived.first { $0.name.text == name }?.type.type
    }

    /// Whether a struct can be made of nothing.
    func isMadeOfNothing(_ path: String) -> Bool {
        guard let content = contents[path], content.generates, !content.declaration.isEnum,
            content.declaration.style == .struct
        else { return false }
        return content.declaration.properties.allSatisfy { $0.defaultValue != nil }
    }

    /// The call by which a content is made of one value; `nil` where it can't be.
    func making(_ content: Content, of value: String, _ type: SwiftType) -> String? {
        if type.path == content.fullTypeName { return value }
        for initializer in content.declaration.initializers where initializer.parameters.count == 1 {
            guard let parameter = initializer.parameters.first, parameter.type.type.core == type.core else { continue }
            let label = parameter.label.map { "\(SwiftName.escapedLabel($0)): " } ?? ""
            return "\(content.fullTypeName)(\(label)\(value))"
        }
        return nil
    }
}
