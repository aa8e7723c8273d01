// swift-format-ignore-file
import UIKit

protocol RowDelegate
{
    func tapped()
}

protocol ListDelegate : CustomStringConvertible
{
    var delegate: RowDelegate? { get set }
}

#if os(iOS)
@MainActor public protocol FeedDelegate { func loaded() }
#endif

final class List {
    var handler: [ListDelegate] = []
    func attach<Feed: FeedDelegate>(_ feed: Feed) {}
}
