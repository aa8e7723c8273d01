import UIKit

open class ListingController: UITableViewController {
    open var emptyText: String?
}
