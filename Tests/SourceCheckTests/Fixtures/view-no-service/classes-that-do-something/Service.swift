// swift-format-ignore-file
import UIKit

final class BookingService {
    let name = ""
}
extension BookingService {
    func book() {}
}
final class HandlerService {
    var load: (() -> Void)?
}
final class PackageService: ServiceOfAPackage {
    let name = ""
}
final class SharedService {
    static let shared = SharedService()
    let name = ""
}
final class ListViewModel {}
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()
    var booking: BookingService?
    var handler: HandlerService?
    var package: PackageService?
    var other: SharedService?
}
