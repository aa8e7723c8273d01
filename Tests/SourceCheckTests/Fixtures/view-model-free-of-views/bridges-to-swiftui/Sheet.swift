import SwiftUI
import UIKit

struct SheetModifier: ViewModifier {
    class SheetModifierViewModel: NSObject {
        var controller: UINavigationController?
        var label: UILabel?
    }
}
final class ListViewController: UIViewController {
    private let viewModel = ListViewModel()
    class ListViewModel: NSObject {
        var controller: UINavigationController?
        var label: UILabel?
    }
}
