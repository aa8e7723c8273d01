import UIKit

func make() -> [UIViewController] {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    return [
        storyboard.instantiateViewController(withIdentifier: "Hom"),
        storyboard.instantiateViewController(identifier: "Nothing"),
    ]
}
