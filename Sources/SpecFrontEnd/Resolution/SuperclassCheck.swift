import ScreenModel

extension DocumentContext {
    /// Reports a type that stands where a superclass belongs.
    mutating func checkSuperclass(_ type: TypeReference, of owner: String, member: String) {
        guard let kind = knowledge.kindOfNoClass(type.type) else { return }
        report(
            .impossibleConformance,
            at: type.range,
            "'\(owner)' can't inherit from '\(type.type)', which is \(kind)",
            help: ["Name a class."],
            member: member
        )
    }

    /// Reports subviews that are values, of which a view has none.
    mutating func checkClasses(of subviews: [Subview]) {
        for subview in subviews {
            guard case .named = subview.type.type.subviewType,
                let kind = knowledge.kindOfNoClass(subview.type.type.subviewType), kind != "a protocol"
            else { continue }
            report(
                .typeMismatch,
                at: subview.type.range,
                "'\(subview.name.text)' can't be a subview, since '\(subview.type.type.subviewType)' is \(kind)",
                help: ["Name the class of the view."],
                member: "subviews.\(subview.name.text)"
            )
        }
    }

    /// Reports a view that inherits from itself, through whatever other classes. Of several views in one circle the first by
    /// name tells it.
    mutating func checkSuperclassCircle(of declaration: ComponentDeclaration, _ outline: ComponentOutline) {
        guard let inherits = declaration.inherits else { return }
        var circle: [String] = []
        var next = inherits.type.description
        while next != outline.viewType {
            guard circle.count < TypeKnowledge.longestChain, let above = knowledge.superclass(of: next) else { return }
            circle.append(next)
            next = above
        }
        let isTold = circle.contains { $0 < outline.viewType && scope.symbols.viewClass($0) != nil }
        guard !isTold else { return }
        let way = circle.isEmpty ? "" : " through \(circle.map { "'\($0)'" }.joined(separator: ", "))"
        report(
            .impossibleConformance,
            at: inherits.range,
            "'\(outline.viewType)' inherits from itself\(way)",
            help: ["Name another superclass."],
            member: "inherits"
        )
    }
}

extension SwiftType {
    /// What an outlet, an optional one or a collection of them is of.
    fileprivate var subviewType: SwiftType {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type): type.subviewType
        default: self
        }
    }
}

extension TypeKnowledge {
    /// What a type is that is known to be no class: "a struct".
    private func kindOfNoClass(_ path: String) -> String? {
        switch symbols.kind(of: path) {
        case .view, .role: return nil
        case .actions: return "a struct"
        case .interface: return "a protocol"
        case .content, .model:
            switch symbols.stored(path)?.kind {
            case .content, .generatedModel: return "a type that stores something"
            case .protocolModel: return "a protocol"
            // The code may have a class of that name.
            case .describedModel, nil: return nil
            }
        case nil: break
        }
        guard externals.entry(for: path) == nil, dependencies.module(ofPath: path) == nil else { return nil }
        switch platformKind(of: path) {
        case .struct: return "a struct"
        case .enum: return "an enum"
        case .protocol: return "a protocol"
        case .actor: return "an actor"
        case .class, .typealias, nil: return nil
        }
    }

    fileprivate func kindOfNoClass(_ type: SwiftType) -> String? {
        guard case .named(let name) = type else { return type.containsInvalid ? nil : "no class" }
        return kindOfNoClass(name.path)
    }
}
