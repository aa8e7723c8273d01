import Themes
import UIKit

struct Jog {
    let distance: Double
}

/// One of two types of that name.
enum Lists { struct Order {} }
struct Order {}

#if DEBUG
struct Switched {}
#else
typealias Switched = Int
#endif

protocol JogsPresenterToViewInterface: AnyObject {
    func show(jog: Observable<Jog>, by order: Lists.Ordering, in theme: ThemeToken, switched: Int)
}

/// A package may have the rest.
protocol JogsPresenterToInteractorInterface: PackageRequests {
    func fetch() -> Jog
    func fetch() -> Jog?
}
