import UIKit

/// The owner of the preview: it only coordinates the flow of data between the model and the view.
final class PodcastViewController: UIViewController {
    private let previewView = PreviewView(frame: .zero)
    private let podcast: Podcast

    init(podcast: Podcast) {
        self.podcast = podcast
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(previewView)
        previewView.dataSource = PreviewViewDataSource(podcast: podcast)
        previewView.actions.selectedPreview = { [weak self] in self?.play() }
    }

    private func play() {
        title = podcast.title
    }
}
