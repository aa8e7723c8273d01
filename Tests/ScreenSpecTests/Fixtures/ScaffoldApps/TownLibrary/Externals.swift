import UIKit

/// Whoever can say that something failed.
protocol FailureDisplaying: AnyObject {
    @MainActor
    func display(failure: String)
}

/// Whoever makes room for the keyboard.
protocol KeyboardAvoiding: AnyObject {
}

final class PaddedLabel: UILabel {}
final class PaymentSheetController: UIViewController {}
