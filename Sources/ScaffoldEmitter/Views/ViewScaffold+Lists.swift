import ScreenModel

/// Rows: the elements, the cells, and what the list asks for.
extension ViewScaffold {
    mutating func listRows() {
        for subview in component.declaration.subviews where !subview.rows.isEmpty {
            let path = subview.type.type.path
            let isTable = types.isClass(path, below: "UITableView")
            guard isTable || types.isClass(path, below: "UICollectionView") else {
                wiring.append(
                    "// '\(subview.name.text)' shows '\(subview.rows.map(\.source.text).joined(separator: "', '"))': fill it here."
                )
                continue
            }
            let isOwn = isInherited(subview)
            var list = ListText(name: base(of: subview), isOwn: isOwn, isTable: isTable, sections: [])
            for rows in subview.rows { list.sections.append(section(of: rows, in: list)) }
            lists.append(list)
            register(list)
            conform(to: list)
        }
    }

    private mutating func section(of rows: Subview.Rows, in list: ListText) -> ListText.Section {
        let cells = rows.views.compactMap { types.component(ofClass: $0.text) }
        let sources = ShownSources(
            component: component,
            types: types,
            contentNames: contentNames,
            messages: messages
                + component.declaration.actions.map(\.member)
        )
        let last = rows.source.text.split(separator: ".").last.map(String.init) ?? "rows"
        let name = last.contains("(") ? "rows" : last
        if let need = role.map(plan.needs)?.first(where: { $0.name == rows.source.text }),
            let element = need.type.element
        {
            return ListText.Section(items: SwiftName.escaped(need.name), element: element, cells: cells)
        }
        switch sources.rowsSource(of: rows.source) {
        case .content(let content, let expression, let type) where part == .whole:
            guard let holder = contentNames[content.fullTypeName], let type, type.element != nil,
                content.declaration.style == .struct
            else { break }
            let items = names.unique(name, or: "\(name)Shown")
            let rest = expression.dropFirst(holder.count)
            let body = "\(holder)?\(rest) ?? []"
            computed.append(SwiftLines.block("private var \(SwiftName.escaped(items)): \(type.core)", [body]))
            return ListText.Section(items: SwiftName.escaped(items), element: type.element, cells: cells)
        case .payload(let content, let pattern, let expression, let type) where part == .whole:
            guard let holder = contentNames[content.fullTypeName], let type, type.element != nil else { break }
            let items = names.unique(name, or: "\(name)Shown")
            computed.append(
                SwiftLines.block(
                    "private var \(SwiftName.escaped(items)): \(type.core)",
                    ["guard let \(holder), case \(pattern) = \(holder) else { return [] }", "return \(expression)"]
                )
            )
            return ListText.Section(items: SwiftName.escaped(items), element: type.element, cells: cells)
        case .parameter(let message, let expression, let type):
            guard let type, type.element != nil else { break }
            let items = names.unique(name, or: "\(name)Shown")
            stored(items, type.core, list)
            if messages.contains(where: { $0.name.range == message.name.range }) {
                effects[message.fullName, default: []].append(
                    "self.\(items) = \(expression)\(type.isOptional ? " ?? []" : "")"
                )
            }
            return ListText.Section(items: SwiftName.escaped(items), element: type.element, cells: cells)
        case .property(let property, let expression, let type):
            guard type?.element != nil else { break }
            effects[property, default: []].append("\(list.name).reloadData()")
            let items = type?.isOptional == true ? "(\(expression) ?? [])" : expression
            return ListText.Section(items: items, element: type?.element, cells: cells)
        case .content(_, _, let type?):
            guard type.element != nil else { break }
            let items = names.unique(name, or: "\(name)Shown")
            stored(items, type.core, list)
            return ListText.Section(items: SwiftName.escaped(items), element: type.element, cells: cells)
        default: break
        }
        let count = names.unique("\(name)Count", or: "\(name)RowCount")
        storedRows += ["private var \(count) = 0"]
        return ListText.Section(items: "", element: nil, cells: cells, making: count)
    }

    private mutating func stored(_ name: String, _ type: SwiftType, _ list: ListText) {
        storedRows += SwiftLines.block(
            "private var \(SwiftName.escaped(name)): \(type) = []",
            SwiftLines.block("didSet", ["\(list.name).reloadData()"])
        )
    }

    private mutating func register(_ list: ListText) {
        for cell in cells(of: list) where cell.declaration.layout == .code {
            let label = list.isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
            wiring.append("\(list.name).register(\(cell.viewType).self, \(label): \"\(cell.name)\")")
        }
        guard !list.isOwn else { return }
        wiring.append("\(list.name).dataSource = self")
    }

