extension Catalogue {
    /// Photos, documents, drawings and links.
    static let frameworksDocuments: StaticString = #"""
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
        """#
}
