import CoreData
import UIKit

final class AboutViewController: UIViewController {
    var record: NSManagedObject?
}
