import UIKit

final class Card: BorderedView {
    let titleLabel = UILabel()
}

final class Painter: Theme {
    let titleLabel = UILabel()
}
