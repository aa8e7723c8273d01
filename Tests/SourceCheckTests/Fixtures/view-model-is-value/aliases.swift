import UIKit

final class ProductDetails {
    var name = ""
}
struct PriceDetails {
    let amount = 0
}
protocol Named {}

final class ProductCell: UITableViewCell {
    typealias ViewModel = ProductDetails
}
final class PriceCell: UITableViewCell {
    typealias ViewModel = PriceDetails
}
final class NameCell: UITableViewCell {
    typealias ViewModel = Named
}
final class FormatterCell: UITableViewCell {
    typealias ViewModel = NumberFormatter
}
