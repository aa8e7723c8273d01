// swift-format-ignore-file
import UIKit

final class ViewController: UIViewController {
    private let previewView = PreviewView()

    func show(podcast: Podcast) {
        previewView.dataSource = PreviewViewDataSource(podcast: podcast)
    }
}
