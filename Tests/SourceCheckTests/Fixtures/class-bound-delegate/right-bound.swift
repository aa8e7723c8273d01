import UIKit

protocol FirstDelegate: AnyObject {}
protocol SecondDelegate: class {}
@objc protocol ThirdDelegate {}
protocol FourthDelegate: NSObjectProtocol {}
protocol FifthDelegate: FirstDelegate {}
protocol SixthDelegate: UITextFieldDelegate {}
protocol SeventhDelegate: UIViewController {}
protocol EighthDelegate where Self: UIView {}
protocol NinthDelegate: SomethingFromAPackage {}
protocol TenthDelegate: Actor {}
protocol ValueDelegate {}
struct Value: ValueDelegate {}
protocol Repository {}
protocol RemoteDataSource {}
