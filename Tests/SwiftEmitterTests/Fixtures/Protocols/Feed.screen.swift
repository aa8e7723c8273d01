/// What the view is to show.
@MainActor
protocol FeedPresenterToViewInterface: AnyObject {}

/// What came of it.
@MainActor
protocol FeedInteractorToPresenterInterface {}

/// What the person did.
@MainActor
protocol AboutViewToPresenterInterface: Sendable {
    func close()
}

/// What came of it.
@MainActor
protocol AboutInteractorToPresenterInterface {
    func fetched()
}

@MainActor
protocol ShareCellDelegate {
    func didShare()
    func sender(_ sender: ShareCell, didLike times: Int)
}
