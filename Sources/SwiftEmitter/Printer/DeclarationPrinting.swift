import ScreenModel

extension SwiftPrinter {
    /// Writes declarations of a file, with a blank line between them.
    mutating func write(_ declarations: [SwiftDeclaration]) {
        for (index, declaration) in declarations.enumerated() {
            if index > 0 { endLine() }
            write(declaration, in: nil)
        }
    }

    private mutating func write(_ declaration: SwiftDeclaration, in parent: TypeDeclaration?) {
        owned(by: declaration.origin) { printer in
            let outer = printer.declarationStart
            printer.declarationStart = printer.mark()
            for note in declaration.notes { printer.writeNote(note) }
            if let summary = declaration.summary { printer.writeDocumentation(summary) }
            switch declaration.kind {
            case .type(let type): printer.write(type, in: parent)
            case .property(let property): printer.write(property, access: parent?.accessOfMembers)
            case .function(let function): printer.write(function, access: parent?.accessOfMembers)
            case .enumCase(let enumCase): printer.write(enumCase)
            case .preview(let preview): printer.write(preview)
            }
            printer.declarationStart = outer
        }
    }

    private mutating func write(_ type: TypeDeclaration, in parent: TypeDeclaration?) {
        if type.isObjC { writeLine("@objc") }
        if style.writesIsolation, type.isolation == .mainActor { writeLine("@MainActor") }
        fitting { $0.writeHeader(of: type, $1) }
        guard !type.members.isEmpty else {
            write("}")
            return endLine()
        }
        endLine()
        indented { printer in
            for (index, member) in type.members.enumerated() {
                if index > 0, !member.standsClose(to: type.members[index - 1]) { printer.endLine() }
                printer.write(member, in: type)
            }
        }
        claimNextLine()
        writeLine("}")
    }

    /// `public nonisolated struct ViewModel: Hashable, Sendable {`
    private mutating func writeHeader(of type: TypeDeclaration, _ layout: Layout) {
        startLine()
        if type.keyword != .extension { write(type.access) }
        if style.writesIsolation, type.isolation == .nonisolated { write("nonisolated ") }
        if type.isIndirect { write("indirect ") }
        write(type.keyword.rawValue, " ", type.escapedName)
        if layout == .oneLine || type.inherits.isEmpty {
            for (index, inherited) in type.inherits.enumerated() { write(index == 0 ? ": " : ", ", inherited.notation) }
            write(" {")
        } else {
            write(":")
            endLine()
            indented { printer in
                for (index, inherited) in type.inherits.enumerated() {
                    printer.writeLine(inherited.notation, index == type.inherits.count - 1 ? "" : ",")
                }
            }
            startLine()
            write("{")
        }
    }

    private mutating func write(_ preview: PreviewDeclaration) {
        if let since = preview.since { writeLine("@available(", since, ", *)") }
        fitting { printer, _ in printer.writeLine("#Preview(", SwiftLiteral.text(preview.name), ") {") }
        indented { $0.write(preview.body) }
        writeLine("}")
    }

    private mutating func write(_ enumCase: EnumCaseDeclaration) {
        fitting { printer, layout in
            printer.startLine()
            printer.write("case ", SwiftName.escaped(enumCase.name))
            if !enumCase.payload.isEmpty {
                printer.writeList(enumCase.payload.map(\.listElement), layout)
            }
            printer.endLine()
        }
    }

    /// Attributes, access and modifiers in front of a member; an attribute with arguments has a line of its own.
    mutating func writeModifiers(_ modifiers: [String], access: AccessLevel?) {
        for attribute in modifiers where attribute.hasPrefix("@") {
            write(attribute)
            if attribute.hasSuffix(")") {
                endLine()
                startLine()
            } else {
                write(" ")
            }
        }
        write(access)
        for modifier in modifiers where !modifier.hasPrefix("@") { write(modifier, " ") }
    }

    private mutating func write(_ access: AccessLevel?) {
        switch access {
        case .public: write("public ")
        case .package: write("package ")
        case .internal, nil: break
        }
    }
}

extension TypeDeclaration {
    fileprivate var escapedName: String {
        keyword == .extension ? SwiftName.typePath(name) : SwiftName.escaped(name)
    }

    /// What is written at members; those of a protocol have its own access.
    fileprivate var accessOfMembers: AccessLevel? {
        keyword == .protocol ? nil : access
    }
}

extension EnumCaseDeclaration.Payload {
    fileprivate var listElement: ListElement {
        guard let label else { return ListElement(type.notation) }
        return ListElement("\(SwiftName.escapedLabel(label)):", type: type.notation)
    }
}

extension SwiftDeclaration {
    /// Whether no blank line separates the two: both are one line without a comment, and of one kind.
    fileprivate func standsClose(to previous: SwiftDeclaration) -> Bool {
        guard isBare, previous.isBare else { return false }
        switch (kind, previous.kind) {
        case (.enumCase, .enumCase), (.property, .property): return true
        case (.function(let one), .function(let other)): return one.body == nil && other.body == nil
        default: return false
        }
    }

    private var isBare: Bool {
        guard summary == nil, notes.isEmpty else { return false }
        guard case .property(let property) = kind else { return true }
        if case .call = property.example { return false }
        switch property.kind {
        case .constant, .variable, .requirement: return true
        case .computed, .observed: return false
        }
    }
}
