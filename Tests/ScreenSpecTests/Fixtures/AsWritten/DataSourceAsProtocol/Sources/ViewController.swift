// swift-format-ignore-file
import UIKit

final class ViewController: UIViewController {}

extension ViewController: PreviewViewDataSource {

    func attributedText(for previewView: PreviewView) -> NSAttributedString? {
        let attributedString = NSMutableAttributedString()
        attributedString.append(
            NSAttributedString(string: "Probably Science", attributes: [
                .font: UIFont.preferredFont(forTextStyle: .headline),
                .foregroundColor: UIColor.black,
                ])
        )
        attributedString.append(
            NSAttributedString(string: "\nAndy Wood, Matt Kirshen", attributes: [
                .font: UIFont.preferredFont(forTextStyle: .subheadline),
                .foregroundColor: UIColor.lightGray,
                ])
        )
        return attributedString
    }

    func image(for previewView: PreviewView) -> UIImage? {
        return UIImage(named: "art.jpeg")
    }
}
