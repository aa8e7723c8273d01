import CoreData
import UIKit

final class PostCell: UITableViewCell { func fill(_ record: NSManagedObject) {} }
