import UIKit

struct Box<Content> {
    var content: Content?
}
final class Weak<Object: AnyObject> {
    weak var object: Object?
}
enum Loaded<Value, Failure> {
    case value(Value)
    case failed(code: Int)
}
struct Phantom<Tag> {
    let number: Int
}
struct Maker<Made> {
    let make: () -> Made
}

final class ProductCell: UITableViewCell {
    struct ViewModel {
        let label: Box<UILabel>
        let owner: Weak<UIViewController>?
        let image: Loaded<[UIImageView], UIButton>
        let failure: Loaded<String, UIButton>
        let text: Box<String>
        let tagged: Phantom<UILabel>
        let maker: Maker<UILabel>
        let boxes: [Box<Box<UIButton>>]
    }
}
