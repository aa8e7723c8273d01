import UIKit

typealias Done = (Bool) -> ()
protocol Priced {}
protocol Named { var name: String { get } }

class Base: Named {
    var name: String { "" }
}

final class Product: Base {
    enum Kind: Equatable {
        case plain, sized(width: Double, Int)
    }

    let id = 3
    let photos: Array<URL>
    private(set) var done: Done?
    var parent: Priced
}

extension Product {
    var next: Self.Kind? { nil }
}
extension Product: Hashable, Encodable {}
extension Product: Decodable, Identifiable {}

protocol Stored: Codable, Hashable {}
struct Shelf: Stored {
    let name: String
}

// The app has a type called like one that the system nests in another one.
enum FeedbackType { case bug }
struct Notice {
    let feedback: UINotificationFeedbackGenerator.FeedbackType?
}

enum Size { case small, large }

class Control: UIControl {}
final class RatingView: Control {
    @IBOutlet private weak var starButton: UIButton!
    private let hintLabel = UILabel()
}

final class RatingViewModel: ObservableObject {
    @Published var stars: Int = 0
}
