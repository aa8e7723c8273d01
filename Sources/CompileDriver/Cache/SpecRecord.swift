import ArchitectureRules
import ScreenModel
import SpecFrontEnd
import YAMLTree

/// What one spec file is to others: the edges of the dependency graph that start or end at it, and its share in what the
/// whole project decides.
///
/// Names are hashes of single identifiers, so that an edge may be one too many, and never one too few.
struct SpecRecord: Sendable {
    /// Of the documents, without their places; a change of comments or white space leaves it alone.
    var structure: UInt64
    /// The names that the file makes: the first part of each, `CreateOrder` of `CreateOrder.Request`.
    var declared: [UInt32]
    /// The names that whoever looks through this file's types may come to: superclasses, subviews, what is stored.
    var surface: [UInt32]
    /// All names that resolving this file may look up, known or not.
    var mentioned: [UInt32]
    /// The screens of the file, for what concerns the ways between all screens.
    var screens: [NavigationScreen]
    var share: Share

    /// What the files of a module decide together.
    struct Share: Hashable, Sendable, BitwiseCopyable {
        /// The place of the module in the project file.
        var module: Int32
        /// A sum over the architectures that its screens have.
        var architectures: UInt64 = 0
        /// The base classes that its generated screens inherit, as bits.
        var supportTypes: UInt8 = 0
        /// The access that accessors in the base classes need; 0 for none.
        var accessorAccess: UInt8 = 0
        /// A hash of what the file's types and screens show to other modules.
        var interface: UInt64 = 0
        /// Whether the file declares an architecture, on which more depends than names tell.
        var hasArchitecture = false
    }

    /// - Parameters:
    ///   - file: What resolving the file has made.
    ///   - outlines: Those of the file's components.
    init(_ parsed: ParsedFile, _ file: SpecFile, outlines: ArraySlice<ComponentOutline>, scope: Scope, module: Int) {
        structure = parsed.fingerprint.structure
        var names = NameCollector()
        for document in file.documents { names.addSurface(of: document) }
        declared = Self.declaredNames(parsed, outlines: outlines)
        surface = names.surface.sortedSet
        mentioned = (parsed.fingerprint.identifiers + names.surface + names.messages).sortedSet
        let components = file.documents.compactMap(\.component)
        screens = components.compactMap { NavigationScreen($0, module: nil) }
        share = Share(module: Int32(truncatingIfNeeded: module))
        for name in Set(components.compactMap(\.architecture)) {
            share.architectures &+= UInt64(IdentifierHash.hash(name)) &+ 1
        }
        for (component, outline) in zip(components, outlines) where component.generates {
            for role in outline.architecture?.roles ?? [] {
                guard let name = role.inherits?.type.description, let type = SupportType(rawValue: name),
                    let bit = SupportType.allCases.firstIndex(of: type)
                else { continue }
                share.supportTypes |= 1 << UInt8(bit)
            }
            if !component.accessors.isEmpty {
                let rank = AccessLevel.allCases.count { $0 <= component.access }
                share.accessorAccess = max(share.accessorAccess, UInt8(rank))
            }
        }
        let models = parsed.documents.flatMap { document -> [Model] in
            guard case .models(let models) = document else { return [] }
            return models
        }
        if let interface = ModuleInterface(of: scope, outlines: outlines, models: models) {
            share.interface = ContentHash(Array(InterfaceSummary.lines(interface).joined().utf8)).value
        }
        share.hasArchitecture = file.documents.contains { if case .architecture = $0 { true } else { false } }
    }

    /// The names that a file makes, which are known before any name in it is resolved.
    static func declaredNames(_ parsed: ParsedFile, outlines: ArraySlice<ComponentOutline>) -> [UInt32] {
        var names = NameCollector()
        for outline in outlines { names.addDeclared(by: outline) }
        for case .models(let models) in parsed.documents {
            for model in models { names.declare(model.name.text) }
        }
        return names.declared.sortedSet
    }
}

/// Collects the names of one file.
private struct NameCollector {
    var declared: [UInt32] = []
    var surface: [UInt32] = []
    var messages: [UInt32] = []

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
