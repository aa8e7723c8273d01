extension Catalogue {
    /// Maps and places.
    static let frameworksMaps: StaticString = #"""
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
        """#
}
