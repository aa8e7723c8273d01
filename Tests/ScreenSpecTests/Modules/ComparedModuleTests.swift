import TestSupport
import Testing

/// What values are, where a spec names those of another module: it is compared as in one module, where the other one's specs are read.
@Suite("What another module's specs declare")
struct ComparedModuleTests {
    private static let project = """
        architecture: viper
        modules:
          Lists: {specs: [Lists], dependsOn: [Items]}
          Items: {specs: [Items]}

        """

    private static let items = """
        models:
          Maker: {generate: true, access: public, properties: {name: String}}
          Item: {generate: true, access: public, properties: {name: String, maker: Maker}}
          GroceryList: {generate: true, access: public, properties: {name: String}}
          Named: {generate: true, access: public, requirements: {"var name: String { get }": {}}}
        ---
        screen: Editor
        opens: {with: {item: Item}}

        """

    private static let lists = """
        view: ItemCell
        inherits: UITableViewCell
        subviews: {label: {type: UILabel, shows: {text: name}}}
        viewModel:
          properties: {name: String}
          initializers:
            - from: {item: Items.Item}
              set: {name: item.maker.name}
        ---
        view: ItemsView
        subviews: {table: {type: UITableView, rows: {items: ItemCell}}}
        viewModel: {properties: {items: "[Items.Item]"}}
        ---
        screen: Main
        entry: true
        routes:
          showEditor: {to: Items.Editor, presentation: push, parameters: {item: Items.Item}}

        """

    private func rules(_ old: String, _ new: String, _ options: [String] = []) throws -> [String] {
        try findings(old, new, options).map { "\($0.position.split(separator: ":")[1]) \($0.rule)" }
    }

    private func findings(_ old: String, _ new: String, _ options: [String], more: String = "") throws
        -> [ReportedFinding]
    {
        let lists = Self.lists.replacing(old, with: new)
        return try TemporaryFolder.with { folder in
            try folder.write(Self.project, to: "screenspec.yaml")
            try folder.write(Self.items + more, to: "Items/items.models.yaml")
            try folder.write(lists, to: "Lists/lists.view.yaml")
            if !options.isEmpty { #expect(try folder.compile(["--module", "Items"]).errors.isEmpty) }
            return try folder.compile(options).errors
        }
    }

    @Test(
        "is compared with what a spec makes of it",
        arguments: [
            ("", "", []),
            ("parameters: {item: Items.Item}", "parameters: {item: String}", ["17 route-payload"]),
            ("parameters: {item: Items.Item}", "parameters: {item: Items.GroceryList}", ["17 route-payload"]),
            // What a protocol stands for, nobody can tell.
            ("parameters: {item: Items.Item}", "parameters: {item: Items.Named}", []),
            ("[Items.Item]", "[Items.GroceryList]", ["11 type-mismatch"]),
            ("set: {name: item.maker.name}", "set: {name: item.nam}", ["8 unknown-property"]),
            ("set: {name: item.maker.name}", "set: {name: item.maker.nam}", ["8 unknown-property"]),
            ("set: {name: item.maker.name}", "set: {name: item.maker}", ["8 type-mismatch"]),
        ] as [(String, String, [String])]
    )
    func compares(_ old: String, _ new: String, _ expected: [String]) throws {
        #expect(try rules(old, new) == expected)
        // Its interface does not say what types store.
        let alone = try rules(old, new, ["--module", "Lists"])
        #expect(alone == [])
    }

    @Test(
        "is offered where its module is missing or misspelt",
        arguments: [
            ("[Items.Item]", "[Item]", "Items.Item"), ("[Items.Item]", "[Itms.Item]", "Items"),
            ("to: Items.Editor", "to: Editor", "Items.Editor"), ("to: Items.Editor", "to: Itms.Editor", "Items.Editor"),
            ("rows: {items: ItemCell}", "rows: {items: Badge}", "Items.Badge"),
        ]
    )
    func offersModules(_ old: String, _ new: String, _ meant: String) throws {
        let badge = "---\nview: Badge\naccess: public\ninherits: UITableViewCell\n"
        for options in [[], ["--module", "Lists"]] {
            let found = try findings(old, new, options, more: badge)
            #expect(found.count == 1, "\(found)")
            #expect(found.first?.message.hasSuffix("; did you mean '\(meant)'?") == true, "\(found)")
        }
    }
}
