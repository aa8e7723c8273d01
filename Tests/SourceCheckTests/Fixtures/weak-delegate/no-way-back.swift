// swift-format-ignore-file
import UIKit

protocol Showing {
    func show(_ text: String)
}
final class Presenter: Showing {
    static let shared = Presenter()
    var log: [String] = []
    func show(_ text: String) { log.append(text) }
}

/// A strategy: it knows nobody who holds it.
protocol RequestDelegate: AnyObject {
    func confirm(_ text: String)
}
final class AlertDelegate: RequestDelegate {
    private let presenter: Presenter = .shared
    private let showing: Showing
    private let queue = DispatchQueue(label: "alerts")
    private var titles: [String: URL] = [:]
    private let wait: TimeInterval = 3
    weak var handler: RequestHandler?
    init(showing: Showing) { self.showing = showing }
    func confirm(_ text: String) { presenter.show(text) }
}
final class RequestHandler {
    private let delegate: RequestDelegate
    init(delegate: RequestDelegate) { self.delegate = delegate }
}

/// It leads back by what it holds.
protocol PartDelegate: AnyObject {
    func done()
}
final class Owner: PartDelegate {
    private let parts: [Wrapper]
    init(parts: [Wrapper]) { self.parts = parts }
    func done() {}
}
struct Wrapper {
    let part: Part
}
final class Part {
    var delegate: PartDelegate?
}

/// Nobody knows what it leads to.
protocol ClosureDelegate: AnyObject {}
final class ClosureHandler: ClosureDelegate {
    var onDone: () -> Void = {}
}
final class ClosureHolder {
    let delegate: ClosureDelegate
    init(delegate: ClosureDelegate) { self.delegate = delegate }
}
protocol PackageDelegate: AnyObject {}
final class PackageHandler: PackageDelegate {
    var thing: SomethingFromAPackage?
}
final class PackageHolder {
    var delegate: PackageDelegate
    init(delegate: PackageDelegate) { self.delegate = delegate }
}
protocol ScreenDelegate: AnyObject {}
final class Screen: UIViewController, ScreenDelegate {}
final class ScreenHolder {
    var delegate: ScreenDelegate?
}
protocol StrangerDelegate: AnyObject {}
final class StrangerHandler: StrangerDelegate {}
extension SomethingFromAPackage: StrangerDelegate {}
final class StrangerHolder {
    var delegate: StrangerDelegate?
}
/// Somebody who uses the module may conform.
public protocol PublicDelegate: AnyObject {}
final class PublicHandler: PublicDelegate {}
public final class PublicHolder {
    public var delegate: PublicDelegate?
}
protocol InheritedDelegate: AnyObject {}
class BaseHandler {
    var holder: InheritedHolder?
}
final class InheritedHandler: BaseHandler, InheritedDelegate {}
final class InheritedHolder {
    var delegate: InheritedDelegate?
}
