extension Catalogue {
    /// Maps, the web, audio and video, mail, contacts.
    static let frameworksMedia: StaticString = #"""
        module MapKit: CoreGraphics, CoreLocation, Foundation, UIKit
        protocol MKAnnotation: NSObjectProtocol
          let coordinate: CLLocationCoordinate2D
          optional let title: String?
          optional let subtitle: String?
        main class MKAnnotationView: UIView
          designated init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
          init?(coder: NSCoder)
          let reuseIdentifier: String?
          func prepareForReuse()
          func prepareForDisplay() @11
          var annotation: (any MKAnnotation)?
          var image: UIImage?
          var centerOffset, calloutOffset: CGPoint
          var isEnabled, isHighlighted, isSelected, canShowCallout, isDraggable: Bool
          func setSelected(_ selected: Bool, animated: Bool)
          var leftCalloutAccessoryView, rightCalloutAccessoryView, detailCalloutAccessoryView: UIView?
          var clusteringIdentifier: String? @11
        class MKCircle: MKShape, MKOverlay
          let radius: CLLocationDistance
        class MKCircleRenderer: MKOverlayPathRenderer
        class MKClusterAnnotation: NSObject, MKAnnotation @11
        main class MKCompassButton: UIView @11
          convenience init(mapView: MKMapView?)
          weak var mapView: MKMapView?
        struct MKCoordinateRegion: Sendable
          init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
          init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
          var center: CLLocationCoordinate2D
          var span: MKCoordinateSpan
        struct MKCoordinateSpan: Sendable
          init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
          var latitudeDelta, longitudeDelta: CLLocationDegrees
        class MKDirections: NSObject
        class MKDirections.Request: NSObject
        class MKDirections.Response: NSObject
        options MKDirectionsTransportType
        class MKDistanceFormatter: Formatter
        enum MKFeatureVisibility: Int
          case adaptive, hidden, visible
        class MKGeoJSONDecoder: NSObject @13
        class MKHybridMapConfiguration: MKMapConfiguration @16
        class MKImageryMapConfiguration: MKMapConfiguration @16
        class MKLocalSearch: NSObject
        class MKLocalSearch.Request: NSObject
        class MKLocalSearch.Response: NSObject
        class MKLocalSearchCompleter: NSObject
        class MKLocalSearchCompletion: NSObject
        class MKLookAroundScene: NSObject @16
        main class MKLookAroundViewController: UIViewController @16
        class MKMapCamera: NSObject
          var centerCoordinate: CLLocationCoordinate2D
        class MKMapConfiguration: NSObject @16
        class MKMapItem: NSObject
          init(placemark: MKPlacemark)
          let placemark: MKPlacemark
          var name, phoneNumber: String?
          var url: URL?
        struct MKMapPoint: Sendable
        struct MKMapRect: Sendable
        struct MKMapSize: Sendable
        class MKMapSnapshotter: NSObject
        enum MKMapType: UInt
          case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
        main class MKMapView: UIView
          weak var delegate: (any MKMapViewDelegate)?
          var mapType: MKMapType
          var preferredConfiguration: MKMapConfiguration @16
          var region: MKCoordinateRegion
          func setRegion(_ region: MKCoordinateRegion, animated: Bool)
          var centerCoordinate: CLLocationCoordinate2D
          func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
          var visibleMapRect: MKMapRect
          func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool)
          func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
          var camera: MKMapCamera
          func setCamera(_ camera: MKMapCamera, animated: Bool)
          var cameraZoomRange: MKMapView.CameraZoomRange! @13
          var cameraBoundary: MKMapView.CameraBoundary? @13
          func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint
          func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D
          var isZoomEnabled, isScrollEnabled, isRotateEnabled, isPitchEnabled: Bool
          var showsUserTrackingButton: Bool @17
          var pitchButtonVisibility: MKFeatureVisibility @17
          var showsCompass, showsScale, showsPointsOfInterest, showsBuildings, showsTraffic: Bool
          var pointOfInterestFilter: MKPointOfInterestFilter? @13
          var showsUserLocation: Bool
          let userLocation: MKUserLocation
          var userTrackingMode: MKUserTrackingMode
          func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)
          let isUserLocationVisible: Bool
          func addAnnotation(_ annotation: any MKAnnotation)
          func addAnnotations(_ annotations: [any MKAnnotation])
          func removeAnnotation(_ annotation: any MKAnnotation)
          func removeAnnotations(_ annotations: [any MKAnnotation])
          let annotations: [any MKAnnotation]
          show annotations: [any MKAnnotation] = addAnnotations(_:)
          func view(for annotation: any MKAnnotation) -> MKAnnotationView?
          func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
          func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
            -> MKAnnotationView @11
          func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) @11
          func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
          func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
          var selectedAnnotations: [any MKAnnotation]
          func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
          let overlays: [any MKOverlay]
          show overlays: [any MKOverlay] = addOverlays(_:)
          func addOverlay(_ overlay: any MKOverlay)
          func addOverlays(_ overlays: [any MKOverlay])
          func removeOverlay(_ overlay: any MKOverlay)
          func removeOverlays(_ overlays: [any MKOverlay])
          func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer?
        class MKMapView.CameraBoundary: NSObject @13
        class MKMapView.CameraZoomRange: NSObject @13
        main protocol MKMapViewDelegate: NSObjectProtocol
          optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
          optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
          optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
          optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
          optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
          optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
          optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
          optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
        main class MKMarkerAnnotationView: MKAnnotationView @11
          var markerTintColor, glyphTintColor: UIColor?
          var glyphText: String?
          var glyphImage, selectedGlyphImage: UIImage?
          var animatesWhenAdded: Bool
        class MKMultiPoint: MKShape
        protocol MKOverlay: MKAnnotation
        class MKOverlayPathRenderer: MKOverlayRenderer
        class MKOverlayRenderer: NSObject
        main class MKPinAnnotationView: MKAnnotationView
          var pinTintColor: UIColor!
          var animatesDrop: Bool
        class MKPlacemark: CLPlacemark
        class MKPointAnnotation: MKShape
          var coordinate: CLLocationCoordinate2D
        wrapper MKPointOfInterestCategory @13
        class MKPointOfInterestFilter: NSObject @13
        class MKPolygon: MKMultiPoint, MKOverlay
        class MKPolygonRenderer: MKOverlayPathRenderer
        class MKPolyline: MKMultiPoint, MKOverlay
        class MKPolylineRenderer: MKOverlayPathRenderer
        class MKRoute: NSObject
        class MKRoute.Step: NSObject
        main class MKScaleView: UIView @11
        class MKShape: NSObject, MKAnnotation
          var title, subtitle: String?
          let coordinate: CLLocationCoordinate2D
        class MKStandardMapConfiguration: MKMapConfiguration @16
        class MKTileOverlay: NSObject, MKOverlay
        class MKUserLocation: NSObject, MKAnnotation
          let location: CLLocation?
          let coordinate: CLLocationCoordinate2D
        main class MKUserLocationView: MKAnnotationView @14
        main class MKUserTrackingBarButtonItem: UIBarButtonItem
          init(mapView: MKMapView?)
        main class MKUserTrackingButton: UIView @11
          convenience init(mapView: MKMapView?)
          weak var mapView: MKMapView?
        enum MKUserTrackingMode: Int
          case none, follow, followWithHeading
        module CoreLocation: Foundation
        enum CLAccuracyAuthorization: Int @14
        enum CLActivityType: Int
        enum CLAuthorizationStatus: Int32
          case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
        class CLBeacon: NSObject
        class CLBeaconRegion: CLRegion
        class CLCircularRegion: CLRegion
        struct CLError: Error, Hashable, Sendable
        class CLFloor: NSObject
        class CLGeocoder: NSObject
        class CLHeading: NSObject
        class CLLocation: NSObject
          init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
          let coordinate: CLLocationCoordinate2D
          let altitude: CLLocationDistance
          let horizontalAccuracy, verticalAccuracy: CLLocationAccuracy
          let course: CLLocationDirection
          let speed: CLLocationSpeed
          let timestamp: Date
          func distance(from location: CLLocation) -> CLLocationDistance
        typealias CLLocationAccuracy = Double
        struct CLLocationCoordinate2D: Sendable
          init()
          init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
          var latitude, longitude: CLLocationDegrees
        typealias CLLocationDegrees = Double
        typealias CLLocationDirection = Double
        typealias CLLocationDistance = Double
        class CLLocationManager: NSObject
          init()
          weak var delegate: (any CLLocationManagerDelegate)?
          let authorizationStatus: CLAuthorizationStatus @14
          var desiredAccuracy: CLLocationAccuracy
          let location: CLLocation?
          func requestWhenInUseAuthorization()
          func startUpdatingLocation()
          func stopUpdatingLocation()
          func requestLocation()
        protocol CLLocationManagerDelegate: NSObjectProtocol
          optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
          optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
          optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) @14
        typealias CLLocationSpeed = Double
        class CLPlacemark: NSObject
          let name, locality, thoroughfare, country, postalCode: String?
          let location: CLLocation?
        class CLRegion: NSObject
        class CLVisit: NSObject
        module WebKit: Foundation, UIKit
        main class WKBackForwardList: NSObject
        main class WKBackForwardListItem: NSObject
        main class WKDownload: NSObject @14.5
        main class WKFrameInfo: NSObject
        main class WKHTTPCookieStore: NSObject @11
        main class WKNavigation: NSObject
        main class WKNavigationAction: NSObject
          let request: URLRequest
        enum WKNavigationActionPolicy: Int
          case cancel, allow, download
        main protocol WKNavigationDelegate: NSObjectProtocol
          optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
          optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
          optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
          optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
        main class WKNavigationResponse: NSObject
        main class WKPreferences: NSObject
        main class WKProcessPool: NSObject
        main class WKScriptMessage: NSObject
          let body: Any
          let name: String
        main protocol WKScriptMessageHandler: NSObjectProtocol
          func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
        main protocol WKUIDelegate: NSObjectProtocol
        main class WKUserContentController: NSObject
          func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
        main class WKUserScript: NSObject
        main class WKWebView: UIView
          designated init(frame: CGRect, configuration: WKWebViewConfiguration)
          init?(coder: NSCoder)
          let configuration: WKWebViewConfiguration
          weak var navigationDelegate: (any WKNavigationDelegate)?
          weak var uiDelegate: (any WKUIDelegate)?
          let backForwardList: WKBackForwardList
          func load(_ request: URLRequest) -> WKNavigation?
          func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
          func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
          func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
          func goBack() -> WKNavigation?
          func goForward() -> WKNavigation?
          func reload() -> WKNavigation?
          func stopLoading()
          func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
          show url: URL? = load(_:)
          show request: URLRequest? = load(_:)
          show html: String? = loadHTMLString(_:baseURL:)
          let title: String?
          let url: URL?
          let isLoading: Bool
          let estimatedProgress: Double
          let hasOnlySecureContent, canGoBack, canGoForward: Bool
          var allowsBackForwardNavigationGestures, allowsLinkPreview: Bool
          var customUserAgent: String?
          let scrollView: UIScrollView
          var pageZoom: CGFloat @14
          var mediaType: String? @14
          let themeColor, underPageBackgroundColor: UIColor? @15
          var isInspectable: Bool @16.4
          var isFindInteractionEnabled: Bool @16
        main class WKWebViewConfiguration: NSObject
          init()
          var preferences: WKPreferences
          var userContentController: WKUserContentController
          var websiteDataStore: WKWebsiteDataStore
          var allowsInlineMediaPlayback: Bool
        main class WKWebsiteDataStore: NSObject
        module AVFoundation: AVFAudio, CoreAudio, CoreGraphics, CoreMedia, CoreVideo, Foundation, QuartzCore
        class AVAsset: NSObject
        class AVAssetExportSession: NSObject
        class AVAssetImageGenerator: NSObject
        class AVAssetTrack: NSObject
        class AVCaptureDevice: NSObject
        class AVCaptureDeviceInput: AVCaptureInput
        class AVCaptureInput: NSObject
        class AVCaptureMetadataOutput: AVCaptureOutput
        class AVCaptureMovieFileOutput: AVCaptureOutput
        class AVCaptureOutput: NSObject
        class AVCapturePhoto: NSObject @11
        class AVCapturePhotoOutput: AVCaptureOutput @10
        class AVCaptureSession: NSObject
          func startRunning()
          func stopRunning()
        class AVCaptureVideoDataOutput: AVCaptureOutput
        class AVCaptureVideoPreviewLayer: CALayer
          convenience init(session: AVCaptureSession)
          var session: AVCaptureSession?
          var videoGravity: AVLayerVideoGravity
        class AVComposition: AVAsset
        wrapper AVFileType
        wrapper AVLayerVideoGravity
          static let resizeAspect, resizeAspectFill, resize: AVLayerVideoGravity
        wrapper AVMediaType
        class AVMetadataItem: NSObject
        class AVMetadataMachineReadableCodeObject: AVMetadataObject
        class AVMetadataObject: NSObject
        class AVMutableComposition: AVComposition
        class AVPlayer: NSObject
          convenience init(url URL: URL)
          convenience init(playerItem item: AVPlayerItem?)
          func play()
          func pause()
          var rate, volume: Float
          var isMuted: Bool
          let currentItem: AVPlayerItem?
        class AVPlayerItem: NSObject
          convenience init(url URL: URL)
        class AVPlayerLayer: CALayer
          convenience init(player: AVPlayer?)
          var player: AVPlayer?
          var videoGravity: AVLayerVideoGravity
        class AVPlayerLooper: NSObject @10
        class AVQueuePlayer: AVPlayer
        class AVSampleBufferDisplayLayer: CALayer
        class AVURLAsset: AVAsset
          convenience init(url URL: URL)
        module AVFAudio: Foundation
        class AVAudioEngine: NSObject
        class AVAudioFile: NSObject
        class AVAudioNode: NSObject
        class AVAudioPlayer: NSObject
        protocol AVAudioPlayerDelegate: NSObjectProtocol
        class AVAudioRecorder: NSObject
        protocol AVAudioRecorderDelegate: NSObjectProtocol
        class AVAudioSession: NSObject
        wrapper AVAudioSession.Category
        class AVSpeechSynthesizer: NSObject
        class AVSpeechUtterance: NSObject
        module CoreMedia: Foundation
        root class CMSampleBuffer
        struct CMTime: Hashable, Comparable, Sendable
        struct CMTimeRange: Hashable, Sendable
        module CoreAudio
        module CoreVideo
        root class CVBuffer
        typealias CVImageBuffer = CVBuffer
        typealias CVPixelBuffer = CVBuffer
        module AVKit: AVFoundation, Foundation, UIKit
        main class AVCaptureEventInteraction: NSObject, UIInteraction @17.2
        class AVPictureInPictureController: NSObject
        main class AVPlayerViewController: UIViewController
          var player: AVPlayer?
          var showsPlaybackControls: Bool
          var videoGravity: AVLayerVideoGravity
          var allowsPictureInPicturePlayback: Bool
          let isReadyForDisplay: Bool
          let contentOverlayView: UIView?
          var entersFullScreenWhenPlaybackBegins, exitsFullScreenWhenPlaybackEnds: Bool @11
          weak var delegate: (any AVPlayerViewControllerDelegate)?
        protocol AVPlayerViewControllerDelegate: NSObjectProtocol
        main class AVRoutePickerView: UIView @11
          weak var delegate: (any AVRoutePickerViewDelegate)?
          var activeTintColor: UIColor!
          var prioritizesVideoDevices: Bool @13
        protocol AVRoutePickerViewDelegate: NSObjectProtocol @11
        module SafariServices: Foundation, UIKit
        class SFAuthenticationSession: NSObject @11
        main class SFSafariViewController: UIViewController
          designated init(url URL: URL, configuration: SFSafariViewController.Configuration) @11
          convenience init(url URL: URL)
          weak var delegate: (any SFSafariViewControllerDelegate)?
          var preferredBarTintColor, preferredControlTintColor: UIColor? @10
          var dismissButtonStyle: SFSafariViewController.DismissButtonStyle @11
        class SFSafariViewController.Configuration: NSObject @11
          var entersReaderIfAvailable, barCollapsingEnabled: Bool
        enum SFSafariViewController.DismissButtonStyle: Int @11
          case done, close, cancel
        protocol SFSafariViewControllerDelegate: NSObjectProtocol
          optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
        module MessageUI: Foundation, UIKit
        enum MFMailComposeResult: Int
          case cancelled, saved, sent, failed
        main class MFMailComposeViewController: UINavigationController
          class func canSendMail() -> Bool
          weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
          func setSubject(_ subject: String)
          func setToRecipients(_ toRecipients: [String]?)
          func setMessageBody(_ body: String, isHTML: Bool)
        protocol MFMailComposeViewControllerDelegate: NSObjectProtocol
          optional func mailComposeController(_ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult, error: (any Error)?)
        main class MFMessageComposeViewController: UINavigationController
          weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
          var recipients: [String]?
          var body, subject: String?
        protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol
          func messageComposeViewController(_ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult)
        enum MessageComposeResult: Int
          case cancelled, sent, failed
        module Contacts: Foundation
        enum CNAuthorizationStatus: Int
        class CNContact: NSObject
          let identifier, givenName, familyName: String
        class CNContactFetchRequest: NSObject
        class CNContactFormatter: Formatter
        class CNContactStore: NSObject
        class CNGroup: NSObject
        class CNLabeledValue<ValueType: AnyObject>: NSObject
        class CNMutableContact: CNContact
        class CNPhoneNumber: NSObject
        class CNPostalAddress: NSObject
        module ContactsUI: Contacts, Foundation, UIKit
        protocol CNContactPickerDelegate: NSObjectProtocol
        main class CNContactPickerViewController: UIViewController
          weak var delegate: (any CNContactPickerDelegate)?
        main class CNContactViewController: UIViewController
          convenience init(for contact: CNContact)
          weak var delegate: (any CNContactViewControllerDelegate)?
        protocol CNContactViewControllerDelegate: NSObjectProtocol
        """#
}
