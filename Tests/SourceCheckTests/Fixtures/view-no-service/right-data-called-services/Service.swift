// swift-format-ignore-file
import UIKit

import RealmSwift

class BaseModel: Object {
    func update() {}
}
/// A record of a database.
final class LoginService: BaseModel {
    @objc dynamic var name = ""
    func map() {}
}
final class OfferService: Object {
    @Persisted var title: String
}
/// Values, in a class.
final class HotelService {
    let name: String
    init(name: String) { self.name = name }
}
protocol PosterImagesRepository {
    func image(named name: String)
}
final class ListViewModel {}
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()
    var login: LoginService?
    var offer: OfferService?
    var hotel: HotelService?
    private var posters: PosterImagesRepository?
}
