import UIKit

final class ContactViewModel {
    struct Action {
        var submit: AnyObserver<([UIImage], String)>
    }

    private let submitSubject = PublishSubject<([UIImage], String)>()

    func load() {}
}
