// swift-format-ignore-file
import UIKit

protocol Tinted {}

final class ContainerCell: UITableViewCell {
    struct ViewModel {
        let byName: [String: UILabel]
        let unordered: Set<UIView>
        let pair: (label: UILabel, count: Int)?
        let composed: any UIView & Tinted
        let optional: Optional<UIButton>
        let list: Array<UIImageView>
        let result: Result<UIView, Error>
        let nested: [Int: [UIView?]]
        let items: [Item]
        let states: [State]?
        let shown: (Unheld) -> Void

        struct Item {
            let icon: UIImageView
            let badge: Badge
        }

        enum State {
            case loading(UIActivityIndicatorView, title: String)
            case loaded
        }

        struct Unheld {
            let label: UILabel
        }
    }
}

extension ContainerCell.ViewModel.Item {
    struct Badge {
        let view: UIView
        let again: [ContainerCell.ViewModel.Item]
    }
}
