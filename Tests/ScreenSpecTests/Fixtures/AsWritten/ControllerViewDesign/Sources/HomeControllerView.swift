// swift-format-ignore-file
import UIKit

class HomeControllerView: ControllerView {
    
    // MARK: Views
    // This is where you want to declare all your subviews' instances. Creating custom views as computed objects is much faster and easier than creating custom subclasses.
    
    let label: UILabel = {
        let label = UILabel()
        label.text = "Hello world"
        label.isUserInteractionEnabled = true
        return label
    }()
    
    // MARK: Layout
    
    override func addSubviews() {
        // Here we will add all our subviews on to self as if we would to self.view in a UIViewController.
        addSubview(label)
        // Set constraints or frames for all our subviews here as well.
        label.frame = CGRect(x: 100, y: 100, width: 300, height: 30)
    }
    
    // MARK: Methods
    // We also want to add any interface-changing code here, such as animations.
    
    func animateLabel() {
        UIView.animate(withDuration: 0.4, animations: { 
            label.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        }, completion: nil)
    }
}
