import Foundation

final class MockSession: NSObject {
    var sessionDelegate: URLSessionDelegate?
}
