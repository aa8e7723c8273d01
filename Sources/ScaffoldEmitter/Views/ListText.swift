import ScreenModel

/// A table or a collection, with what each of its sections shows.
struct ListText {
    struct Section {
        /// The property that has the elements.
        let items: String
        let element: SwiftType?
        let cells: [Component]
        /// Where a message makes each row.
        var making: String?
    }

    let name: String
    /// Whether the class above is the list's controller, which has these methods already.
    let isOwn: Bool
    let isTable: Bool
    var sections: [Section]

    var index: String { isTable ? "indexPath.row" : "indexPath.item" }
}
