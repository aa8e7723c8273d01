extension Catalogue {
    /// The other frameworks, by their most used types.
    static let frameworksMore: StaticString = #"""
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
        module CoreText: CoreFoundation, CoreGraphics
        root class CTFont
        root class CTFrame
        root class CTLine
        root class CTRun
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
        module Network: Foundation
        root final class NWConnection: Sendable @12
        struct NWPath: Equatable, Sendable @12
        root final class NWPathMonitor: Sendable @12
        module CryptoKit: Foundation
        enum AES: Sendable @13
        struct SHA256: Sendable @13
        struct SymmetricKey: Equatable, Sendable @13
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
        module AddressBook
        module Social: Foundation, UIKit
        main class SLComposeServiceViewController: UIViewController
        main class SLComposeViewController: UIViewController
        module NetworkExtension: Foundation
        class NEVPNManager: NSObject
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
