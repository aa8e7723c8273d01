extension Catalogue {
    /// Shops, passes and payment.
    static let frameworksPayment: StaticString = #"""
        module StoreKit: Foundation, UIKit
        main class SKCloudServiceSetupViewController: UIViewController
        class SKOverlay: NSObject @14
        class SKPayment: NSObject
        class SKPaymentQueue: NSObject, Sendable
        class SKPaymentTransaction: NSObject, Sendable
        class SKProduct: NSObject, Sendable
          let localizedTitle, localizedDescription, productIdentifier: String
          let price: NSDecimalNumber
          let priceLocale: Locale
        class SKProductsRequest: SKRequest
        class SKProductsResponse: NSObject, Sendable
        class SKReceiptRefreshRequest: SKRequest
        class SKRequest: NSObject
        main class SKStoreProductViewController: UIViewController
          weak var delegate: (any SKStoreProductViewControllerDelegate)?
        protocol SKStoreProductViewControllerDelegate: NSObjectProtocol
        class SKStoreReviewController: NSObject
        module PassKit: Foundation, UIKit
        main class PKAddPassButton: UIButton
          init(addPassButtonStyle style: PKAddPassButtonStyle)
          var addPassButtonStyle: PKAddPassButtonStyle
        enum PKAddPassButtonStyle: Int
          case black, blackOutline
        main class PKAddPassesViewController: UIViewController
        main class PKAddPaymentPassViewController: UIViewController
        class PKContact: NSObject
        class PKPass: NSObject
        class PKPayment: NSObject
        class PKPaymentAuthorizationController: NSObject @10
        main class PKPaymentAuthorizationViewController: UIViewController
        main class PKPaymentButton: UIButton
          designated init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
          var cornerRadius: CGFloat @12
        enum PKPaymentButtonStyle: Int
          case white, whiteOutline, black, automatic
        enum PKPaymentButtonType: Int
          case plain, buy, setUp, inStore, donate, checkout, book, subscribe
        class PKPaymentRequest: NSObject
        class PKPaymentSummaryItem: NSObject
        """#
}
