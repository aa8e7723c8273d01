extension Catalogue {
    /// The other frameworks, by their most used types.
    static let frameworksMore: StaticString = #"""
        module Photos: CoreLocation, Foundation
        class PHAsset: PHObject
          let mediaType: PHAssetMediaType
          let creationDate: Date?
          let pixelWidth, pixelHeight: Int
          let duration: TimeInterval
        class PHAssetCollection: PHCollection
        enum PHAssetMediaType: Int
        enum PHAuthorizationStatus: Int
        class PHCachingImageManager: PHImageManager
        class PHCollection: PHObject
        class PHFetchOptions: NSObject
        class PHFetchResult<ObjectType: AnyObject>: NSObject
        class PHImageManager: NSObject
        class PHImageRequestOptions: NSObject
        class PHLivePhoto: NSObject
        class PHObject: NSObject
          let localIdentifier: String
        class PHPhotoLibrary: NSObject
        module PhotosUI: Foundation, Photos, UIKit
        main class PHLivePhotoView: UIView
          var livePhoto: PHLivePhoto?
          var isMuted: Bool
          let playbackGestureRecognizer: UIGestureRecognizer
        struct PHPickerConfiguration: Hashable @14
          init()
          var selectionLimit: Int
          var filter: PHPickerFilter?
        struct PHPickerFilter: Hashable @14
          static let images, videos, livePhotos: PHPickerFilter
        struct PHPickerResult: Hashable @14
          let itemProvider: NSItemProvider
          let assetIdentifier: String?
        main class PHPickerViewController: UIViewController @14
          designated init(configuration: PHPickerConfiguration)
          weak var delegate: (any PHPickerViewControllerDelegate)?
        main protocol PHPickerViewControllerDelegate: AnyObject @14
          func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
        module StoreKit: Foundation, UIKit
        main class SKCloudServiceSetupViewController: UIViewController
        class SKOverlay: NSObject @14
        class SKPayment: NSObject
        class SKPaymentQueue: NSObject, Sendable
        class SKPaymentTransaction: NSObject, Sendable
        class SKProduct: NSObject, Sendable
          let localizedTitle, localizedDescription, productIdentifier: String
          let price: NSDecimalNumber
          let priceLocale: Locale
        class SKProductsRequest: SKRequest
        class SKProductsResponse: NSObject, Sendable
        class SKReceiptRefreshRequest: SKRequest
        class SKRequest: NSObject
        main class SKStoreProductViewController: UIViewController
          weak var delegate: (any SKStoreProductViewControllerDelegate)?
        protocol SKStoreProductViewControllerDelegate: NSObjectProtocol
        class SKStoreReviewController: NSObject
        module PassKit: Foundation, UIKit
        main class PKAddPassButton: UIButton
          init(addPassButtonStyle style: PKAddPassButtonStyle)
          var addPassButtonStyle: PKAddPassButtonStyle
        enum PKAddPassButtonStyle: Int
          case black, blackOutline
        main class PKAddPassesViewController: UIViewController
        main class PKAddPaymentPassViewController: UIViewController
        class PKContact: NSObject
        class PKPass: NSObject
        class PKPayment: NSObject
        class PKPaymentAuthorizationController: NSObject @10
        main class PKPaymentAuthorizationViewController: UIViewController
        main class PKPaymentButton: UIButton
          designated init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
          var cornerRadius: CGFloat @12
        enum PKPaymentButtonStyle: Int
          case white, whiteOutline, black, automatic
        enum PKPaymentButtonType: Int
          case plain, buy, setUp, inStore, donate, checkout, book, subscribe
        class PKPaymentRequest: NSObject
        class PKPaymentSummaryItem: NSObject
        module UserNotifications: Foundation
        options UNAuthorizationOptions @10
        enum UNAuthorizationStatus: Int @10
        class UNMutableNotificationContent: UNNotificationContent @10
        class UNNotification: NSObject @10
        class UNNotificationAction: NSObject @10
        class UNNotificationAttachment: NSObject @10
        class UNNotificationCategory: NSObject @10
        class UNNotificationContent: NSObject @10
        options UNNotificationPresentationOptions @10
        class UNNotificationRequest: NSObject @10
        class UNNotificationResponse: NSObject @10
        class UNNotificationSettings: NSObject @10
        class UNNotificationSound: NSObject @10
        class UNNotificationTrigger: NSObject @10
        class UNUserNotificationCenter: NSObject
        protocol UNUserNotificationCenterDelegate: NSObjectProtocol @10
        module UserNotificationsUI: Foundation
        protocol UNNotificationContentExtension: NSObjectProtocol @10
        module CoreData: Foundation
        class NSAttributeDescription: NSPropertyDescription
        class NSEntityDescription: NSObject
        class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest
        protocol NSFetchRequestResult: NSObjectProtocol
        class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject
          let fetchedObjects: [ResultType]?
        protocol NSFetchedResultsControllerDelegate: NSObjectProtocol
        class NSManagedObject: NSObject, NSFetchRequestResult
          let objectID: NSManagedObjectID
        class NSManagedObjectContext: NSObject
        class NSManagedObjectID: NSObject, NSFetchRequestResult
        class NSManagedObjectModel: NSObject
        class NSPersistentCloudKitContainer: NSPersistentContainer @13
        class NSPersistentContainer: NSObject @10
        class NSPersistentStore: NSObject
        class NSPersistentStoreCoordinator: NSObject
        class NSPersistentStoreRequest: NSObject
        class NSPropertyDescription: NSObject
        class NSRelationshipDescription: NSPropertyDescription
        module SwiftData: Foundation, Observation
        root final class ModelContainer: Sendable @17
        root class ModelContext @17
        struct PersistentIdentifier: Hashable, Codable, Comparable, Sendable @17
        protocol PersistentModel: AnyObject, Hashable @17
        module SwiftUI: CoreGraphics, Foundation, UIKit
        struct AnyView: View @13
        struct Binding<Value>: Sendable? @13
        struct Color: Hashable, View, Sendable @13
        enum ColorScheme: Hashable, Sendable @13
        struct EdgeInsets: Equatable, Sendable @13
        struct EnvironmentValues @13
        struct Font: Hashable, Sendable @13
        struct Image: Equatable, View, Sendable @13
        enum LayoutDirection: Hashable, Sendable @13
        struct LocalizedStringKey: Equatable @13
        struct NavigationPath: Equatable @16
        struct Text: Equatable, View, Sendable @13
        struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration @16
        main class UIHostingController<Content: View>: UIViewController @13
          init(rootView: Content)
          var rootView: Content
        main protocol UIViewControllerRepresentable: View @13
        main protocol UIViewRepresentable: View @13
        struct UnitPoint: Hashable, Sendable @13
        main protocol View @13
        module CoreImage: CoreGraphics, Foundation
        class CIColor: NSObject
        class CIContext: NSObject
        class CIDetector: NSObject
        class CIFeature: NSObject
        class CIFilter: NSObject
        class CIImage: NSObject
          let extent: CGRect
        class CIKernel: NSObject
        class CIVector: NSObject
        module EventKit: Foundation
        class EKAlarm: EKObject
        enum EKAuthorizationStatus: Int
        class EKCalendar: EKObject
        class EKCalendarItem: EKObject
        enum EKEntityType: UInt
        class EKEvent: EKCalendarItem
        class EKEventStore: NSObject
        class EKObject: NSObject
        class EKParticipant: EKObject
        class EKRecurrenceRule: EKObject
        class EKReminder: EKCalendarItem
        class EKSource: EKObject
        module EventKitUI: EventKit, Foundation, UIKit
        main class EKCalendarChooser: UIViewController
        main class EKEventEditViewController: UINavigationController
        protocol EKEventEditViewDelegate: NSObjectProtocol
        main class EKEventViewController: UIViewController
        protocol EKEventViewDelegate: NSObjectProtocol
        module QuickLook: Foundation, UIKit
        main class QLPreviewController: UIViewController
          weak var dataSource: (any QLPreviewControllerDataSource)?
          weak var delegate: (any QLPreviewControllerDelegate)?
          var currentPreviewItemIndex: Int
          func reloadData()
        protocol QLPreviewControllerDataSource: AnyObject
        protocol QLPreviewControllerDelegate: NSObjectProtocol
        protocol QLPreviewItem: NSObjectProtocol
        module QuickLookThumbnailing: Foundation
        class QLThumbnailGenerator: NSObject @13
        module GameKit: Foundation, UIKit
        class GKAchievement: NSObject
        protocol GKGameCenterControllerDelegate: NSObjectProtocol
        main class GKGameCenterViewController: UINavigationController
        class GKLeaderboard: NSObject
        class GKLocalPlayer: GKPlayer
        class GKMatch: NSObject
        main class GKMatchmakerViewController: UINavigationController
        class GKPlayer: NSObject
        class GKScore: NSObject
        module SpriteKit: CoreGraphics, Foundation, UIKit
        class SKAction: NSObject
        main class SKEffectNode: SKNode
        main class SKEmitterNode: SKNode
        main class SKLabelNode: SKNode
        main class SKNode: UIResponder
        class SKPhysicsBody: NSObject
        main class SKScene: SKEffectNode
        main class SKShapeNode: SKNode
        main class SKSpriteNode: SKNode
        class SKTexture: NSObject
        main class SKView: UIView
          func presentScene(_ scene: SKScene?)
          let scene: SKScene?
          var isPaused, showsFPS, showsNodeCount, ignoresSiblingOrder, allowsTransparency: Bool
          var preferredFramesPerSecond: Int @10
        module SceneKit: CoreGraphics, Foundation, QuartzCore, UIKit
        class SCNCamera: NSObject
        class SCNGeometry: NSObject
        class SCNLight: NSObject
        class SCNMaterial: NSObject
        class SCNNode: NSObject
        class SCNScene: NSObject
        protocol SCNSceneRendererDelegate: NSObjectProtocol
        struct SCNVector3: Sendable
        struct SCNVector4: Sendable
        main class SCNView: UIView
          var scene: SCNScene?
          var pointOfView: SCNNode?
          var allowsCameraControl, autoenablesDefaultLighting, showsStatistics, isPlaying: Bool
          var preferredFramesPerSecond: Int
        module ARKit: AVFoundation, Foundation, SceneKit, SpriteKit, UIKit
        class ARAnchor: NSObject @11
        main class ARCoachingOverlayView: UIView @13
          weak var session: ARSession?
          let isActive: Bool
          func setActive(_ active: Bool, animated: Bool)
        class ARConfiguration: NSObject @11
        class ARFaceTrackingConfiguration: ARConfiguration @11
        class ARFrame: NSObject @11
        class ARPlaneAnchor: ARAnchor @11
        main class ARSCNView: SCNView @11
          weak var delegate: (any ARSCNViewDelegate)?
          var session: ARSession
          var automaticallyUpdatesLighting, rendersCameraGrain, rendersMotionBlur: Bool
        protocol ARSCNViewDelegate: SCNSceneRendererDelegate @11
        main class ARSKView: SKView @11
        class ARSession: NSObject @11
        class ARWorldTrackingConfiguration: ARConfiguration @11
        module RealityKit: Foundation, UIKit
        main class ARView: UIView @13
        module PDFKit: Foundation, UIKit
        class PDFAnnotation: NSObject @11
        enum PDFDisplayDirection: Int @11
          case vertical, horizontal
        enum PDFDisplayMode: Int @11
          case singlePage, singlePageContinuous, twoUp, twoUpContinuous
        class PDFDocument: NSObject @11
          init()
          init?(url: URL)
          init?(data: Data)
          let pageCount: Int
        class PDFOutline: NSObject @11
        class PDFPage: NSObject @11
        class PDFSelection: NSObject @11
        main class PDFThumbnailView: UIView @11
          weak var pdfView: PDFView?
          var thumbnailSize: CGSize
        main class PDFView: UIView @11
          var document: PDFDocument?
          let currentPage: PDFPage?
          var displayMode: PDFDisplayMode
          var displayDirection: PDFDisplayDirection
          var autoScales, displaysPageBreaks, displaysAsBook: Bool
          var scaleFactor, minScaleFactor, maxScaleFactor: CGFloat
          weak var delegate: (any PDFViewDelegate)?
          func go(to page: PDFPage)
        protocol PDFViewDelegate: NSObjectProtocol @11
        module PencilKit: Foundation, UIKit
        main class PKCanvasView: UIScrollView @13
          weak var delegate: (any PKCanvasViewDelegate)?
          var drawing: PKDrawing
          var tool: any PKTool
          var isRulerActive: Bool
          var drawingPolicy: PKCanvasViewDrawingPolicy @14
          let drawingGestureRecognizer: UIGestureRecognizer
        protocol PKCanvasViewDelegate: UIScrollViewDelegate @13
          optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
        enum PKCanvasViewDrawingPolicy: UInt @14
          case `default`, anyInput, pencilOnly
        struct PKDrawing: Equatable, Codable @13
          init()
        struct PKEraserTool: PKTool, Equatable @13
        struct PKInkingTool: PKTool, Equatable @13
        struct PKLassoTool: PKTool, Equatable @13
        struct PKStroke @14
        protocol PKTool @13
        class PKToolPicker: NSObject @13
        module LinkPresentation: Foundation, UIKit
        class LPLinkMetadata: NSObject @13
          init()
          var url, originalURL: URL?
          var title: String?
        main class LPLinkView: UIView @13
          designated init(url URL: URL)
          convenience init(metadata: LPLinkMetadata)
          var metadata: LPLinkMetadata
        class LPMetadataProvider: NSObject @13
        module UniformTypeIdentifiers: Foundation
        struct UTType: Hashable, Codable, Sendable @14
          static let image, jpeg, png, pdf, text, plainText, movie, video, audio, url, data, item, folder, json: UTType
          let identifier: String
        module AuthenticationServices: Foundation, UIKit
        class ASAuthorization: NSObject @13
        main class ASAuthorizationAppleIDButton: UIControl @13
          designated init(authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType,
            authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style)
          var cornerRadius: CGFloat
        enum ASAuthorizationAppleIDButton.ButtonType: Int @13
          case signIn, `continue`, signUp
        enum ASAuthorizationAppleIDButton.Style: Int @13
          case white, whiteOutline, black
        class ASAuthorizationAppleIDCredential: NSObject @13
          let user: String
        class ASAuthorizationAppleIDProvider: NSObject @13
        class ASAuthorizationController: NSObject @13
        protocol ASAuthorizationControllerDelegate: NSObjectProtocol @13
        class ASPasswordCredential: NSObject @12
        class ASWebAuthenticationSession: NSObject @12
        module LocalAuthentication: Foundation
        enum LABiometryType: Int @11
          case none, touchID, faceID, opticID
        class LAContext: NSObject
        struct LAError: Error, Hashable, Sendable
        enum LAPolicy: Int
        module CloudKit: CoreLocation, Foundation
        class CKAsset: NSObject
        class CKContainer: NSObject, Sendable
        class CKDatabase: NSObject, Sendable
        struct CKError: Error, Hashable, Sendable
        class CKQuery: NSObject
        class CKRecord: NSObject
        class CKRecord.ID: NSObject, Sendable
        class CKRecordZone: NSObject
        class CKShare: CKRecord @10
        class CKSubscription: NSObject
        module CoreMotion: Foundation
        class CMAccelerometerData: CMLogItem
        class CMAltimeter: NSObject
        class CMDeviceMotion: CMLogItem
        class CMLogItem: NSObject
        class CMMotionActivity: CMLogItem
        class CMMotionManager: NSObject
        class CMPedometer: NSObject
        class CMPedometerData: NSObject
        module CoreBluetooth: Foundation
        class CBAttribute: NSObject
        class CBCentralManager: CBManager
        protocol CBCentralManagerDelegate: NSObjectProtocol
        class CBCharacteristic: CBAttribute
        class CBManager: NSObject @10
        class CBPeer: NSObject
        class CBPeripheral: CBPeer
        protocol CBPeripheralDelegate: NSObjectProtocol
        class CBPeripheralManager: CBManager
        class CBService: CBAttribute
        class CBUUID: NSObject
        module CoreText: CoreFoundation, CoreGraphics
        root class CTFont
        root class CTFrame
        root class CTLine
        root class CTRun
        module Metal: Foundation
        protocol MTLDevice: NSObjectProtocol
        protocol MTLTexture: NSObjectProtocol
        module MetalKit: Foundation, Metal, UIKit
        main class MTKView: UIView
          weak var delegate: (any MTKViewDelegate)?
          var preferredFramesPerSecond: Int
          var isPaused, enableSetNeedsDisplay: Bool
        protocol MTKViewDelegate: NSObjectProtocol
        module MediaPlayer: AVFoundation, Foundation, UIKit
        class MPMediaEntity: NSObject
        class MPMediaItem: MPMediaEntity
        class MPMediaItemCollection: NSObject
        main class MPMediaPickerController: UIViewController
        class MPMusicPlayerController: NSObject
        class MPNowPlayingInfoCenter: NSObject
        class MPRemoteCommandCenter: NSObject
        main class MPVolumeView: UIView
          var showsVolumeSlider: Bool
        module HealthKit: Foundation
        class HKHealthStore: NSObject
        class HKObject: NSObject
        class HKObjectType: NSObject
        class HKQuantity: NSObject
        class HKQuantitySample: HKSample
        class HKQuantityType: HKSampleType
        class HKQuery: NSObject
        class HKSample: HKObject
        class HKSampleType: HKObjectType
        class HKUnit: NSObject
        class HKWorkout: HKSample
        module HomeKit: Foundation
        class HMAccessory: NSObject
        class HMHome: NSObject
        class HMHomeManager: NSObject
        module Network: Foundation
        root final class NWConnection: Sendable @12
        struct NWPath: Equatable, Sendable @12
        root final class NWPathMonitor: Sendable @12
        module CryptoKit: Foundation
        enum AES: Sendable @13
        struct SHA256: Sendable @13
        struct SymmetricKey: Equatable, Sendable @13
        module CoreSpotlight: Foundation
        class CSSearchableIndex: NSObject
        class CSSearchableItem: NSObject
        module CoreML: Foundation
        class MLModel: NSObject
        class MLMultiArray: NSObject @11
        module Vision: CoreGraphics, CoreImage, Foundation
        class VNImageRequestHandler: NSObject @11
        class VNObservation: NSObject @11
        class VNRequest: NSObject @11
        module VisionKit: Foundation, UIKit
        main class DataScannerViewController: UIViewController @16
        main class ImageAnalysisInteraction: NSObject, UIInteraction @16
        main class VNDocumentCameraViewController: UIViewController @13
        module Speech: Foundation
        class SFSpeechRecognitionResult: NSObject @10
        class SFSpeechRecognitionTask: NSObject @10
        class SFSpeechRecognizer: NSObject @10
        module NaturalLanguage: Foundation
        class NLTagger: NSObject @12
        class NLTokenizer: NSObject @12
        module JavaScriptCore: Foundation
        class JSContext: NSObject
        class JSValue: NSObject
        module BackgroundTasks: Foundation
        class BGTask: NSObject @13
        class BGTaskScheduler: NSObject @13
        module WidgetKit: Foundation, SwiftUI
        module WatchConnectivity: Foundation
        class WCSession: NSObject
        protocol WCSessionDelegate: NSObjectProtocol
        module MultipeerConnectivity: Foundation, UIKit
        main class MCBrowserViewController: UIViewController
        class MCPeerID: NSObject
        class MCSession: NSObject
        module CallKit: Foundation
        class CXCallController: NSObject @10
        class CXProvider: NSObject @10
        module PushKit: Foundation
        class PKPushRegistry: NSObject
        module AdSupport: Foundation
        class ASIdentifierManager: NSObject
        module AppTrackingTransparency: Foundation
        class ATTrackingManager: NSObject @14
        module Security: CoreFoundation
        root class SecCertificate
        root class SecKey
        root class SecTrust
        module SystemConfiguration: CoreFoundation
        module Accelerate
        module GLKit: Foundation, UIKit
        main class GLKView: UIView
        main class GLKViewController: UIViewController
        module ReplayKit: Foundation, UIKit
        main class RPPreviewViewController: UIViewController
        class RPScreenRecorder: NSObject
        main class RPSystemBroadcastPickerView: UIView @12
        module IntentsUI: Foundation, UIKit
        main class INUIAddVoiceShortcutButton: UIButton @12
        main class INUIAddVoiceShortcutViewController: UIViewController @12
        module Intents: Foundation
        class INIntent: NSObject @10
        class INInteraction: NSObject @10
        class INVoiceShortcut: NSObject @12
        module CoreTelephony: Foundation
        class CTCarrier: NSObject
        class CTTelephonyNetworkInfo: NSObject
        module CoreNFC: Foundation
        class NFCNDEFReaderSession: NSObject @11
        module CoreHaptics: Foundation
        class CHHapticEngine: NSObject @13
        module CarPlay: Foundation, UIKit
        class CPTemplate: NSObject @12
        module AddressBook
        module Social: Foundation, UIKit
        main class SLComposeServiceViewController: UIViewController
        main class SLComposeViewController: UIViewController
        module NetworkExtension: Foundation
        class NEVPNManager: NSObject
        module ExternalAccessory: Foundation
        class EAAccessory: NSObject
        module GameController: Foundation
        class GCController: NSObject
        module TipKit: Foundation, SwiftUI
        module Charts: SwiftUI
        module MusicKit: Foundation
        module WeatherKit: Foundation
        module GroupActivities: Foundation
        module ActivityKit: Foundation
        module AppIntents: Foundation
        module MetricKit: Foundation
        module RegexBuilder
        module Synchronization
        module XCTest: Foundation
        module Testing
        """#
}
