final class NotesPresenter: NotesPresenterInterface {
    weak var view: NotesViewInterface?
    private let wireframe: NotesWireframeInterface
    private let titles = ["Milk", "Eggs"]

    init(wireframe: NotesWireframeInterface) {
        self.wireframe = wireframe
    }

    func viewDidLoad() {
        view?.display(titles)
    }

    func tappedAdd() {
        wireframe.showEditor()
    }
}
