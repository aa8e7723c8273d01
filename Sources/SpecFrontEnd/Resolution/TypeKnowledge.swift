import SystemTypes
import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

/// What is known of types: superclasses, properties, and whether one fits another.
///
/// Where a type is known by name only, the answer is the one that makes no finding.
struct TypeKnowledge: Sendable {
    let symbols: SymbolTable
    let externals: ExternalTypes
    let dependencies: ForeignModules

    // MARK: Classes

    /// How many classes are followed upwards. Specs that let a class inherit from itself are reported, and end here.
    static let longestChain = 64

    /// The superclass of a class by name, as far as it is known.
    func superclass(of name: String) -> String? {
        if let view = symbols.viewClass(name) { return view.superclass }
        if let view = dependencies.view(name) { return view.platformClass }
        if let external = externals.entry(for: name) { return external.inherits?.type.description }
        return SupportType(rawValue: name)?.superclassName ?? SystemTypes.type(named: name)?.superclass
    }

    func isClass(_ name: String) -> Bool {
        superclass(of: name) != nil || name == "NSObject" || platformKind(of: name) == .class
    }

    /// Whether a class is another one or inherits from it; `nil` where the chain leaves what is known.
    func isSubclass(_ name: String, of other: String) -> Bool? {
        var current = name
        for _ in 0..<Self.longestChain {
            if current == other { return true }
            if symbols.viewClass(current) == nil, externals.entry(for: current) == nil,
                SystemTypes.module(of: current) != nil
            {
                return SystemTypes.isSubclass(current, of: other)
            }
            guard let next = superclass(of: current) else { return nil }
            current = next
        }
        return nil
    }

    /// Whether a spec, of this module or of one below it, describes a class of that name.
    func describesView(_ name: String) -> Bool {
        symbols.kind(of: name) == .view || dependencies.view(name) != nil
            || dependencies.module(ofPath: name)?.module.isUnknown == true
    }

    // MARK: Properties

    enum Lookup {
        case found(SwiftType, isSettable: Bool)
        case missing(closest: String?)
        /// The type is known by name only.
        case unknown
    }

    /// A property of a type: of the view that a spec declares, or of the class that UIKit has.
    func property(_ name: String, of typeName: String) -> Lookup {
        property(name, of: typeName, below: 0)
    }

    /// - Parameter depth: How many classes below it were asked already.
    private func property(_ name: String, of typeName: String, below depth: Int) -> Lookup {
        guard depth < Self.longestChain else { return .unknown }
        if let view = symbols.viewClass(typeName) {
            if let type = view.properties.first(where: { $0.name == name })?.type {
                return .found(type, isSettable: true)
            }
            let inherited = property(name, of: view.superclass, below: depth + 1)
            guard case .missing(let closest) = inherited else { return inherited }
            return .missing(closest: Spelling.closest(to: name, among: view.properties.map(\.name)) ?? closest)
        }
        if let view = dependencies.view(typeName) { return property(name, of: view) }
        if let kind = symbols.kind(of: typeName), kind == .model || kind == .content {
            if let type = symbols.property(name, of: typeName) { return .found(type, isSettable: kind == .model) }
            // A model is described as far as specs need it, so more may exist, but a path in a spec needs a type.
            let known = symbols.propertyNames(of: typeName)
            // The name of a case: what it carries is told by the name behind it.
            if known.isOpen || known.names.contains(name) { return .unknown }
            return .missing(closest: Spelling.closest(to: name, among: known.names))
        }
        if let other = dependencies.module(ofPath: typeName) {
            let found = other.module.property(name, of: other.rest)
            guard case .found(let type, _) = found, namesOwn(type) else { return found }
            return .unknown
        }
        if let external = externals.entry(for: typeName) {
            guard let superclass = external.inherits?.type.description,
                case .found(let type, let isSettable) = property(name, of: superclass, below: depth + 1)
            else { return .unknown }
            return .found(type, isSettable: isSettable)
        }
        if typeName == "ControllerView" || typeName == "Controller", let superclass = superclass(of: typeName) {
            return property(name, of: superclass, below: depth + 1)
        }
        guard SystemTypes.type(named: typeName)?.kind == .class else { return .unknown }
        guard let member = SystemTypes.member(name, of: typeName) else {
            return .missing(closest: Spelling.closest(to: name, among: SystemTypes.memberNames(of: typeName)))
        }
        guard member.kind == .property, let text = member.type, let type = Self.type(text) else { return .unknown }
        return .found(type, isSettable: member.isSettable || member.setter != nil)
    }

