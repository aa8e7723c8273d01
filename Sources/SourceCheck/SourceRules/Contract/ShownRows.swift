import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules

/// What the rows of a list show: cells of classes that have no document, and where a view keeps the elements.
extension MismatchedBinding {
    static func rows(_ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        ViewFamily.all(in: subject).flatMap { family in
            rows(of: family.component).flatMap { subview, rows in
                kept(rows, by: subview, in: family, subject) + shown(by: rows, of: subview, in: family, subject)
            } + unasked(family, subject)
        }
            + ViewFamily.missing(in: subject).flatMap { component in
                rows(of: component).flatMap(\.rows.rows).flatMap(\.shows).map {
                    Comparison(.rowBinding, $0.property.range, .open(.absent))
                }
            }
    }

    private static func rows(of component: IndexedComponent) -> [(subview: Subview, rows: Subview.Rows)] {
        component.declaration.subviews.filter { component.owns($0.name.range) }.flatMap { subview in
            subview.rows.map { (subview, $0) }
        }
    }

    // MARK: Where the elements are

    private static func kept(
        _ rows: Subview.Rows,
        by subview: Subview,
        in family: ViewFamily,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        guard let name = rows.ownProperty else { return [] }
        func compared(_ outcome: Comparison<Diagnostic>.Outcome) -> [Comparison<Diagnostic>] {
            [Comparison(.keptRows, rows.source.range, outcome)]
        }
        let properties = family.members.filter(\.isProperty)
        if let found = properties.first(where: { $0.baseName == name }) { return compared(.held(found.nameRange)) }
        guard subject.code.hasMember(name, .project(family.type.id)) == false else {
            return compared(.open(.inherited))
        }
        let close = Spelling.closest(to: name, among: properties.map(\.baseName.string))
        let finding = description.finding(
            at: family.type.declaration.nameRange,
            "'\(family.type.name)' has no '\(name)', whose elements '\(subview.name.text)' is to show.",
            help: [close.map { "Did you mean '\($0)'?" } ?? "Add it there, or correct the spec."],
            notes: [family.component.note(at: rows.source.range)],
            fixes: [close.flatMap { ContractFixes(subject).respelling(rows.source.range, as: "self.\($0)") }],
            subject: subject.subject(family.type, name)
        )
        return compared(.differs(finding))
    }

    /// Lists that ask nobody for rows.
    private static func unasked(_ family: ViewFamily, _ subject: CodeSubject) -> [Comparison<Diagnostic>] {
        let listeners = Listeners(of: family, subject)
        return family.component.declaration.subviews.compactMap { subview in
            let name = subview.name.text
            guard let rows = subview.rows.first, family.component.owns(subview.name.range),
                listeners.lack("dataSource", of: name)
            else { return nil }
            let finding = description.finding(
                at: family.subview(name)?.nameRange ?? family.type.declaration.nameRange,
                "'\(name)' shows no rows, since it has no 'dataSource', and the spec says what it shows.",
                help: ["Set '\(name).dataSource', or take 'rows' out of the spec."],
                notes: [family.component.note(at: rows.source.range)],
                subject: subject.subject(family.type, name)
            )
            return Comparison(.keptRows, rows.source.range, .differs(finding))
        }
    }

    // MARK: What cells show

    private static func shown(
        by rows: Subview.Rows,
        of subview: Subview,
        in family: ViewFamily,
        _ subject: CodeSubject
    ) -> [Comparison<Diagnostic>] {
        let cells = CellSettings(family: family, subject: subject)
        let all = self.rows(of: family.component).flatMap(\.rows.rows).flatMap(\.shows)
        return rows.rows.flatMap { row in
            row.shows.map { binding in
                // Of two lists, either cell may be meant.
                let isOnly = all.count { $0.property.text == binding.property.text } == 1
                let outcome = outcome(for: binding, of: row, in: subview, isOnly: isOnly, cells)
                return Comparison(.rowBinding, binding.property.range, outcome)
            }
        }
    }

    private static func outcome(
        for binding: Subview.Binding,
        of row: Subview.Row,
        in list: Subview,
        isOnly: Bool,
        _ cells: CellSettings
    ) -> Comparison<Diagnostic>.Outcome {
        let wanted = binding.source.text == "self" ? [] : binding.source.text.dottedParts
        let settings = cells.settings(of: binding.property.text, ofClass: row.view.text).filter { !$0.isReset }
        let said = binding.writtenSource
        guard !settings.isEmpty else {
            guard isOnly,
                let method = cells.methodThatNeverSets(binding.property.text, in: "\(list.type.type.unwrapped)")
            else { return .open(.notSet) }
            return .differs(
                finding(
                    "'\(binding.property.text)' of the rows never shows '\(said)', and the spec says it does.",
                    at: method.nameRange,
                    ["Set it from '\(said)', or take it out of the spec."],
                    [ContractFixes(cells.subject).takingOut(binding.property)],
                    binding,
                    cells
                )
            )
        }
        var other: (place: SourceRange, text: String)?
        for setting in settings {
            guard let shown = ShownValue(setting.value, in: setting.member, from: .element) else {
                return .open(.notPlain)
            }
            if shown.paths.contains(where: { isOne($0, wanted) }) {
                if shown.isNegated.map({ $0 == binding.isNegated }) ?? true { return .held(setting.place) }
            }
            let path = shown.paths[0].isEmpty ? "self" : shown.paths[0].joined(separator: ".")
            other = other ?? (setting.place, (shown.isNegated == true ? "not " : "") + path)
        }
        guard isOnly, let (place, text) = other else { return .open(.notPlain) }
        return .differs(
            finding(
                "'\(binding.property.text)' of the rows shows '\(text)', and the spec says '\(said)'.",
                at: place,
                ["Set it from '\(said)', or let the spec say '\(text)'."],
                [ContractFixes(cells.subject).respelling(binding.source.range, as: text)],
                binding,
                cells
            )
        )
    }

    /// Whether one of the two goes on where the other ends: a call may take what it needs of a part.
    private static func isOne(_ path: [String], _ wanted: [String]) -> Bool {
        path.isEmpty || wanted.isEmpty ? path.isEmpty && wanted.isEmpty : zip(path, wanted).allSatisfy(==)
    }

    private static func finding(
        _ message: String,
        at place: SourceRange,
        _ help: [String],
        _ fixes: [Diagnostic.Fix?],
        _ binding: Subview.Binding,
        _ cells: CellSettings
    ) -> Diagnostic {
        let family = cells.family
        return description.finding(
            at: place,
            message,
            help: help,
            notes: [family.component.note(at: binding.source.range)],
            fixes: fixes,
            subject: cells.subject.subject(family.type, binding.property.text)
        )
    }
}
