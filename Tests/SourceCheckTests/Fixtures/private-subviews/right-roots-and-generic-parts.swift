// swift-format-ignore-file
import UIKit

class PlayerView: UIView {
    private let label = UILabel()
}

class Assigned: UIViewController {
    var playerView: PlayerView!

    override func loadView() {
        self.playerView = PlayerView(frame: .zero)
        self.view = self.playerView
    }
}

class Loaded: UIViewController {
    let root = PlayerView()
    override func loadView() { view = root }
}

class Late: UIViewController {
    lazy var root: UIView = PlayerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let found = self.root
        view = found
    }
}

class Padded<Content: UIView>: UIView {
    let content: Content
    let second = Content()
    lazy var third: Content? = Content()

    init(content: Content = Content()) {
        self.content = content
        super.init(frame: .zero)
    }
}
