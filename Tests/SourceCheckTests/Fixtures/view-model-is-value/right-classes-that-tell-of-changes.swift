import Combine
import Observation
import UIKit

final class ProductCell: UITableViewCell {
    final class ViewModel: ObservableObject {
        var name = ""
    }
}

final class PriceView: UIView {
    class ViewModel {
        @Published var price = ""
        var currency = ""
    }
}

final class StockView: UIView {
    @Observable final class ViewModel {
        var count = 0
    }
}

class Announcing: ObservableObject {
    var isShown = false
}

final class OfferView: UIView {
    final class ViewModel: Announcing {
        var text = ""
    }
}
