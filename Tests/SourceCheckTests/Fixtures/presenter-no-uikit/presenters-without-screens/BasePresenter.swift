import UIKit

class BasePresenter {
    var color = UIColor.green
}
