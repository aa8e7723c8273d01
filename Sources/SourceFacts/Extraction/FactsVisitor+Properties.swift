#if Check
import SourceText
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// One variable of a property declaration.
    private struct Binding {
        var node: RawPatternBindingSyntax
        var names: [RawSyntax]
    }

    /// `let a, b: UIView`, `@IBOutlet private weak var title: UILabel!`, and variables of the file.
    func property(_ node: RawSyntax) {
        typealias Column = MemberFact.Column
        var heading = memberHeading(node)
        if heading.parts.introducer?.tokenText == "let" { heading.traits.insert(.constant) }
        var bindings: [Binding] = []
        heading.parts.bindings?.forEachChild { node in
            guard let binding = RawPatternBindingSyntax(node) else { return }
            var names: [RawSyntax] = []
            collectNames(binding.pattern.raw, into: &names)
            bindings.append(Binding(node: binding, names: names))
        }
        let first = writer.count(of: .members)
        for binding in bindings {
            for token in binding.names {
                let row = addMember(.storedProperty, heading)
                let name = name(token)
                writer.set(row, Column.name, name)
                writer.set(row, Column.baseName, name)
                writer.set(row, Column.nameLower, lower(token))
                writer.set(row, Column.nameUpper, upper(token))
                writer.set(row, Column.bindingIndex, row - first)
                if binding.node.pattern.raw.kind == .tuplePattern { insert(.tuplePattern, row) }
            }
        }
        let end = writer.count(of: .members)
        for row in first..<end { writer.set(row, Column.bindingCount, end - first) }
        if first < end {
            inside(first) { attributeArguments(heading.parts.attributes) }
        }
        var next = first
        for binding in bindings {
            contents(binding, next, hasSelf: isInstance(heading))
            next += binding.names.count
        }
        shareAnnotations(first..<end)
    }

    private func isInstance(_ heading: MemberHeading) -> Bool {
        declaration != nil && heading.traits.isDisjoint(with: [.lazy, .typeMember])
    }

    private func contents(_ binding: Binding, _ first: Int, hasSelf: Bool) {
        typealias Column = MemberFact.Column
        let rows = first..<first + binding.names.count
        let type = binding.node.typeAnnotation.map { self.type($0.type.raw) }
        for row in rows where binding.node.pattern.raw.kind != .tuplePattern {
            writer.set(row, Column.type, ifPresent: type)
        }
        guard let row = rows.first else { return }
        let start = writer.value(row, Column.firstUse)
        inside(row) {
            if let value = binding.node.initializer?.value.raw {
                if hasSelf { useFlags.insert(.inStoredInitialValue) }
                let value = addValue(expression(value))
                if hasSelf { useFlags.remove(.inStoredInitialValue) }
                for row in rows { writer.set(row, Column.value, value) }
            }
            if let accessors = binding.node.accessorBlock?.raw { self.accessors(accessors, row) }
        }
        // The attributes of the declaration belong to its first variable.
        if start < writer.value(row, Column.firstUse), start > 0 || rows.first == first {
            mergeAttributeUses(row, from: start)
        }
        describeStorage(binding, row)
    }

    /// Uses in attribute arguments stand directly before those of the first variable.
    private func mergeAttributeUses(_ row: Int, from start: UInt32) {
        guard writer.value(row, MemberFact.Column.bindingIndex) == 0 else { return }
        writer.set(row, MemberFact.Column.firstUse, start)
    }

    /// A property is computed if it has a getter and stands outside of a protocol; a requirement has no storage either.
    private func describeStorage(_ binding: Binding, _ row: Int) {
        let traits = traits(ofMember: row)
        guard binding.node.accessorBlock != nil, traits.contains(.getter) || traits.contains(.requirement) else {
            return
        }
        writer.set(row, MemberFact.Column.kind, MemberFact.Kind.computedProperty.rawValue)
    }

    /// In `let a, b: UIView` the annotation is that of `a` too.
    private func shareAnnotations(_ rows: Range<Int>) {
        typealias Column = MemberFact.Column
        var shared = FactContent.none
        for row in rows.reversed() {
            let type = writer.value(row, Column.type)
            if type != FactContent.none {
                shared = type
            } else if writer.value(row, Column.value) == FactContent.none, shared != FactContent.none {
                writer.set(row, Column.type, shared)
                insert(.sharedAnnotation, row)
            } else {
                shared = FactContent.none
            }
        }
    }

    func collectNames(_ pattern: RawSyntax, into names: inout [RawSyntax]) {
        guard enter() else { return }
        defer { leave() }
        if let identifier = RawIdentifierPatternSyntax(pattern)?.identifier.raw {
            if !identifier.isMissing { names.append(identifier) }
            return
        }
        if let elements = RawTuplePatternSyntax(pattern)?.elements.raw.layoutView {
            for element in elements.children {
                if let inner = element.flatMap(RawTuplePatternElementSyntax.init)?.pattern.raw {
                    collectNames(inner, into: &names)
                }
            }
        }
    }

    // MARK: Accessors

    /// `{ … }` of a property or subscript; the row learns which accessors there are.
    func accessors(_ block: RawSyntax, _ row: Int) {
        setBody(block, row)
        if let items = block.first(.codeBlockItemList) {
            insert(.getter, row)
            scopes.push()
            statements(items)
            scopes.pop()
        }
        block.first(.accessorDeclList)?.forEachChild { node in
            guard let accessor = RawAccessorDeclSyntax(node) else { return }
            let word = accessor.accessorSpecifier.tokenText
            insert(Self.traits(word), row)
            guard let body = accessor.body?.raw else { return }
            scopes.push()
            let implicit = Self.implicitName(word)
            if let name = accessor.parameters?.name.raw, !name.isMissing {
                bind(name, .parameter)
            } else if let implicit {
                bindLocal(writer.text(implicit), .implicit, at: lower(body))
            }
            codeBlock(body)
            scopes.pop()
        }
    }

    private static func traits(_ accessor: SyntaxText) -> MemberFact.Traits {
        switch accessor {
        case "get", "_read", "unsafeAddress", "read": .getter
        case "set", "_modify", "unsafeMutableAddress", "modify": .setter
        case "willSet": .willSet
        case "didSet": .didSet
        default: []
        }
    }

    private static func implicitName(_ accessor: SyntaxText) -> String? {
        switch accessor {
        case "set", "willSet": "newValue"
        case "didSet": "oldValue"
        default: nil
        }
    }
}
#endif
