import CoreData
import UIKit

/// The source beside it needs the import.
final class PostTable: UITableView {}
final class PostSource: NSObject { var controller: NSFetchedResultsController<NSManagedObject>? }
