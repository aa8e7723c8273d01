import UIKit

func make() -> UIViewController {
    UIStoryboard(name: "Crat", bundle: nil).instantiateViewController(withIdentifier: "Nowhere")
}
