import ScreenModel
import ScreenSpecDiagnostics
import SystemTypes

extension DocumentContext {
    /// Checks what a subview shows: both ends exist, and their types agree.
    mutating func check(_ subviews: [Subview], showing sources: ShownSources) {
        for subview in subviews {
            checkUnique(subview)
            for binding in subview.shows { check(binding, of: subview, sources) }
            for rows in subview.rows { check(rows, of: subview, sources) }
        }
    }

    /// Reports a source that a property shows twice.
    private mutating func checkUnique(_ subview: Subview) {
        for (index, binding) in subview.shows.enumerated() {
            let others = subview.shows.prefix(index).filter { $0.property.range == binding.property.range }
            guard let other = others.first(where: { $0.source.text == binding.source.text }) else { continue }
            report(
                .duplicateName,
                at: binding.source.range,
                "'\(binding.property.text)' shows '\(binding.source.text)' twice",
                help: ["Remove one."],
                member: "subviews.\(subview.name.text).\(binding.property.text)",
                notes: [Diagnostic.Note(at: other.source.range, "The other one is here.")]
            )
        }
    }

    private mutating func check(_ binding: Subview.Binding, of subview: Subview, _ sources: ShownSources) {
        let isOwn = subview.name.text == "self"
        let member = "\(isOwn ? "shows" : "subviews.\(subview.name.text)").\(binding.property.text)"
        guard !sources.contents.isEmpty || !sources.names.isEmpty else {
            return report(
                .unknownProperty,
                at: binding.source.range,
                "'\(subview.name.text)' shows '\(binding.source.text)', and there is no viewModel or dataSource",
                help: ["Declare one."],
                member: member
            )
        }
        let source: SwiftType?
        let head = sources.head(of: binding.source)
        if case .unknown = head {
            reportUnknown(binding.source, sources, member: member)
            source = nil
        } else {
            source = type(of: binding.source, head, member: member)
        }
        let carried = source.map(knowledge.carried(by:))
        if binding.isNegated, let source, let carried, !carried.isNamed("Bool"), !isUndecided(source) {
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
        guard !knowledge.fits(shown, target), !knowledge.fits(carried ?? shown, target),
            !sources.isConvertedByView(head), !sources.isFormat(binding.source, ofNoText: shown)
        else { return }
        report(
            .typeMismatch,
            at: binding.source.range,
            "'\(binding.source.text)' is of type \(shown), and '\(binding.property.text)' of \(subview.type.type) is of type \(target)",
            help: ["Show a derived property that converts it."],
            member: member
        )
    }

    private mutating func type(ofSubviewProperty property: Name, of subview: Subview, member: String) -> SwiftType? {
        if let method = ShownMethod(property.text) {
            let owner = type(of: method.path, property, of: subview, member: member)?.type
            return owner.flatMap { type(ofValueOf: method, property, $0, member: member) }
        }
        guard let found = type(of: property.text.dottedParts, property, of: subview, member: member) else { return nil }
        guard found.isSettable else {
            report(
                .unknownProperty,
                at: property.range,
                "'\(property.text)' of \(subview.type.type) is read-only, so it can't show anything",
                member: member
            )
            return nil
        }
        return found.type
    }

    /// Checks that a class has what a row is to show something in. A view turns values into what it shows by itself.
    mutating func checkProperty(_ property: Name, ofRow view: Name, member: String) {
        var cell = Subview(name: view)
        cell.type = TypeReference(.named(view.text), at: view.range)
        let path = property.text.dottedParts
        guard path[0] == "contentConfiguration", path.count > 1 else {
            return _ = type(ofSubviewProperty: property, of: cell, member: member)
        }
        // Which one it is, the code says; this is what cells have by default.
        let content = "UIListContentConfiguration"
        guard SystemTypes.member(path[1], of: content) == nil else { return }
        reportUnknown(
            .unknownProperty,
            property,
            "a \(content) has no '\(path[1])'",
            among: SystemTypes.memberNames(of: content).map { "contentConfiguration.\($0)" },
            member: member
        )
    }

    /// What a path from a subview on leads to; `nil` after a report, or where nobody can tell.
    private mutating func type(of path: [String], _ property: Name, of subview: Subview, member: String)
        -> (type: SwiftType, isSettable: Bool)?
    {
        var type = subview.type.type
        var isSettable = true
        for part in path {
            guard case .named(let owner) = type.unwrapped else { return nil }
            switch knowledge.property(part, of: owner.path) {
            case .found(let next, let settable): (type, isSettable) = (next, settable)
            case .unknown: return nil
            // The class may have one of its own.
            case .missing where subview.name.text == "self" && type == subview.type.type: return nil
            case .missing(let closest):
                report(
                    .unknownProperty,
                    at: property.range,
                    "\(owner.path) has no property '\(part)'" + (closest.map { "; did you mean '\($0)'?" } ?? ""),
                    member: member,
                    fixes: closest.map {
                        property.text == part
                            ? [Diagnostic.Fix(replacing: property.range, with: $0)] : []
                    } ?? []
                )
                return nil
            }
        }
        return (type, isSettable)
    }

    /// The type of what a method takes, where a view document has it among the inputs; these may be fewer than the class has methods.
    private mutating func type(ofValueOf method: ShownMethod, _ property: Name, _ owner: SwiftType, member: String)
        -> SwiftType?
    {
        guard case .named(let name) = owner.unwrapped, let view = scope.symbols.view(name.path) else { return nil }
        let namesakes = view.declaration.inputs.compactMap(\.function).filter { $0.name == method.name }
        let found = namesakes.filter { $0.fullName == method.fullName }
        guard found.isEmpty, !namesakes.isEmpty else {
            let types = Set(found.map { view.full($0.parameters[method.position].type.type) })
            return types.count == 1 ? types.first : nil
        }
        reportUnknown(
            .unknownProperty,
            property,
            "\(name.path) has no input '\(method.fullName)'",
            among: namesakes.map(\.fullName),
            member: member
        )
        return nil
    }
}
