import Brand
import Combine
import UIKit

struct Box<Value> {}
struct Money {}
enum A { struct Money {} }

struct Product: PackageModel {
    let name = "none"
    let price: Observable<Money>
    let title: Driver<String>
    let count: AnyPublisher<Int, Never>
    let hits: CurrentValueSubject<[String], Error>
    let box: Box<Int>
}

#if DEBUG
struct Twin { let name: Int }
#else
struct Twin { let title: String }
#endif

final class RatingView: BrandControlBase {
    private let starButton = UIButton()
}
