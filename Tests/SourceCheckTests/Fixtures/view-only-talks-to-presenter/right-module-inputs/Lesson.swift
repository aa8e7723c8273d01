import UIKit

protocol StepInputProtocol: AnyObject {
    func play()
}
protocol SearchModuleInput: AnyObject {
    func search(_ text: String)
}
final class StepInteractor: StepInputProtocol {
    func play() {}
}
final class StepViewController: UIViewController {
    var interactor: StepInteractor?
}
final class SearchInteractor {}
final class SearchPresenter: SearchModuleInput {
    func search(_ text: String) {}
}
final class SearchViewController: UIViewController {
    var interactor: SearchInteractor?
}
final class LessonInteractor {}
/// Shows other screens as parts of its own, and tells them what to do by what they offer for that.
final class LessonViewController: UIViewController {
    var interactor: LessonInteractor?
    private var steps: [StepInputProtocol] = []
    private weak var search: SearchModuleInput?

    func play() {
        steps.first?.play()
        search?.search("")
    }
}