    /// Whether a type as another module has it names what is a type of this one: there, the name stands for something else.
    private func namesOwn(_ type: SwiftType) -> Bool {
        var isOwn = false
        type.forEachName { name in
            if symbols.declares(name.components[0].name) { isOwn = true }
        }
        return isOwn
    }

    /// `UITableView!` is a type of properties alone.
    private static func type(_ text: String) -> SwiftType? {
        let isUnwrapped = text.hasSuffix("!")
        guard case .success(let type) = SwiftNotation.type(isUnwrapped ? String(text.dropLast()) : text) else {
            return nil
        }
        return isUnwrapped ? .implicitlyUnwrapped(type) : type
    }

    /// A property of a view of another module: its type is that module's business.
    private func property(_ name: String, of view: ModuleInterface.ViewClass) -> Lookup {
        if view.properties.contains(name) { return .unknown }
        guard let platformClass = view.platformClass else { return .unknown }
        let inherited = property(name, of: platformClass)
        guard case .missing(let closest) = inherited else { return inherited }
        return view.isOpen
            ? .unknown : .missing(closest: Spelling.closest(to: name, among: view.properties) ?? closest)
    }

    // MARK: Streams

    /// What a stream carries, `String` of `AnyPublisher<String, Never>`; any other type stands for itself.
    func carried(by type: SwiftType) -> SwiftType {
        switch type {
        case .optional(let wrapped):
            let carried = carried(by: wrapped)
            return carried.isOptional ? carried : .optional(carried)
        case .existential(let constraint): return carried(by: constraint)
        case .named(let name):
            guard let arguments = name.components.last?.arguments else { return type }
            if let external = externals.entry(for: name.path) { return external.carried(by: arguments) ?? type }
            guard !symbols.declares(name.path), let place = SystemTypes.type(named: name.path)?.carriedParameter,
                place < arguments.count
            else { return type }
            return arguments[place]
        default: return type
        }
    }

    // MARK: Fitting

    /// Whether a value of one type can be given where another is asked for.
    func fits(_ source: SwiftType, _ target: SwiftType) -> Bool {
        if source == target || source.containsInvalid || target.containsInvalid { return true }
        switch (source, target) {
        case (.optional(let inner), .optional(let wanted)), (.optional(let inner), .implicitlyUnwrapped(let wanted)):
            return fits(inner, wanted)
        case (.implicitlyUnwrapped(let inner), _): return fits(inner, target.unwrapped)
        case (_, .optional(let wanted)), (_, .implicitlyUnwrapped(let wanted)): return fits(source, wanted)
        case (.optional, .named(let name)): return isAny(name.path) || canBeOptional(name.path)
        case (.optional, _): return false
        case (.array(let element), .array(let wanted)): return fits(element, wanted)
        case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
            return fits(key, wantedKey) && fits(value, wantedValue)
        case (_, .existential), (_, .opaque), (_, .composition): return true
        case (.existential(let constraint), _): return fits(constraint, target)
        case (.attributed(_, let type), _), (.specified(_, let type), _): return fits(type, target)
        case (_, .attributed(_, let type)), (_, .specified(_, let type)): return fits(source, type)
        case (.named(let name), .named(let wanted)): return fits(name, wanted)
        case (.function, .function), (.metatype, .metatype): return true
        case (.tuple(let elements), .tuple(let wanted)):
            return elements.count == wanted.count && zip(elements, wanted).allSatisfy { fits($0.type, $1.type) }
        case (.named(let name), _): return !isClosed(name.path) || expandsToCollection(name)
        case (_, .named(let name)): return isAny(name.path) || !isClosed(name.path) || expandsToCollection(name)
        default: return false
        }
    }

