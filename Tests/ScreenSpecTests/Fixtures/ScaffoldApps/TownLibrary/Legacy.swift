import UIKit

// Laid out by Interface Builder, or older than the specs.
final class SignInViewController: UIViewController {}
final class HoldCell: UITableViewCell {}
final class BookRow: UITableViewCell {}
final class ReaderVC: UIViewController {}
final class ReaderModel {}
enum Reader {
    struct Page {}
    enum Theme {}
}
