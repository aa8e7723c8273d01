import Foundation

class BasePresenter {
    var name = ""
}
