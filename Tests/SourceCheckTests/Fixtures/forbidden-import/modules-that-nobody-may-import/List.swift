import Alamofire
import Charts
import UIKit

class ListViewController: UIViewController {
    var presenter: ListPresenter?
}
