import Testing

@testable import SourceCheck

/// The specs by the names of their views and protocols.
struct SpecTableTests {
    private static let table = CodeCheck(files: [
        ("Login.screen.yaml", "screen: Login\narchitecture: viper\nactions: {began: {trigger: screen.willAppear}}\n"),
        ("Cell.view.yaml", "view: ItemCell\ninherits: UITableViewCell\n"),
        ("Grid.view.yaml", "view: GridCell\ninherits: UICollectionViewCell\n"),
    ]).subject.specTable

    @Test func viewsAreFoundByTheNamesOfTheirClasses() {
        #expect(Self.table.components(showing: "LoginViewController", inModule: nil).map(\.name) == ["Login"])
        #expect(Self.table.components(showing: "ItemCell", inModule: nil).map(\.name) == ["ItemCell"])
        #expect(Self.table.components(showing: "Login", inModule: nil).isEmpty)
    }

    @Test func modulesKeepTheirViewsApart() {
        #expect(Self.table.components(showing: "ItemCell", inModule: "Shop").isEmpty)
    }

    @Test func protocolsAreFoundByTheirNames() {
        let name = "LoginViewToPresenterInterface"
        #expect(Self.table.interface(named: name)?.name == name)
        #expect(Self.table.interfaceNames.contains(name))
        #expect(Self.table.interface(named: "LoginPresenter") == nil)
    }
}
