import ScreenModel
import SpecFrontEnd
import YAMLTree

/// Collects the names of one file.
struct NameCollector {
    private(set) var declared: [UInt32] = []
    private(set) var surface: [UInt32] = []
    private(set) var messages: [UInt32] = []

    mutating func declare(_ path: String) {
        declared.append(IdentifierHash.hash(path.prefix { $0 != "." }))
    }

    mutating func addDeclared(by outline: ComponentOutline) {
        declare(outline.declaration.name.text)
        declare(outline.viewType)
        for player in outline.roles { player.type.map { declare($0) } }
        if let content = outline.content { declare(content.fullTypeName) }
        if let delegate = outline.delegateName { declare(delegate) }
        for name in outline.channelProtocols.values { declare(name) }
    }

    mutating func addSurface(of document: Document) {
        switch document {
        case .component(let component): addSurface(of: component)
        case .models(let models):
            for model in models {
                add(model.properties, model.cases)
                for name in model.conforms ?? [] { add(.named(name.text)) }
            }
        case .architecture: break
        }
    }

    private mutating func addSurface(of component: Component) {
        let declaration = component.declaration
        add(component.superclass.type)
        for subview in declaration.subviews {
            add(subview.type.type)
            for rows in subview.rows { add(.named(rows.view.text)) }
        }
        for content in [declaration.content, component.content?.declaration].compactMap(\.self) {
            if let type = content.type { add(type.type) }
            add(content.properties, content.cases)
            for derived in content.derived { add(derived.type.type) }
            for parameter in content.initializers.flatMap(\.parameters) { add(parameter.type.type) }
        }
        for parameter in declaration.screen?.opens ?? [] { add(parameter.type.type) }
        if let uses = declaration.screen?.uses { add(.named(uses.text)) }
        for interface in component.interfaces {
            for type in interface.inherits { Self.add(type, to: &messages) }
            for member in interface.members { addTypes(of: member) }
        }
    }

    /// What an architecture adds to the messages of a screen stands in no text of the screen.
    private mutating func addTypes(of member: Member) {
        switch member.requirement {
        case .function(let function):
            for parameter in function.parameters { Self.add(parameter.type.type, to: &messages) }
            if let returns = function.returns { Self.add(returns.type, to: &messages) }
            add(function.throwing)
            var clauses = (function.genericParameters ?? "") + " " + (function.genericRequirements ?? "")
            clauses.withUTF8 { IdentifierHash.identifiers(in: $0, addTo: &messages) }
        case .property(let property):
            Self.add(property.type.type, to: &messages)
            add(property.throwing)
        }
    }

    private mutating func add(_ throwing: Throwing) {
        if case .typed(let error) = throwing { Self.add(error, to: &messages) }
    }

    private mutating func add(_ properties: [StoredProperty], _ cases: [EnumCase]) {
        for property in properties { add(property.type.type) }
        for payload in cases.flatMap(\.payload) { add(payload.type.type) }
    }

    private mutating func add(_ type: SwiftType) {
        Self.add(type, to: &surface)
    }

    private static func add(_ type: SwiftType, to hashes: inout [UInt32]) {
        type.forEachName { name in
            for component in name.components { hashes.append(IdentifierHash.hash(component.name)) }
        }
    }
}
