import Brand
import UIKit

struct Money {}
enum A { struct Money {} }

struct Product: PackageModel {
    let name = "none"
    let price: Observable<Money>
    let title: Driver<String>
}

#if DEBUG
struct Twin { let name: Int }
#else
struct Twin { let title: String }
#endif

final class RatingView: BrandControlBase {
    private let starButton = UIButton()
}
