import CoreData
import UIKit

/// In MVC, the controller may.
final class PostViewController: UIViewController { var record: NSManagedObject? }
final class PostCell: UITableViewCell {}
