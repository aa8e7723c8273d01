/// What kind of view a class is, as far as it matters for how it is made and where its parts go.
enum ViewForm {
    case controller
    case tableController
    case collectionController
    /// Tabs, navigation, pages: it has no room of its own.
    case container
    case tableCell
    case collectionCell
    case headerFooter
    case controllerView
    case tableView
    case collectionView
    case stackView
    case effectView
    case view

    init(_ name: String, _ types: ProgramTypes) {
        let forms: [(String, ViewForm)] = [
            ("UITableViewController", .tableController), ("UICollectionViewController", .collectionController),
            ("UITabBarController", .container), ("UINavigationController", .container),
            ("UIPageViewController", .container), ("UISplitViewController", .container),
            ("UIViewController", .controller), ("UITableViewCell", .tableCell),
            ("UICollectionViewCell", .collectionCell), ("UITableViewHeaderFooterView", .headerFooter),
            ("UITableView", .tableView), ("UICollectionView", .collectionView), ("UIStackView", .stackView),
            ("UIVisualEffectView", .effectView),
        ]
        var next: String? = name
        for _ in 0..<32 {
            guard let current = next, current != "ControllerView" else { break }
            next = types.superclass(of: current)
        }
        self = next == "ControllerView" ? .controllerView : forms.first { types.isClass(name, below: $0.0) }?.1 ?? .view
    }

    var isController: Bool {
        switch self {
        case .controller, .tableController, .collectionController, .container: true
        default: false
        }
    }

    /// Where the parts go: `view`, `contentView`; "" is the view itself, `nil` has no room.
    var room: String? {
        switch self {
        case .controller: "view"
        case .tableController, .collectionController, .container: nil
        case .tableCell, .collectionCell, .headerFooter, .effectView: "contentView"
        default: ""
        }
    }

    /// The initializer that a class in code has: its head, and the call of the one above.
    var initializer: (parameters: String, call: String, isOverride: Bool)? {
        switch self {
        case .controller: ("", "super.init(nibName: nil, bundle: nil)", false)
        case .container: ("", "super.init(nibName: nil, bundle: nil)", false)
        case .tableController: ("", "super.init(style: .plain)", false)
        case .collectionController: ("", "super.init(collectionViewLayout: UICollectionViewFlowLayout())", false)
        case .tableCell:
            (
                "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
                "super.init(style: style, reuseIdentifier: reuseIdentifier)", true
            )
        case .headerFooter: ("reuseIdentifier: String?", "super.init(reuseIdentifier: reuseIdentifier)", true)
        case .tableView: ("frame: CGRect, style: UITableView.Style", "super.init(frame: frame, style: style)", true)
        case .collectionView:
            (
                "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
                "super.init(frame: frame, collectionViewLayout: layout)", true
            )
        case .effectView: ("effect: UIVisualEffect?", "super.init(effect: effect)", true)
        case .controllerView: nil
        default: ("frame: CGRect", "super.init(frame: frame)", true)
        }
    }
}
