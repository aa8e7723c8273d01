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
@MainActor public protocol FeedDelegate {}
#endif
