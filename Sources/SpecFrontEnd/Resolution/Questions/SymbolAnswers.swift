import ScreenModel

/// What those who resolve a file may ask of the names that all specs of the module make.
///
/// Each function writes down what it is asked, and returns no more than its answer's hash in `FileAnswers` is made of: a value that
/// told more would let a file depend on what no question of it names.
extension SymbolTable {
    package enum TypeKind: String, Sendable, CaseIterable {
        case view
        case role
        case content
        case actions
        case interface
        case model
    }

    /// What a name stands for; `nil` for a name that no spec of the module declares.
    package func kind(of name: String) -> TypeKind? {
        ask(.type, name)
        return byName[name]?.kind
    }

    func declares(_ name: String) -> Bool { kind(of: name) != nil }

    func isNamespace(_ name: String) -> Bool {
        ask(.namespace, name)
        return namespaces.contains(name)
    }

    /// Whether a model in it is one that other modules may name.
    func isVisibleNamespace(_ name: String) -> Bool {
        ask(.visibleNamespace, name)
        return visibleNamespaces.contains(name)
    }

    /// Who may see a generated type of that name; `nil` for a type that is written by hand.
    func access(of name: String) -> AccessLevel? {
        ask(.access, name)
        return byName[name].flatMap(access)
    }

    func access(of symbol: Symbol) -> AccessLevel? {
        switch symbol {
        case .model(let index): models[index].generates ? models[index].access ?? defaultAccess : nil
        case .content(let index, let place):
            outlines[index].contents[place].declaration.type == nil ? outlines[index].contents[place].access : nil
        case .actions(let index), .interface(let index): outlines[index].access
        case .sharedProtocol: defaultAccess
        case .view, .role: nil
        }
    }

    // MARK: Views and screens

    /// What a screen of that name, or whose view's type has it, opens with; `nil` where there is none.
    func openings(ofScreen name: String) -> [ModuleInterface.Opening]? {
        ask(.screen, name)
        return screens[name].map { index in
            (outlines[index].declaration.screen?.opens ?? []).map {
                ModuleInterface.Opening(name: $0.name, type: $0.type.type, place: $0.range)
            }
        }
    }

    /// The routes that the actions of a screen can end in.
    func leads(ofScreen name: String) -> [ModuleInterface.Lead] {
        ask(.screen, name)
        guard let declaration = screens[name].map({ outlines[$0].declaration }) else { return [] }
        return declaration.actions.flatMap { action in
            declaration.routes(from: action).map { route in
                ModuleInterface.Lead(
                    action: action.member.name.text,
                    route: route.member.name.text,
                    destinations: route.destinations.map(\.text),
                    presentation: route.presentation?.value.rawValue
                )
            }
        }
    }

    /// The short names that the document of a screen may use for its own types, with the full ones.
    func shortNames(ofScreen name: String) -> [String: String] {
        ask(.screen, name)
        return screens[name].map { shortNames(of: outlines[$0]) } ?? [:]
    }

    /// The short names that a document may use for its own types, with the full ones.
    func shortNames(of outline: ComponentOutline) -> [String: String] {
        guard outline.contents.isEmpty, let used = outline.declaration.screen?.uses.flatMap({ view($0.text) }) else {
            return outline.shortNames
        }
        return used.shortNames.filter { $0.key != "Actions" }.merging(outline.shortNames) { _, own in own }
    }

    /// The view document of that name, all of it.
    func view(_ name: String) -> ComponentOutline? {
        ask(.view, name)
        return views[name].map { outlines[$0] }
    }

    /// What others know of the class of a view or screen.
    struct ViewClass: Sendable {
        fileprivate let outline: ComponentOutline

        var superclass: String { outline.superclassName }
        var properties: [(name: String, type: SwiftType)] { outline.ownProperties }
    }

    func viewClass(_ name: String) -> ViewClass? {
        ask(.viewClass, name)
        return outline(ofView: name).map(ViewClass.init)
    }

    /// The type of a part of a view.
    func subview(_ subview: String, of name: String) -> SwiftType? {
        ask(.subview, name, subview)
        return outline(ofView: name)?.declaration.subviews.first { $0.name.text == subview }?.type.type
    }

    func subviewNames(of name: String) -> [String] {
        ask(.subviewNames, name)
        return outline(ofView: name)?.declaration.subviews.map(\.name.text) ?? []
    }

    /// The parts of a view that have identifiers; `nil` for what is no view of a spec.
    func identifiedParts(of name: String) -> IdentifiedParts? {
        ask(.identifiedParts, name)
        return outline(ofView: name).map { IdentifiedParts($0.declaration) }
    }

    /// How people touch a view; `nil` for what is no view of a spec.
    func viewParts(of name: String) -> ViewParts? {
        ask(.viewParts, name)
        return outline(ofView: name).map { ViewParts($0.declaration) }
    }

    /// What a view tells whoever has it: its actions, and what its delegate is asked.
    func ownEvents(of name: String) -> [String] {
        ask(.viewEvents, name)
        return outline(ofView: name)?.ownEvents ?? []
    }

    /// What a view shows as a row of a list.
    struct Row: Sendable {
        /// More than one where the view has several view models.
        let contentTypes: [String]
        /// Whether the app has one of the types already.
        let exists: Bool
        /// The types of the parameters of each initializer.
        let initializers: [[SwiftType]]
    }

