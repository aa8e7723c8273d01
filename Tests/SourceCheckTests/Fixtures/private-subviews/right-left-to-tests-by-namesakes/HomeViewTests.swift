import XCTest

final class HomeViewTests: XCTestCase {
    typealias V = HomeView

    func scrollViews(in view: V) -> [UIScrollView] {
        [view.collection]
    }
}
