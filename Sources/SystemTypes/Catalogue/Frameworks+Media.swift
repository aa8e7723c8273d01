extension Catalogue {
    /// Audio and video.
    static let frameworksMedia: StaticString = #"""
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
        """#
}
