import Kit
import UIKit

final class CartViewController: UITableViewController {}

class BaseViewController: UIViewController, UITextFieldDelegate, UITableViewDelegate {}

final class FormViewController: BaseViewController, KitSearching {}