    /// `nil` where the view has no view model that is a value.
    func row(_ name: String) -> Row? {
        ask(.row, name)
        guard let outline = outline(ofView: name) else { return nil }
        let contents = outline.contents.filter { $0.declaration.style == .struct }
        guard !contents.isEmpty else { return nil }
        return Row(
            contentTypes: contents.map(\.fullTypeName),
            exists: contents.contains { $0.declaration.type != nil },
            initializers: contents.flatMap(\.declaration.initializers).map {
                $0.parameters.map { outline.full($0.type.type) }
            }
        )
    }

    /// The view or screen whose class has that name.
    private func outline(ofView name: String) -> ComponentOutline? {
        guard case .view(let index) = byName[name] else { return nil }
        return outlines[index]
    }

    // MARK: View models, data sources and models

    /// The type of a property of a model, view model or data source.
    func property(_ property: String, of name: String) -> SwiftType? {
        ask(.property, name, property)
        return switch byName[name] {
        case .model(let index): models[index].readable.first { $0.name == property }?.type
        case .content(let index, let place):
            outlines[index].contents[place].declaration.type(ofProperty: property).map {
                outlines[index].full($0.type)
            }
        default: nil
        }
    }

    /// The types of all that `property(_:of:)` knows of a type, whatever asks for it.
    func propertyTypes(of name: String) -> [String: SwiftType] {
        let types: [(String, SwiftType)] =
            switch byName[name] {
            case .model(let index): models[index].readable.map { ($0.name, $0.type) }
            case .content(let index, let place):
                outlines[index].contents[place].declaration.propertyTypes.map { ($0, outlines[index].full($1.type)) }
            default: []
            }
        return Dictionary(types) { first, _ in first }
    }

    /// The properties of a model, view model or data source.
    struct PropertyNames: Sendable {
        let names: [String]
        /// Whether more may exist than specs say.
        let isOpen: Bool
    }

    func propertyNames(of name: String) -> PropertyNames {
        ask(.propertyNames, name)
        return switch byName[name] {
        case .model(let index):
            PropertyNames(names: models[index].readable.map(\.name), isOpen: models[index].isEnum)
        case .content(let index, let place):
            PropertyNames(names: outlines[index].contents[place].declaration.propertyNames, isOpen: false)
        default: PropertyNames(names: [], isOpen: false)
        }
    }

    /// What a type stores, and what it claims to be.
    struct Stored: Sendable {
        enum Kind: String, Sendable {
            case content
            case generatedModel
            case describedModel
            case protocolModel
        }

        let kind: Kind
        let fullName: String
        let isEnum: Bool
        let types: [(name: String, type: SwiftType)]
        /// `conforms:` of a model.
        let conforms: [String]?
    }

    /// `nil` for what is no model, and no view model or data source of a spec's own.
    func stored(_ name: String) -> Stored? {
        ask(.stored, name)
        switch byName[name] {
        case .content(let index, let place):
            let content = outlines[index].contents[place]
            guard content.declaration.type == nil else { return nil }
            return Stored(
                kind: content.declaration.style == .protocol ? .protocolModel : .content,
                fullName: content.fullTypeName,
                isEnum: content.declaration.isEnum,
                types: content.declaration.storedTypes.map { ($0.name, outlines[index].full($0.type)) },
                conforms: nil
            )
        case .model(let index):
            let model = models[index]
            return Stored(
                kind: model.requirements != nil
                    ? .protocolModel : model.generates ? .generatedModel : .describedModel,
                fullName: model.name.text,
                isEnum: model.isEnum,
                types: model.storedTypes,
                conforms: model.conforms.map { $0.map(\.text) }
            )
        default: return nil
        }
    }

    /// How a value of a type is made; `nil` for what is no model, view model or data source that is a value.
    func construction(_ name: String) -> Construction? {
        ask(.construction, name)
        switch byName[name] {
        case .content(let index, let place):
            let content = outlines[index].contents[place]
            guard content.declaration.style == .struct else { return nil }
            let isGenerated = content.declaration.type == nil && content.generates
            return Construction(content.declaration, isGenerated: isGenerated, full: outlines[index].full)
        case .model(let index): return models[index].requirements == nil ? Construction(models[index]) : nil
        default: return nil
        }
    }

    // MARK: Names

    package var screenNames: [String] {
        ask(.screenNames, "")
        return names.screens.names
    }

    package var viewNames: [String] {
        ask(.viewNames, "")
        return names.views.names
    }

    /// Sorted, for "did you mean".
    package var typeNames: [String] {
        ask(.typeNames, "")
        return Set(names.types.names).sorted()
    }

    private func ask(_ kind: Question.Kind, _ name: String, _ member: String = "") {
        log?.insert(Question(kind, name, member))
    }
}

extension Symbol {
    var kind: SymbolTable.TypeKind {
        switch self {
        case .view: .view
        case .role: .role
        case .content: .content
        case .actions: .actions
        case .interface, .sharedProtocol: .interface
        case .model: .model
        }
    }
}

extension Model {
    /// What can be read of it, by name.
    fileprivate var readable: [(name: String, type: SwiftType)] {
        properties.map { ($0.name.text, $0.type.type) }
            + (requirements ?? []).compactMap { member in
                guard case .property(let property) = member.requirement else { return nil }
                return (property.name, property.type.type)
            }
    }
}
