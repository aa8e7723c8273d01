import UIKit

/// What the list shows.
protocol NotesViewInterface: AnyObject {
    func display(_ titles: [String])
}

protocol NotesPresenterInterface: AnyObject {
    func viewDidLoad()
    /// The person wants to write a note.
    func tappedAdd()
}

protocol NotesWireframeInterface: AnyObject {
    func showEditor()
}
