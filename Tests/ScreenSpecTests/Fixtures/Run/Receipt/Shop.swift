/// Where things are bought: a type that the app has, which the specs only describe.
struct Shop {
    var name: String
    var currencyCode: String
}

/// Stands for the table view's cell where there is no UIKit.
final class ReceiptLineCell {
    weak var delegate: ReceiptLineCellDelegate?
    var actions = Actions()
    var viewModel: ViewModel?
}
