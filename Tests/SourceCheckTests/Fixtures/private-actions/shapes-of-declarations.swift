// swift-format-ignore-file
import UIKit

enum Cells
{
    final class Row: UITableViewCell
    {
        private let button = UIButton()

        @IBAction
        func tapped ( _ sender : Any )
        {
        }

        #if DEBUG
        @IBAction func shaken() {}
        #endif

        func prepare() {
            button.addTarget(
                self,
                action: #selector(Row.pressed(_:)),
                for: .touchUpInside
            )
        }
    }
}

extension Cells.Row {
    @objc func pressed(_ sender: UIButton) {}
}
