// swift-format-ignore-file
import UIKit

final class CacheManager { static func isDark() -> Bool { true } }
final class ValueViewController: UIViewController { var points: [Int] = [] }
final class GraphView: UIView {
    var values: ValueViewController?
    func read() { print(values?.points ?? []) }
    func dark() { if CacheManager.isDark() {} }
}
