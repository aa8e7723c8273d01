// swift-format-ignore-file
import UIKit

struct Box<Content> {}

final class ProductCell: UITableViewCell {
    struct ViewModel {
        let names: [String: Int]
        let result: Result<String, Error>
        let pair: (UIImage, UIColor)
        let box: Box<UILabel>
        let styles: Set<UIFont>
        let path: KeyPath<UILabel, String?>
    }
}
