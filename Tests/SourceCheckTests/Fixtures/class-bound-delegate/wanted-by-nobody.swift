// swift-format-ignore-file
import UIKit

/// Its owner hands out who it is, and a builder hands it on.
protocol SearchDelegate {
    func searched()
}
final class SearchScreen: UIViewController, SearchDelegate {
    func searched() {}
}
final class Discover {
    private let screen = SearchScreen()
    var searchDelegate: SearchDelegate { screen }
}
struct SearchBuilder {
    let delegate: SearchDelegate
    func build(_ delegate: SearchDelegate) {}
}

/// Somebody does hold it.
protocol FilterDelegate {
    func filtered()
}
struct FilterBuilder {
    let delegate: FilterDelegate
    func build() -> Filter { Filter(delegate) }
}
final class Filter {
    private let owner: FilterDelegate
    init(_ owner: FilterDelegate) { self.owner = owner }
}

/// Nothing to say.
protocol EmptyDelegate {}
final class EmptyHolder {
    var delegate: EmptyDelegate?
}

/// Held weakly as it is.
protocol TabView: AnyObject {}
protocol TabDelegate {
    func selected()
}
final class Tabs {
    weak var view: (TabDelegate & TabView)?
    func attach(_ view: TabDelegate & TabView) {}
}

/// The other part is not for objects either.
protocol Named {}
protocol PageDelegate {
    func turned()
}
final class Pages {
    var view: (PageDelegate & Named)?
}

/// A strategy, held by several.
protocol AlertDelegate {
    func show()
}
final class Alerts: AlertDelegate {
    private let queue = DispatchQueue.main
    func show() {}
}
final class FirstHandler {
    private let alerts: AlertDelegate
    init(alerts: AlertDelegate) { self.alerts = alerts }
}
final class SecondHandler {
    private let delegate: AlertDelegate
    init(delegate: AlertDelegate) { self.delegate = delegate }
}

/// By the second holder it leads back.
protocol TaskDelegate {
    func ended()
}
final class Tasks: TaskDelegate {
    private var next: SecondTask?
    func ended() {}
}
final class FirstTask {
    private let owner: TaskDelegate
    init(owner: TaskDelegate) { self.owner = owner }
}
final class SecondTask {
    private let owner: TaskDelegate
    init(owner: TaskDelegate) { self.owner = owner }
}
