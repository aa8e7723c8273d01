import UIKit

// Laid out by Interface Builder, or older than the specs.
final class SignInViewController: UIViewController {}
final class HoldCell: UITableViewCell {}
final class BookRow: UITableViewCell {}
final class ReaderVC: UIViewController {}
final class ReaderModel {
    var pages: [Reader.Page] = []
    var theme = Reader.Theme.light
    var position: Float = 0
}
enum Reader {
    struct Page {}
    enum Theme { case light, dark }
}
