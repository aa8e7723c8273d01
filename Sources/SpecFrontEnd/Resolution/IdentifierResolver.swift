import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// The identifiers of what people see and touch of a view; `nil` where it has none.
    mutating func identifiers(of component: Component) -> AccessibilityIdentifiers? {
        let settings = scope.project.settings.identifiers
        let declaration = component.declaration
        let isWritten = declaration.subviews.contains { $0.identifier != nil }
        // What a screen takes from a view document is that one's.
        guard settings != nil || isWritten, component.uses == nil else { return nil }
        let patterns = settings ?? IdentifierSettings()
        let isRow = knowledge.isRow(component.viewType)
        let parts = declaration.identifiedSubviews.compactMap { subview -> AccessibilityIdentifiers.Part? in
            guard isIdentified(subview) else { return nil }
            var counters: [AccessibilityIdentifiers.Counter] = isRow ? [.row] : []
            if case .array = subview.type.type.unwrapped { counters.append(.index) }
            return AccessibilityIdentifiers.Part(
                name: subview.name.text,
                text: subview.identifier?.text ?? patterns.text(of: subview.name.text, in: component.name),
                counters: counters,
                origin: subview.identifier?.range ?? subview.name.range
            )
        }
        guard !parts.isEmpty else { return nil }
        let identifiers = AccessibilityIdentifiers(
            typeName: patterns.typeName(of: component.name),
            owner: component.name,
            parts: parts,
            origin: declaration.name.range
        )
        checkUnique(identifiers, in: declaration, patterns)
        guard settings != nil else { return nil }
        checkTypeName(identifiers)
        return identifiers
    }

    /// Whether the class has an identifier; of one that nothing is known of, it may.
    private mutating func isIdentified(_ subview: Subview) -> Bool {
        guard case .named(let type) = subview.type.type.element else { return false }
        if knowledge.hasIdentifier(type.path) != false { return true }
        if let identifier = subview.identifier {
            report(
                .conflictingKeys,
                at: identifier.range,
                "a '\(type.path)' has no accessibility identifier",
                help: ["Remove it."],
                member: "subviews.\(subview.name.text).identifier"
            )
        }
        return false
    }

    private mutating func checkTypeName(_ identifiers: AccessibilityIdentifiers) {
        guard scope.symbols.declares(identifiers.typeName) else { return }
        report(
            .duplicateType,
            at: identifiers.origin,
            "the identifiers of '\(identifiers.owner)' make a second Swift type '\(identifiers.typeName)'",
            help: ["Rename one, or change 'type' of 'identifiers' in the project file."]
        )
    }

    // MARK: Twice on one screen

    private mutating func checkUnique(
        _ identifiers: AccessibilityIdentifiers,
        in declaration: ComponentDeclaration,
        _ patterns: IdentifierSettings
    ) {
        var found: [String: (owner: String, name: String)] = [:]
        for part in identifiers.parts {
            guard let other = found.updateValue((identifiers.owner, part.name), forKey: part.text) else { continue }
            reportTwice(part.text, at: part.origin, "'\(part.name)'", other, member: part.name)
        }
        var seen: Set<String> = []
        for embedded in declaration.embeddedViews {
            var open = [embedded.text]
            while let type = open.popLast() {
                guard seen.insert(type).inserted, let view = scope.symbols.identifiedParts(of: type) else { continue }
                open += view.embedded.reversed()
                for part in view.parts where view.owner != identifiers.owner {
                    let text = part.written ?? patterns.text(of: part.name, in: view.owner)
                    guard let other = found.updateValue((view.owner, part.name), forKey: text) else { continue }
                    let own = identifiers.parts.first { $0.text == text && other.owner == identifiers.owner }
                    reportTwice(
                        text,
                        at: own?.origin ?? embedded.range,
                        "'\(part.name)' of '\(view.owner)'",
                        other,
                        member: own?.name
                    )
                }
            }
        }
    }

    private mutating func reportTwice(
        _ text: String,
        at range: SourceRange,
        _ part: String,
        _ other: (owner: String, name: String),
        member: String?
    ) {
        report(
            .duplicateIdentifier,
            at: range,
            "'\(text)' is the identifier of two parts of one screen",
            help: [
                "They are '\(other.name)' of '\(other.owner)' and \(part). Give one of them another 'identifier'."
            ],
            member: member.map { "subviews.\($0)" } ?? "subviews"
        )
    }
}
