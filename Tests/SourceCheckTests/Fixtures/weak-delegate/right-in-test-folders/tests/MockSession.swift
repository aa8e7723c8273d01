import Foundation

final class OtherMockSession: NSObject {
    var sessionDelegate: URLSessionDelegate?
}
