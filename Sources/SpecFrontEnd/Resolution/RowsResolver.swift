import ScreenModel
import ScreenSpecDiagnostics
import SystemTypes

extension DocumentContext {
    /// Checks what a list shows: there is such a collection, and such a view, and the one shows elements of the other.
    mutating func check(_ rows: Subview.Rows, of subview: Subview, _ sources: ShownSources) {
        let member = "subviews.\(subview.name.text).rows"
        let element = element(of: rows, sources, member: member)
        if let element, rows.views.count == 1 { checkFit(of: element, in: rows, member: member) }
        for row in rows.rows where !row.shows.isEmpty { check(row, showing: element, member: member) }
        for view in rows.views {
            guard !knowledge.describesView(view.text), scope.externals.entry(for: view.text) == nil,
                knowledge.isSubclass(view.text, of: "UIView") != true
            else { continue }
            let message = "there is no view '\(view.text)' to show a row"
            if let meant = scope.dependencies.types(called: view.text).first {
                reportUnknown(.unknownView, view, message, meaning: meant, member: member)
                continue
            }
            reportUnknown(
                .unknownView,
                view,
                message,
                among: scope.symbols.viewNames + Self.cells,
                member: member
            )
        }
    }

    /// The classes of UIKit that rows are made of most.
    private static let cells = ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]

    /// Checks what a view without a document shows of an element.
    private mutating func check(_ row: Subview.Row, showing element: SwiftType?, member: String) {
        guard !knowledge.describesView(row.view.text) else {
            return report(
                .conflictingKeys,
                at: row.view.range,
                "the document of '\(row.view.text)' says what it shows",
                help: ["Say it there, and take 'shows' out."],
                member: member
            )
        }
        for binding in row.shows {
            checkProperty(binding.property, ofRow: row.view, member: member)
            let path = binding.source.text.dottedParts
            guard path != ["self"], let element,
                let type = type(of: path, from: element, at: binding.source, member: member),
                binding.isNegated, !type.isNamed("Bool"), !isUndecided(type)
            else { continue }
            report(
                .typeMismatch,
                at: binding.source.range,
                "'not' negates a Bool, and '\(binding.source.text)' is of type \(type)",
                member: member
            )
        }
    }

    /// The type of the elements that rows show; `nil` after a report, or where nobody can tell.
    private mutating func element(of rows: Subview.Rows, _ sources: ShownSources, member: String) -> SwiftType? {
        let head = sources.rowsHead(of: rows.source)
        if case .made(let type) = head { return type }
        if case .unknown = head {
            reportUnknown(rows.source, sources, member: member, isOfRows: true)
            return nil
        }
        guard let source = type(of: rows.source, head, member: member).map(knowledge.carried(by:)) else { return nil }
        switch source.unwrapped {
        case .array(let element): return element
        case .named(let name) where name.components.last?.arguments.count == 1:
            let argument = name.components.last?.arguments.first
            // What nobody knows may be a stream of collections.
            if case .array(let element) = argument, SystemTypes.type(named: name.path) == nil { return element }
            return argument
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
        let view = rows.views[0]
        guard let row = scope.symbols.row(view.text) else { return }
        if row.contentTypes.contains(where: { knowledge.fits(element, .named($0)) }) || isView(element) { return }
        let fits = row.initializers.contains { types in types.contains { knowledge.fits(element, $0) } }
        if fits || row.exists { return }
        report(
            .typeMismatch,
            at: view.range,
            "'\(view.text)' shows a \(row.contentTypes.formattedList), and the rows are made of \(element)",
            help: ["Give its view model an initializer from \(element), or hand over view models."],
            member: member
        )
    }

    /// Whether a message hands over the row itself.
    private func isView(_ type: SwiftType) -> Bool {
        guard case .named(let name) = type.unwrapped else { return false }
        return knowledge.describesView(name.path) || knowledge.isSubclass(name.path, of: "UIView") == true
    }
}