    func cells(of list: ListText) -> [Component] {
        list.sections.compactMap(\.cells.first).reduce(into: []) { found, cell in
            if !found.contains(where: { $0.viewType == cell.viewType }) { found.append(cell) }
        }
    }

    /// What is told of a list, once all that cells are given is known.
    mutating func finishLists() {
        for list in lists where lists.first(where: { $0.name == list.name }) != nil {
            for (number, part) in conformances.enumerated() where part.name == Self.mark(list) {
                conformances[number] = (
                    list.isTable ? "UITableViewDataSource" : "UICollectionViewDataSource", answers(list)
                )
            }
        }
    }

    private static func mark(_ list: ListText) -> String { "list \(list.name)" }

    private mutating func conform(to list: ListText) {
        guard !list.isOwn, !conformances.contains(where: { $0.name.hasPrefix("list ") }) else { return }
        conformances.append((Self.mark(list), []))
    }

    func answers(_ list: ListText) -> [[String]] {
        let before = list.isOwn ? "override \(access)" : access
        let view = list.isTable ? "tableView" : "collectionView"
        let type = list.isTable ? "UITableView" : "UICollectionView"
        let plural = list.isTable ? "Rows" : "Items"
        var methods: [[String]] = []
        if list.sections.count > 1 {
            let name = list.isTable ? "numberOfSections" : "numberOfSections"
            methods.append(
                SwiftLines.block("\(before)func \(name)(in \(view): \(type)) -> Int", ["\(list.sections.count)"])
            )
        }
        func count(_ section: ListText.Section) -> String { section.making ?? "\(section.items).count" }
        methods.append(
            SwiftLines.block(
                "\(before)func \(view)(_ \(view): \(type), numberOf\(plural)InSection section: Int) -> Int",
                list.sections.count == 1
                    ? [count(list.sections[0])] : choosing(list.sections.map { [count($0)] }, by: "section")
            )
        )
        let at = list.isTable ? "cellForRowAt" : "cellForItemAt"
        let cellType = list.isTable ? "UITableViewCell" : "UICollectionViewCell"
        methods.append(
            SwiftLines.block(
                "\(before)func \(view)(_ \(view): \(type), \(at) indexPath: IndexPath) -> \(cellType)",
                list.sections.count == 1
                    ? cell(list.sections[0], list)
                    : choosing(list.sections.map { cell($0, list) }, by: "indexPath.section")
            )
        )
        return methods
    }

    private func choosing(_ bodies: [[String]], by value: String) -> [String] {
        var lines = ["switch \(value) {"]
        for (number, body) in bodies.enumerated() {
            lines.append(number == bodies.count - 1 ? "default:" : "case \(number):")
            lines += body.map(SwiftLines.indented)
        }
        return lines + ["}"]
    }

    private func cell(_ section: ListText.Section, _ list: ListText) -> [String] {
        let view = list.isTable ? "tableView" : "collectionView"
        let plain = list.isTable ? "UITableViewCell" : "UICollectionViewCell"
        guard let cell = section.cells.first else {
            return ["\(plain)()"].map { list.sections.count > 1 ? "return \($0)" : $0 }
        }
        let label = list.isTable ? "withIdentifier" : "withReuseIdentifier"
        let cast = cell.declaration.layout == .code || !cell.viewType.isEmpty ? "cell as? \(cell.viewType)" : ""
        var lines = [
            "let cell = \(view).dequeueReusable\(list.isTable ? "Cell" : "Cell")(\(label): \"\(cell.name)\", for: indexPath)"
        ]
        var setup: [String] = []
        if let content = cell.contents.outermost.first, let element = section.element, section.making == nil {
            let name = ContentNames.name(of: content, in: cell)
            if types.isGiven(name, cell.viewType),
                let value = types.making(content, of: "\(section.items)[\(list.index)]", element)
            {
                setup.append("cell.\(name) = \(value)")
            } else {
                setup.append("// Give the cell what it shows of '\(section.items)[\(list.index)]'.")
            }
        }
        if cell.declaration.layout == .code, Self.takesRow(cell), types.isGiven(Self.identifying, cell.viewType) {
            setup.append("cell.\(Self.identifying)(row: \(list.index))")
        }
        setup += cellSetup[cell.viewType] ?? []
        if !setup.filter({ !$0.hasPrefix("//") }).isEmpty {
            lines += SwiftLines.block("if let cell = \(cast)", setup)
        } else {
            lines += setup
        }
        return lines + ["return cell"]
    }
}
