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
        let last = rows.source.text.split(separator: ".").last.map(String.init) ?? "rows"
        let name = last.contains("(") ? "rows" : last
        if let (items, element) = given(rows) ?? shown(rows, as: name, in: list) {
            return ListText.Section(items: items, element: element, cells: cells)
        }
        if let own = rows.ownProperty, rows.source.text == "self.\(own)", !names.isTaken(own) {
            let element = element(of: cells)
            names.take(own)
            stored(own, .array(element), list)
            return ListText.Section(items: SwiftName.escaped(own), element: element, cells: cells)
        }
        let count = names.unique("\(name)Count", or: "\(name)RowCount")
        storedRows += ["private var \(count) = 0"]
        return ListText.Section(items: "", element: nil, cells: cells, making: count)
    }

    /// What has the elements of rows, and of which type they are.
    private typealias Elements = (items: String, element: SwiftType?)

    /// Those that the view is made with.
    private func given(_ rows: Subview.Rows) -> Elements? {
        guard let need = role.map(plan.needs)?.first(where: { $0.name == rows.source.text }),
            let element = need.type.element
        else { return nil }
        return (SwiftName.escaped(givenName(need)), element)
    }

    /// Those of what the view shows, or is told.
    private mutating func shown(_ rows: Subview.Rows, as name: String, in list: ListText) -> Elements? {
        let sources = ShownSources(
            component: component,
            types: types,
            contentNames: contentNames,
            messages: messages
                + component.declaration.actions.map(\.member)
        )
        switch sources.rowsSource(of: rows.source) {
        case .content(let content, let expression, let type) where part == .whole:
            guard let holder = contentNames[content.fullTypeName], let type, type.element != nil,
                content.declaration.style == .struct
            else { return nil }
            return computing(["\(holder)?\(expression.dropFirst(holder.count)) ?? []"], type, as: name)
        case .payload(let content, let pattern, let expression, let type) where part == .whole:
            guard let holder = contentNames[content.fullTypeName], let type, type.element != nil else { return nil }
            let unless = "guard let \(holder), case \(pattern) = \(holder) else { return [] }"
            return computing([unless, "return \(expression)"], type, as: name)
        case .parameter(let message, let expression, let type):
            guard let type, type.element != nil else { return nil }
            let items = names.unique(name, or: "\(name)Shown")
            stored(items, type.core, list)
            if messages.contains(where: { $0.name.range == message.name.range }) {
                effects[message.fullName, default: []].append(
                    "self.\(items) = \(expression)\(type.isOptional ? " ?? []" : "")"
                )
            }
            return (SwiftName.escaped(items), type.element)
        case .property(let property, let expression, let type):
            guard type?.element != nil else { return nil }
            effects[property, default: []].append("\(list.name).reloadData()")
            return (type?.isOptional == true ? "(\(expression) ?? [])" : expression, type?.element)
        case .content(_, _, let type?):
            guard type.element != nil else { return nil }
            let items = names.unique(name, or: "\(name)Shown")
            stored(items, type.core, list)
            return (SwiftName.escaped(items), type.element)
        default: return nil
        }
    }

    private mutating func computing(_ body: [String], _ type: SwiftType, as name: String) -> Elements {
        let items = SwiftName.escaped(names.unique(name, or: "\(name)Shown"))
        computed.append(SwiftLines.block("private var \(items): \(type.core)", body))
        return (items, type.element)
    }

    /// What a cell can be made of, which nobody else says.
    private func element(of cells: [Component]) -> SwiftType {
        guard let content = cells.first?.contents.outermost.first else { return .named("Any") }
        let made = content.declaration.initializers.first { $0.parameters.count == 1 }
        return made?.parameters[0].type.type.stored ?? .named(content.fullTypeName)
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

    /// What is told of lists, once all that cells are given is known.
    mutating func finishLists() {
        for isTable in [true, false] {
            let name = Self.dataSource(isTable: isTable)
            if isController(ofTables: isTable) {
                ownMethods += answers(ofTables: isTable)
            } else if let number = conformances.firstIndex(where: { $0.name == name }) {
                conformances[number].methods = answers(ofTables: isTable) + conformances[number].methods
            }
        }
    }

    /// Whether the class above answers to lists already.
    private func isController(ofTables isTable: Bool) -> Bool {
        form == (isTable ? .tableController : .collectionController)
    }

    private static func dataSource(isTable: Bool) -> String {
        isTable ? "UITableViewDataSource" : "UICollectionViewDataSource"
    }

    /// Lists of one kind have one data source.
    private mutating func conform(to list: ListText) {
        let name = Self.dataSource(isTable: list.isTable)
        guard !isController(ofTables: list.isTable), !conformances.contains(where: { $0.name == name }) else { return }
        conformances.append((name, []))
    }

    /// The methods of the data source of lists of one kind.
    private func answers(ofTables isTable: Bool) -> [[String]] {
        let lists = lists.filter { $0.isTable == isTable }
        guard !lists.isEmpty else { return [] }
        let before = isController(ofTables: isTable) ? "override \(access)" : access
        let view = isTable ? "tableView" : "collectionView"
        let type = isTable ? "UITableView" : "UICollectionView"
        let plural = isTable ? "Rows" : "Items"
        let keyword = lists.count > 1 ? "return " : ""
        var methods: [[String]] = []
        if lists.contains(where: { $0.sections.count > 1 }) {
            methods.append(
                SwiftLines.block(
                    "\(before)func numberOfSections(in \(view): \(type)) -> Int",
                    telling(lists, by: view) { ["\(keyword)\($0.sections.count)"] }
                )
            )
        }
        func count(_ section: ListText.Section) -> String { keyword + (section.making ?? "\(section.items).count") }
        methods.append(
            SwiftLines.block(
                "\(before)func \(view)(_ \(view): \(type), numberOf\(plural)InSection section: Int) -> Int",
                telling(lists, by: view) { choosing($0.sections.map { [count($0)] }, by: "section") }
            )
        )
        let at = isTable ? "cellForRowAt" : "cellForItemAt"
        let cellType = isTable ? "UITableViewCell" : "UICollectionViewCell"
        methods.append(
            SwiftLines.block(
                "\(before)func \(view)(_ \(view): \(type), \(at) indexPath: IndexPath) -> \(cellType)",
                telling(lists, by: view) { list in
                    let isOnly = lists.count == 1 && list.sections.count == 1
                    return choosing(list.sections.map { cell($0, list, isOnly: isOnly) }, by: "indexPath.section")
                }
            )
        )
        return methods
    }

    /// The lines for each list; of several, the one that asks is told by what it is.
    private func telling(_ lists: [ListText], by view: String, _ lines: (ListText) -> [String]) -> [String] {
        lists.enumerated().flatMap { number, list in
            let name = list.name == view ? "self.\(list.name)" : list.name
            return number < lists.count - 1 ? SwiftLines.block("if \(view) === \(name)", lines(list)) : lines(list)
        }
    }

    private func choosing(_ bodies: [[String]], by value: String) -> [String] {
        if bodies.count == 1 { return bodies[0] }
        var lines = ["switch \(value) {"]
        for (number, body) in bodies.enumerated() {
            lines.append(number == bodies.count - 1 ? "default:" : "case \(number):")
            lines += body.map(SwiftLines.indented)
        }
        return lines + ["}"]
    }

    private func cell(_ section: ListText.Section, _ list: ListText, isOnly: Bool) -> [String] {
        let view = list.isTable ? "tableView" : "collectionView"
        let plain = list.isTable ? "UITableViewCell" : "UICollectionViewCell"
        guard let cell = section.cells.first else {
            return [isOnly ? "\(plain)()" : "return \(plain)()"]
        }
        let label = list.isTable ? "withIdentifier" : "withReuseIdentifier"
        var lines = ["let cell = \(view).dequeueReusableCell(\(label): \"\(cell.name)\", for: indexPath)"]
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
            lines += SwiftLines.block("if let cell = cell as? \(cell.viewType)", setup)
        } else {
            lines += setup
        }
        return lines + ["return cell"]
    }
}
