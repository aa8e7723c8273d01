import Foundation
import Sharing

/// What the screen shows.
nonisolated struct ListsViewModel: Hashable, Sendable {
    /// All lists, the last one first.
    let lists: [Sharing.GroceryList]

    /// What stands there without lists.
    let emptyText: String

    init(lists: [Sharing.GroceryList], emptyText: String = "No lists, yet.") {
        self.lists = lists
        self.emptyText = emptyText
    }

    /// Whether there are none.
    var isEmpty: Bool {
        lists.isEmpty
    }
}

/// What the person did.
@MainActor
protocol ListsEventHandling: AnyObject {
    /// The screen is there.
    func viewDidLoad()

    /// The person wants to see a list.
    func userSelected(at index: Int)

    /// The person wants a new list.
    func userTappedAdd()

    /// The person wants to set something.
    func userTappedSettings()
}

/// What the view is to show.
@MainActor
protocol ListsDisplaying: AnyObject {
    /// Shows what there is to see.
    func display(_ viewModel: ListsViewModel)
}

/// What the presenter needs to be done.
@MainActor
protocol ListsRequesting: AnyObject {
    /// Gets all lists.
    func fetchLists()

    /// Makes one.
    func addList(named name: String)
}

/// What came of it.
@MainActor
protocol ListsResponding: AnyObject {
    /// All lists.
    func fetched(_ lists: [Sharing.GroceryList])

    /// It did not work.
    func failed(with failure: Sharing.ShareFailure)
}

/// Where to go from here.
@MainActor
protocol ListsRouting: AnyObject {
    /// Shows one list.
    func showList(_ list: Sharing.GroceryList)

    /// Shows the settings.
    func showSettings()
}

extension ListCell {
    /// What a row shows.
    nonisolated struct ViewModel: Hashable, Sendable {
        /// What the list is called.
        let name: String

        /// How many items it has.
        let count: Int

        /// The same in words.
        var countText: String {
            count.formatted()
        }
    }
}

nonisolated extension ListCell.ViewModel {
    /// Shows a list.
    init(list: Sharing.GroceryList) {
        self.init(name: list.name, count: list.items.count)
    }
}
