import UIKit

final class LessonsService {
    func load() {}
}
final class LessonInteractor {
    let lessons: LessonsService
    init(lessons: LessonsService) { self.lessons = lessons }
}
final class LessonViewController: UIViewController {
    var interactor: LessonInteractor?

    override func awakeFromNib() {
        interactor = LessonInteractor(lessons: LessonsService())
    }

    override func viewDidLoad() {
        LessonsService().load()
    }
}
