import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Checks what a subview shows: both ends exist, and their types agree.
    mutating func check(_ subviews: [Subview], content: ContentDeclaration?, messages: [Parameter]) {
        for subview in subviews {
            for binding in subview.shows { check(binding, of: subview, content: content) }
            for rows in subview.rows { check(rows, of: subview, content: content, messages: messages) }
        }
    }

    private mutating func check(_ binding: Subview.Binding, of subview: Subview, content: ContentDeclaration?) {
        let member = "subviews.\(subview.name.text).\(binding.property.text)"
        guard let content else {
            return report(
                .unknownProperty,
                at: binding.source.range,
                "'\(subview.name.text)' shows '\(binding.source.text)', and there is no viewModel or dataSource",
                help: ["Declare one."],
                member: member
            )
        }
        let source = type(of: binding.source, in: content, member: member)
        if binding.isNegated, let source, !source.isNamed("Bool"), !source.containsInvalid {
            report(
                .typeMismatch,
                at: binding.source.range,
                "'not' negates a Bool, and '\(binding.source.text)' is of type \(source)",
                member: member
            )
        }
        guard let target = type(ofSubviewProperty: binding.property, of: subview, member: member), let source else {
            return
        }
        let shown: SwiftType = binding.isNegated ? .named("Bool") : source
        guard !knowledge.fits(shown, target) else { return }
        report(
            .typeMismatch,
            at: binding.source.range,
            "'\(binding.source.text)' is of type \(shown), and '\(binding.property.text)' of \(subview.type.type) is of type \(target)",
            help: ["Show a derived property that converts it."],
            member: member
        )
    }

    /// The type of what is shown; a case of an enum stands for whether the view is in that state.
    private mutating func type(of source: Name, in content: ContentDeclaration, member: String) -> SwiftType? {
        if let type = content.type(ofProperty: source.text) { return type.type }
        if content.type != nil, content.propertyNames.isEmpty { return nil }
        let parts = source.text.dottedParts
        if let enumCase = content.cases.first(where: { $0.name.text == parts[0] }) {
            if parts.count == 1 { return .named("Bool") }
            if let payload = enumCase.payload.first(where: { $0.name.text == parts[1] }) {
                return parts.count == 2
                    ? payload.type.type
                    : type(of: Array(parts.dropFirst(2)), from: payload.type.type, at: source, member: member)
            }
        } else if parts.count > 1, let first = content.type(ofProperty: parts[0]) {
            return type(of: Array(parts.dropFirst()), from: first.type, at: source, member: member)
        }
        reportUnknown(
            .unknownProperty,
            source,
            "the \(content.kind == .viewModel ? "view model" : "data source") has no '\(source.text)'",
            among: content.propertyNames,
            member: member
        )
        return nil
    }

    private mutating func type(of path: [String], from start: SwiftType, at name: Name, member: String) -> SwiftType? {
        var type = start
        var isOptional = false
        for part in path {
            isOptional = isOptional || type.isOptional
            guard case .named(let owner) = type.unwrapped else { return nil }
            switch knowledge.property(part, of: owner.path) {
            case .found(let next, _): type = next
            case .unknown: return nil
            case .missing(let closest):
                report(
                    .unknownProperty,
                    at: name.range,
                    "'\(owner.path)' has no property '\(part)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                    member: member
                )
                return nil
            }
        }
        return isOptional && !type.isOptional ? .optional(type) : type
    }

    private mutating func type(ofSubviewProperty property: Name, of subview: Subview, member: String) -> SwiftType? {
        var type = subview.type.type
        var isSettable = true
        for part in property.text.dottedParts {
            guard case .named(let owner) = type.unwrapped else { return nil }
            switch knowledge.property(part, of: owner.path) {
            case .found(let next, let settable): (type, isSettable) = (next, settable)
            case .unknown: return nil
            case .missing(let closest):
                report(
                    .unknownProperty,
                    at: property.range,
                    "\(owner.path) has no property '\(part)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                    member: member,
                    fixes: closest.map {
                        property.text == part
                            ? [Diagnostic.Fix("Replace with '\($0)'", at: property.range, with: $0)] : []
                    } ?? []
                )
                return nil
            }
        }
        if !isSettable {
            report(
                .unknownProperty,
                at: property.range,
                "'\(property.text)' of \(subview.type.type) is read-only, so it can't show anything",
                member: member
            )
            return nil
        }
        return type
    }

    // MARK: Rows

    private mutating func check(
        _ rows: Subview.Rows,
        of subview: Subview,
        content: ContentDeclaration?,
        messages: [Parameter]
    ) {
        let member = "subviews.\(subview.name.text).rows"
        if let elements = elements(of: rows, content: content, messages: messages, member: member) {
            checkFit(of: elements, in: rows, member: member)
        }
        guard !knowledge.describesView(rows.view.text), scope.externals.entry(for: rows.view.text) == nil,
            knowledge.isSubclass(rows.view.text, of: "UIView") != true
        else { return }
        reportUnknown(
            .unknownView,
            rows.view,
            "there is no view '\(rows.view.text)' to show a row",
            among: scope.symbols.viewNames,
            member: member
        )
    }

    /// The type of the elements that rows show; `nil` after a report, or where nobody can tell.
    private mutating func elements(
        of rows: Subview.Rows,
        content: ContentDeclaration?,
        messages: [Parameter],
        member: String
    ) -> SwiftType? {
        let source: SwiftType
        let path = rows.source.text.dottedParts
        if let first = path.first, let parameter = messages.first(where: { $0.name == first }),
            content?.names(first) != true
        {
            guard
                let type = type(
                    of: Array(path.dropFirst()),
                    from: parameter.type.type,
                    at: rows.source,
                    member: member
                )
            else { return nil }
            source = type
        } else if let content {
            let known =
                content.propertyNames.contains(rows.source.text) || rows.source.text.contains(".") || messages.isEmpty
            guard known else {
                reportUnknown(
                    .unknownProperty,
                    rows.source,
                    "neither the view model nor a message has '\(rows.source.text)'",
                    among: content.propertyNames + messages.map(\.name),
                    member: member
                )
                return nil
            }
            guard let type = type(of: rows.source, in: content, member: member) else { return nil }
            source = type
        } else {
            reportUnknown(
                .unknownProperty,
                rows.source,
                "no message has a parameter '\(rows.source.text)', and there is no view model",
                among: messages.map(\.name),
                member: member
            )
            return nil
        }
        switch source.unwrapped {
        case .array(let element): return element
        case .named(let name) where name.components.last?.arguments.count == 1:
            return name.components.last?.arguments.first
        case .tuple, .dictionary: break
        case .named(let name) where ["String", "Int", "Double", "Bool"].contains(name.path): break
        default: return nil
        }
        report(
            .typeMismatch,
            at: rows.source.range,
            "rows show the elements of a list, and '\(rows.source.text)' is of type \(source)",
            member: member
        )
        return nil
    }

    /// A row's view takes the element as its content, or its content is made from one.
    private mutating func checkFit(of element: SwiftType, in rows: Subview.Rows, member: String) {
        guard let row = scope.symbols.row(rows.view.text) else { return }
        if knowledge.fits(element, .named(row.contentType)) { return }
        let fits = row.initializers.contains { types in types.contains { knowledge.fits(element, $0) } }
        if fits || row.exists { return }
        report(
            .typeMismatch,
            at: rows.view.range,
            "'\(rows.view.text)' shows a \(row.contentType), and the rows are made of \(element)",
            help: ["Give its view model an initializer from \(element), or hand over view models."],
            member: member
        )
    }
}

extension ContentDeclaration {
    /// Whether a path that starts with the name leads into the content.
    fileprivate func names(_ first: String) -> Bool {
        type(ofProperty: first) != nil || cases.contains { $0.name.text == first }
    }
}
