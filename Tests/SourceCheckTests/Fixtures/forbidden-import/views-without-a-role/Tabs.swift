import RealmSwift
import UIKit

final class Tabs: UITabBarController {}
final class TabView: UIView {}
