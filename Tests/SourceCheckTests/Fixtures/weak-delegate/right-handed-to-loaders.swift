import AVFoundation
import UIKit

final class SliceDelegate: NSObject, AVAssetResourceLoaderDelegate {}

// The loader holds its delegate weakly, so that the view has to keep it.
final class LoopingView: UIView {
    private var loaderDelegate: AVAssetResourceLoaderDelegate?

    func prepare(_ url: URL, loaderDelegate: AVAssetResourceLoaderDelegate? = nil) {
        let asset = AVURLAsset(url: url)
        if let loaderDelegate {
            self.loaderDelegate = loaderDelegate
            asset.resourceLoader.setDelegate(loaderDelegate, queue: .main)
        }
    }
}
final class CardCell: UICollectionViewCell {
    private let loopingView = LoopingView()

    func show(_ url: URL) { loopingView.prepare(url, loaderDelegate: SliceDelegate()) }
}

final class ScannerView: UIView {
    private var scanDelegate: AVCaptureMetadataOutputObjectsDelegate?

    func scan(by delegate: AVCaptureMetadataOutputObjectsDelegate, _ output: AVCaptureMetadataOutput) {
        scanDelegate = delegate
        output.setMetadataObjectsDelegate(scanDelegate, queue: .main)
    }
}
