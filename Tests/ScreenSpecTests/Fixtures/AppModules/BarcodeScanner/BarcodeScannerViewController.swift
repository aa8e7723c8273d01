import UIKit

/// Stands for the package's type.
open class BarcodeScannerViewController: UIViewController {}
