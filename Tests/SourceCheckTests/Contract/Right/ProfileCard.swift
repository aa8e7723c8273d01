import UIKit

final class ProfileCard: UIView {
    private let nameLabel = UILabel()
    private let badgeLabel = UILabel()
    private let hintLabel = UILabel()

    struct ViewModel {
        let name: String
        let badge: Badge?

        struct Badge {
            let text: String
            let level: Level

            enum Level {
                case bronze
                case gold(since: Date)
            }
        }
    }

    struct Footer {
        var hint: String?

        mutating func clear() { hint = nil }
    }

    var viewModel: ViewModel? {
        didSet {
            nameLabel.text = viewModel?.name
            badgeLabel.text = viewModel?.badge?.text
        }
    }

    var footer = Footer() {
        didSet { hintLabel.text = footer.hint }
    }
}

extension ProfileCard.ViewModel {
    init(person name: String) {
        self.init(name: name, badge: nil)
    }
}

struct Medal: Hashable, CustomStringConvertible {
    static let none = Medal(points: 0, name: "")
    var points: Int
    let name: String
    private var raised = 0

    init(points: Int, name: String) {
        self.points = points
        self.name = name
    }

    var description: String { name }

    mutating func raise(by points: Int) {
        self.points += points
        count()
    }

    private mutating func count() { raised += 1 }
}

extension Medal {
    func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
