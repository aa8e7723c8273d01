/// What the view is to show.
@MainActor
protocol ListPresenterToViewInterface: AnyObject {
    func display(_ viewModel: ListView.ViewModel)
}

/// What the person did.
@MainActor
protocol ListViewToPresenterInterface: AnyObject {
    func appeared()
}

extension ListView {
    nonisolated struct ViewModel: Hashable, Sendable {
        let title: String
    }
}

@MainActor
protocol ListViewDelegate: AnyObject {
    func listView(_ listView: ListView, userSelectedRowAt index: Int)
}
