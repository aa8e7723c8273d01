import UIKit

/// What the owner knows about a preview.
@MainActor
protocol PreviewViewDataSource: AnyObject {
    func attributedText(for previewView: PreviewView) -> NSAttributedString?

    /// The picture.
    func image(for previewView: PreviewView) -> UIImage?
}