    private func fits(_ source: SwiftType.TypeName, _ target: SwiftType.TypeName) -> Bool {
        let from = canonical(source.path)
        let to = canonical(target.path)
        if from == to || isAny(to) {
            let pairs = zip(source.components.flatMap(\.arguments), target.components.flatMap(\.arguments))
            return pairs.allSatisfy { fits($0, $1) }
        }
        if isProtocol(to) { return true }
        // Swift converts between these two by itself (SE-0307).
        if Set([from, to]) == ["Double", "CGFloat"] { return true }
        if let isSubclass = isSubclass(from, of: to), isSubclass { return true }
        // Two types that are known through and through and differ don't fit; of anything else nobody can tell.
        return !(isClosed(from) && isClosed(to))
    }

    /// What a type alias stands for: `TimeInterval` is `Double`.
    private func canonical(_ path: String) -> String {
        guard !symbols.declares(path), externals.entry(for: path) == nil else { return path }
        guard let facts = SystemTypes.type(named: path), facts.kind == .typealias, let aliased = facts.aliased else {
            return path
        }
        return aliased
    }

    /// Whether all that the type is, is known: no alias or conversion can make it another one.
    private func isClosed(_ path: String) -> Bool {
        if externals.entry(for: path) != nil { return false }
        if symbols.declares(path) || dependencies.isClosed(path) { return true }
        guard let facts = SystemTypes.type(named: path) else { return false }
        return facts.kind != .protocol && facts.kind != .typealias
    }

    private func isProtocol(_ path: String) -> Bool {
        switch symbols.kind(of: path) {
        case .interface: return true
        case .model, .content: return symbols.stored(path)?.kind == .protocolModel
        default: break
        }
        return SystemTypes.type(named: path)?.kind == .protocol
    }

    func platformKind(of path: String) -> TypeFacts.Kind? {
        path == "AnyObject" ? .protocol : SystemTypes.type(named: path)?.kind
    }

    private func isAny(_ path: String) -> Bool { path == "Any" || path == "AnyObject" }

    private func canBeOptional(_ path: String) -> Bool { path == "Optional" || !isClosed(path) }

    /// `Array<Jog>` is `[Jog]` in other words.
    private func expandsToCollection(_ name: SwiftType.TypeName) -> Bool {
        ["Array", "Dictionary", "Optional", "Void"].contains(name.path)
    }
}

extension ComponentOutline {
    /// The superclass of the view's class, by name.
    var superclassName: String {
        declaration.inherits?.type.description ?? architecture?.viewRole?.inherits?.type.description
            ?? (isScreen ? "UIViewController" : "UIView")
    }

    /// What the view tells whoever has it.
    var ownEvents: [String] {
        declaration.actions.map(\.member.name.text) + (declaration.delegate?.methods ?? []).map(\.member.name.text)
    }

    /// What a view that has a spec can be given from outside.
    var ownProperties: [(name: String, type: SwiftType)] {
        var properties: [(name: String, type: SwiftType)] = []
        if let content {
            let type: SwiftType = .named(content.fullTypeName)
            properties.append((content.declaration.kind.rawValue, .optional(type)))
        }
        if hasClosures { properties.append(("actions", .named("\(viewType).Actions"))) }
        if let delegateName { properties.append(("delegate", .optional(.named(delegateName)))) }
        for case .property(let input) in declaration.inputs.map(\.requirement) where input.isSettable {
            properties.append((input.name, input.type.type))
        }
        for action in declaration.actions where action.exit == .property {
            guard let function = action.member.function else { continue }
            properties.append((function.name, .optional(.function(function.closure))))
        }
        return properties
    }
}

extension ContentDeclaration {
    /// The type of a stored or derived property.
    func type(ofProperty name: String) -> TypeReference? {
        properties.first { $0.name.text == name }?.type ?? derived.first { $0.name.text == name }?.type
    }

    /// The types of the stored properties, and then of the derived ones.
    var propertyTypes: [(name: String, type: TypeReference)] {
        properties.map { ($0.name.text, $0.type) } + derived.map { ($0.name.text, $0.type) }
    }

    /// All that can be shown, in order: properties, derived ones, and the payloads of cases.
    var propertyNames: [String] {
        properties.map(\.name.text) + derived.map(\.name.text)
            + cases.flatMap { enumCase in
                [enumCase.name.text] + enumCase.payload.map { "\(enumCase.name.text).\($0.name.text)" }
            }
    }
}
