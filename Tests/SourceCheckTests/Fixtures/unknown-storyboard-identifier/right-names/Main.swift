import UIKit

func make(_ bundle: Bundle, _ name: String) -> [UIViewController] {
    [
        UIStoryboard(name: "Cart", bundle: nil).instantiateViewController(withIdentifier: "Item"),
        UIStoryboard(name: "Kit", bundle: bundle).instantiateViewController(withIdentifier: "Sheet"),
        UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: name),
    ]
}
