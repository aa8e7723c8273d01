extension Catalogue {
    /// Requests and their answers, streams, services on the net.
    static let foundationNetwork: StaticString = #"""
        module Foundation
        class CachedURLResponse: NSObject, Sendable
        class HTTPCookie: NSObject
        wrapper HTTPCookiePropertyKey
        class HTTPCookieStorage: NSObject, Sendable
        class HTTPURLResponse: URLResponse
          let statusCode: Int
        class InputStream: Stream
        class MessagePort: Port
        class NetService: NSObject
        class NetServiceBrowser: NSObject
        protocol NetServiceDelegate: NSObjectProtocol
        class OutputStream: Stream
        class Port: NSObject
        protocol PortDelegate: NSObjectProtocol
        class Stream: NSObject
        protocol StreamDelegate: NSObjectProtocol
        struct URL: Hashable, Codable, Sendable
          let absoluteString, path, lastPathComponent, pathExtension: String
          let host, scheme, query, fragment: String?
        class URLAuthenticationChallenge: NSObject
        class URLCache: NSObject, Sendable
        struct URLComponents: Hashable, Codable, Sendable
        class URLCredential: NSObject, Sendable
        struct URLError: Error, Hashable, Sendable
        struct URLError.Code: Hashable, Sendable
        class URLProtectionSpace: NSObject, Sendable
        class URLProtocol: NSObject
        struct URLQueryItem: Hashable, Codable, Sendable
        struct URLRequest: Hashable, Sendable
        wrapper URLResourceKey
        struct URLResourceValues: Sendable
        class URLResponse: NSObject, Sendable
        class URLSession: NSObject, Sendable
        class URLSessionConfiguration: NSObject, Sendable
        protocol URLSessionDataDelegate: URLSessionTaskDelegate
        class URLSessionDataTask: URLSessionTask
        protocol URLSessionDelegate: NSObjectProtocol, Sendable
        protocol URLSessionDownloadDelegate: URLSessionTaskDelegate
        class URLSessionDownloadTask: URLSessionTask
        class URLSessionStreamTask: URLSessionTask
        class URLSessionTask: NSObject, Sendable
        enum URLSessionTask.State: Int
        protocol URLSessionTaskDelegate: URLSessionDelegate
        class URLSessionTaskMetrics: NSObject, Sendable @10
        class URLSessionUploadTask: URLSessionDataTask
        protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate @13
        class URLSessionWebSocketTask: URLSessionTask @13
        """#
}
