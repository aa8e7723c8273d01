import ScreenModel
import ScreenSpecDiagnostics
import SourceFacts
import SpecRules
import SystemTypes

/// What the lists of a view show, where its code plainly makes cells of the elements of one collection.
struct ListRows {
    /// Of one list.
    struct Found {
        /// As a spec writes it: the path to the collection, or the message that makes each row.
        let source: String
        /// The classes of the cells, in the order of the code.
        let views: [String]
    }

    let family: ViewFamily
    let code: CodeIndex
    let carried: CarriedValues

    init(of family: ViewFamily, _ carried: CarriedValues, _ code: CodeIndex) {
        (self.family, self.carried, self.code) = (family, carried, code)
    }

    /// What a list shows; `nil` where the view has several of its kind, of which nobody can tell whose cells the code makes.
    func rows(of list: Subview) -> Found? {
        guard let kind = Kind.allCases.first(where: { isList(list, $0) }),
            family.component.declaration.subviews.count(where: { isList($0, kind) }) == 1
        else { return nil }
        if let bound = bound(to: list.name.text, kind) { return bound }
        let makers = family.members.filter { member in
            makesCells(member) && (member.name == kind.maker || !cells(namedIn: member, kind).isEmpty)
        }
        let named = views(makers.flatMap { cells(namedIn: $0, kind) }, kind)
        let views = named.isEmpty ? registered(kind) : named
        guard !views.isEmpty, let source = source(of: makers, kind) else { return nil }
        return Found(source: source, views: views)
    }

    /// Each once. Where the app has a cell of its own, UIKit's is what is left to return.
    private func views(_ names: [String], _ kind: Kind) -> [String] {
        var views: [String] = []
        for name in names where !views.contains(name) { views.append(name) }
        return views.count > 1 ? views.filter { $0 != kind.cell } : views
    }

    enum Kind: CaseIterable {
        case table, collection

        var list: String { self == .table ? "UITableView" : "UICollectionView" }
        var cell: String { self == .table ? "UITableViewCell" : "UICollectionViewCell" }
        /// The method of a data source that makes a cell.
        var maker: String { self == .table ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)" }
        /// The method of a data source that says how many rows there are.
        var counter: String {
            self == .table ? "tableView(_:numberOfRowsInSection:)" : "collectionView(_:numberOfItemsInSection:)"
        }
    }

    private func isList(_ subview: Subview, _ kind: Kind) -> Bool {
        let name = "\(subview.type.type.unwrapped)"
        if let platform = PlatformType(named: name) { return platform.isSubclass(of: kind.list) }
        return code.types(named: name).contains { code.inherits($0, from: kind.list) }
    }

    // MARK: Cells

    private func makesCells(_ member: MemberFact) -> Bool {
        member.calls.contains { call in
            guard let name = call.name?.string else { return false }
            return name.hasPrefix("dequeue") || call.calledPath.count == 1 && name.hasSuffix("Cell")
        }
    }

    /// `tableView.register(JogCell.self, forCellReuseIdentifier: "jog")`, where what is taken out is used as any cell.
    private func registered(_ kind: Kind) -> [String] {
        let names = family.members.flatMap { member in
            member.calls.filter { $0.name == "register" }.flatMap { call in
                cells(namedIn: member, within: call.range, kind)
            }
        }
        return views(names, kind)
    }

    /// `viewModel.jogs.bind(to: tableView.rx.items(cellIdentifier: "jog", cellType: JogCell.self)) { … }`.
    private func bound(to list: String, _ kind: Kind) -> Found? {
        for member in family.members {
            for call in member.calls {
                guard let stream = ObservedStream(by: call, in: member),
                    let items = call.arguments.compactMap(\.use).first(where: { isItems($0, of: list, in: member) }),
                    let source = source(of: stream, in: member)
                else { continue }
                let views = views(cells(namedIn: member, within: call.range, kind), kind)
                if !views.isEmpty, items.range.lower > call.callee.range.lower {
                    return Found(source: source, views: views)
                }
            }
        }
        return nil
    }

    /// `tableView.rx.items`.
    private func isItems(_ use: UseFact, of list: String, in member: MemberFact) -> Bool {
        guard let place = use.components.position(where: { $0.name == "rx" }),
            use.components.dropFirst(place + 1).first?.name == "items"
        else { return false }
        return ObjectPath(use, count: place, in: member)?.names.last == list
    }

    /// The classes of cells that a member names, in all of it or in a part.
    private func cells(namedIn member: MemberFact, within part: SourceRange? = nil, _ kind: Kind) -> [String] {
        let written = member.typeUses.map { ($0.type.range.lower, code.lookup($0.type.stripped, in: member)) }
        let used = member.uses.compactMap { use -> (UInt32, NamedType)? in
            let names = use.components.prefix { $0.startsUppercase }.map(\.name)
            guard use.root == .name, !names.isEmpty else { return nil }
            return (use.range.lower, code.lookup(path: names, in: member))
        }
        var found: [String] = []
        for (place, type) in (written + used).sorted(by: { $0.0 < $1.0 }) {
            let isMeant = part.map { $0.lower <= place && place < $0.upper } ?? true
            guard isMeant, let name = name(ofCell: type, kind), !found.contains(name) else { continue }
            found.append(name)
        }
        return found
    }

    private func name(ofCell type: NamedType, _ kind: Kind) -> String? {
        switch type {
        case .platform(let platform): platform.isSubclass(of: kind.cell) ? platform.name : nil
        case .project(let id): code.inherits(id, from: kind.cell) ? code.qualifiedName(of: id) : nil
        case .ambiguous, .unknown: nil
        }
    }
}
