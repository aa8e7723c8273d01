#if Check
@_spi(RawSyntax) import SwiftSyntax

extension FactsVisitor {
    /// One variable of a property declaration, or the several of a tuple.
    private struct Binding {
        let pattern: SyntaxNode
        let type: SyntaxNode?
        let value: SyntaxNode?
        let accessors: SyntaxNode?

        init?(_ node: SyntaxNode) {
            typealias Part = Place.PatternBinding
            guard let pattern = node.of(.patternBinding)?.child(Part.pattern) else { return nil }
            self.pattern = pattern
            type = node.child(Part.typeAnnotation)?.child(Place.TypeAnnotation.type)
            value = node.child(Part.initializer)?.child(Place.InitializerClause.value)
            accessors = node.child(Part.accessorBlock)
        }
    }

    /// `let a, b: UIView`, `@IBOutlet private weak var title: UILabel!`, and variables of the file.
    func property(_ node: SyntaxNode) {
        var heading = memberHeading(node)
        if heading.parts.introducer?.rawText == "let" { heading.traits.insert(.constant) }
        let bindings = heading.parts.bindings
        let first = writer.count(of: .members)
        bindings?.forEachChild { node in
            guard let pattern = node.of(.patternBinding)?.child(Place.PatternBinding.pattern) else { return }
            forEachName(in: pattern) { token in
                let row = addMember(.storedProperty, heading)
                let name = identifier(token)
                let words = writer.words(of: row, MemberFact.Column.self)
                words[.name] = name.name
                words[.baseName] = name.name
                words.set(.nameLower, name.lower)
                words.set(.nameUpper, name.upper)
                words.set(.bindingIndex, row - first)
                if pattern.kind == .tuplePattern { insert(.tuplePattern, row) }
            }
        }
        let end = writer.count(of: .members)
        for row in first..<end { writer.set(row, MemberFact.Column.bindingCount, end - first) }
        if first < end {
            inside(first) { attributeArguments(heading.parts.attributes) }
        }
        var next = first
        bindings?.forEachChild { node in
            guard let binding = Binding(node) else { return }
            let rows = next..<next + nameCount(in: binding.pattern)
            contents(binding, rows, isFirst: rows.lowerBound == first, hasSelf: isInstance(heading))
            next = rows.upperBound
        }
        shareAnnotations(first..<end)
    }

    // MARK: Tuples

    /// The values that the names of a tuple get one by one, where the tuple is spelled out: `let (a, b) = (3, 4)`.
    private func elements(of value: SyntaxNode, _ count: Int, in binding: Binding) -> [SyntaxNode]? {
        guard isFlatTuple(binding, count), let list = value.of(.tupleExpr)?.child(Place.TupleExpr.elements) else {
            return nil
        }
        var elements: [SyntaxNode] = []
        list.forEachChild { element in
            if let value = element.of(.labeledExpr)?.child(Place.LabeledExpr.expression) { elements.append(value) }
        }
        return elements.count == count ? elements : nil
    }

    /// `let (a, b): (Int, String)`.
    private func setTypes(ofElements rows: Range<Int>, in binding: Binding, _ tuple: Int) {
        let kind = writer.value(tuple, TypeFact.Column.kind) & TypeFact.Flags.kindMask
        guard isFlatTuple(binding, rows.count), kind == TypeFact.Kind.tuple.rawValue else { return }
        let end = Int(writer.value(tuple, TypeFact.Column.end))
        var parts: [Int] = []
        var next = tuple + 1
        while next < end {
            parts.append(next)
            next = Int(writer.value(next, TypeFact.Column.end))
        }
        guard parts.count == rows.count else { return }
        for (row, part) in zip(rows, parts) { writer.set(row, MemberFact.Column.type, part) }
    }

    /// Whether a pattern is a tuple of names and nothing else.
    private func isFlatTuple(_ binding: Binding, _ count: Int) -> Bool {
        guard let list = binding.pattern.of(.tuplePattern)?.child(Place.TuplePattern.elements) else { return false }
        var isFlat = list.placeCount == count
        list.forEachChild { element in
            let pattern = element.of(.tuplePatternElement)?.child(Place.TuplePatternElement.pattern)
            if pattern?.kind != .identifierPattern { isFlat = false }
        }
        return isFlat
    }

    private func isInstance(_ heading: MemberHeading) -> Bool {
        declaration != nil && heading.traits.isDisjoint(with: [.lazy, .typeMember])
    }

    private func contents(_ binding: Binding, _ rows: Range<Int>, isFirst: Bool, hasSelf: Bool) {
        typealias Column = MemberFact.Column
        let type = binding.type.map { self.type($0) }
        if binding.pattern.kind != .tuplePattern {
            for row in rows { writer.set(row, Column.type, ifPresent: type) }
        } else if let type {
            setTypes(ofElements: rows, in: binding, type)
        }
        guard let row = rows.first else { return }
        let start = writer.value(row, Column.firstUse)
        inside(row) {
            if let value = binding.value {
                if hasSelf { useFlags.insert(.inStoredInitialValue) }
                if let elements = elements(of: value, rows.count, in: binding) {
                    for (row, element) in zip(rows, elements) {
                        writer.set(row, Column.value, addValue(expression(element)))
                    }
                } else {
                    let value = addValue(expression(value))
                    for row in rows { writer.set(row, Column.value, value) }
                }
                if hasSelf { useFlags.remove(.inStoredInitialValue) }
            }
            if let accessors = binding.accessors { self.accessors(accessors, row) }
        }
        // The attributes of the declaration belong to its first variable.
        if start < writer.value(row, Column.firstUse), start > 0 || isFirst {
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
        guard binding.accessors != nil, traits.contains(.getter) || traits.contains(.requirement) else {
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
            } else {
                shared = FactContent.none
            }
        }
    }

    private func forEachName(in pattern: SyntaxNode, _ body: (RawSyntaxTokenView) -> Void) {
        guard enter() else { return }
        defer { leave() }
        if pattern.kind == .identifierPattern {
            if let token = pattern.token(Place.IdentifierPattern.identifier), token.presence == .present { body(token) }
            return
        }
        pattern.of(.tuplePattern)?.child(Place.TuplePattern.elements)?.forEachChild { element in
            if let inner = element.of(.tuplePatternElement)?.child(Place.TuplePatternElement.pattern) {
                forEachName(in: inner, body)
            }
        }
    }

    private func nameCount(in pattern: SyntaxNode) -> Int {
        var count = 0
        forEachName(in: pattern) { _ in count += 1 }
        return count
    }

    // MARK: Accessors

    /// `{ … }` of a property or subscript; the row learns which accessors there are.
    func accessors(_ block: SyntaxNode, _ row: Int) {
        setBody(block, row)
        words(inBody: block)
        if let items = block.first(.codeBlockItemList) {
            insert(.getter, row)
            scopes.push()
            statements(items)
            scopes.pop()
        }
        block.first(.accessorDeclList)?.forEachChild { node in
            typealias Part = Place.AccessorDecl
            guard let word = node.of(.accessorDecl)?.token(Part.specifier)?.rawText else { return }
            insert(Self.traits(word), row)
            insert(effects(node.first(.accessorEffectSpecifiers)), row)
            guard let body = node.child(Part.body) else { return }
            scopes.push()
            let implicit = Self.implicitName(word)
            if let name = node.child(Part.parameters)?.token(Place.AccessorParameters.name), name.presence == .present {
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
