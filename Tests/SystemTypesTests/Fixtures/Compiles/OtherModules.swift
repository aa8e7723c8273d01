import AVKit
import CoreLocation
import MapKit
import MessageUI
import PDFKit
import PhotosUI
import QuartzCore
import SafariServices
import UIKit
import WebKit

final class PlaceViewController: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
    private let map = MKMapView()
    private let manager = CLLocationManager()
    private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        map.showsUserLocation = true
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
        let pin = MKPointAnnotation()
        pin.coordinate = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        pin.title = "Berlin"
        map.addAnnotation(pin)
        map.setRegion(
            MKCoordinateRegion(center: pin.coordinate, latitudinalMeters: 500, longitudinalMeters: 500),
            animated: true
        )
        if let url = URL(string: "https://example.com") { web.load(URLRequest(url: url)) }
        web.navigationDelegate = self
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.glyphText = annotation.title ?? nil
        return view
    }

    private func open(_ url: URL) {
        present(SFSafariViewController(url: url), animated: true)
        let player = AVPlayerViewController()
        player.player = AVPlayer(url: url)
        player.player?.play()
        let document = PDFView()
        document.document = PDFDocument(url: url)
    }

    private func pick() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 3
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension PlaceViewController: WKNavigationDelegate {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.title }
}

extension PlaceViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
    }
}

final class MailPresenter: NSObject, @preconcurrency MFMailComposeViewControllerDelegate {
    @MainActor func mailComposeController(
        _ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }
}

@MainActor func pulse(_ view: UIView) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.duration = 0.3
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    view.layer.add(animation, forKey: "pulse")
    view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
        view.transform = .identity
    } completion: { _ in
        view.isHidden = true
    }
}
