import UIKit

/// What every screen of the lending desk's dialect can show.
@MainActor
protocol FailureDisplaying: AnyObject {
    func display(failure: String)
}

@MainActor
protocol KeyboardAvoiding: AnyObject {
    func makeRoom(forKeyboardOf height: Double)
}

final class DiscoverViewController: UIViewController {}
final class BookDetailsViewController: UIViewController {}
final class AuthorProfileViewController: UIViewController {}
final class SearchFiltersViewController: UIViewController {}

final class HoldRequestViewController: UIViewController {}
final class FinesViewController: UIViewController {}
final class PaymentSheetController: UIViewController {}

final class LibraryTabsViewController: UITabBarController {}
final class AccountViewController: UIViewController {}
final class LibraryCardController: Controller {}
final class LibraryCardControllerView: ControllerView {}

final class ReadingTimerController: Controller {}
final class ReadingTimerControllerView: ControllerView {}
final class DownloadsViewController: UIViewController {}

final class EventDetailsViewController: UIViewController {}

final class ReaderVC: UIViewController {}
final class ReaderModel {}
enum Reader {
    struct Page {}
    enum Theme {}
}
