// swift-format-ignore-file

protocol HasDelegate {
    associatedtype Delegate
    var delegate: Delegate? { get set }
}

protocol HasCardDelegate {
    var cardDelegate: AnyObject? { get }
}
