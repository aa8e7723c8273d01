import ScreenModel

extension DocumentContext {
    /// Reports a type that stands where a protocol belongs.
    ///
    /// - Parameters:
    ///   - owner: Who is to conform to it, where somebody is.
    ///   - allowsClass: Whether whoever conforms may be asked to inherit a class.
    mutating func checkProtocol(
        _ type: TypeReference,
        of owner: String? = nil,
        allowsClass: Bool = false,
        member: String
    ) {
        guard let kind = knowledge.kindOfNoProtocol(type.type), !allowsClass || kind != "a class" else { return }
        report(
            .impossibleConformance,
            at: type.range,
            owner.map { "'\($0)' can't conform to '\(type.type)', which is \(kind)" }
                ?? "'\(type.type)' is no protocol" + (kind == "no protocol" ? "" : ", but \(kind)"),
            help: [kind == "a class" && owner != nil ? "Name it under 'inherits'." : "Name a protocol."],
            member: member
        )
    }
}

extension TypeKnowledge {
    /// What a type is that is known to be no protocol: "a class".
    fileprivate func kindOfNoProtocol(_ type: SwiftType) -> String? {
        guard case .named(let name) = type else { return type.containsInvalid ? nil : "no protocol" }
        switch symbols.kind(of: name.path) {
        case .view: return "a class"
        case .actions: return "a struct"
        case .content, .model:
            guard let stored = symbols.stored(name.path), stored.kind != .protocolModel else { return nil }
            // Of one that is known by name only, nobody can tell.
            return stored.kind == .describedModel && stored.types.isEmpty ? nil : "a type that stores something"
        case .role, .interface: return nil
        case nil: break
        }
        if let external = externals.entry(for: name.path) { return external.inherits == nil ? nil : "a class" }
        guard dependencies.module(ofPath: name.path) == nil else { return nil }
        switch platformKind(of: name.path) {
        case .class, .actor: return "a class"
        case .struct: return "a struct"
        case .enum: return "an enum"
        case .protocol, .typealias, nil: return nil
        }
    }
}
