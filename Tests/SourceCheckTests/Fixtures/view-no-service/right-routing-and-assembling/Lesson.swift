import UIKit

final class DeepLinkRoutingService {
    func route(from controller: UIViewController) {}
}
final class LessonsService {
    func load() {}
}
final class LessonInteractor {
    let lessons: LessonsService
    init(lessons: LessonsService) { self.lessons = lessons }
}
final class LessonPresenter {}
final class LessonViewController: UIViewController {
    var interactor: LessonInteractor?
    private let routing = DeepLinkRoutingService()

    override func awakeFromNib() {
        interactor = LessonInteractor(lessons: LessonsService())
    }
}
