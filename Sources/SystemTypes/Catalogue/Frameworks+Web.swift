extension Catalogue {
    /// The web, in views and in controllers.
    static let frameworksWeb: StaticString = #"""
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
        """#
}
