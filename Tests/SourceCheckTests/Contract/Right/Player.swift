import UIKit
import Combine

@globalActor actor DatabaseActor {
    static let shared = DatabaseActor()
}

enum PlayError: Error { case lost }
enum StoreError: Error { case full }

@MainActor protocol PlayerDisplaying: AnyObject {
    func show(title: String, onTap: @escaping () -> Void)
    func update(progress: Double)
    nonisolated func log(_ text: String)
}

protocol PlayerStoring: AnyObject {
    @DatabaseActor func song(at index: Int) throws(StoreError) -> String
    @available(iOS 15, *) func purge() throws
    func visit(_ songs: inout [String], _ body: () -> Bool)
    func ranges() -> [(from: Int, to: Int)]
    func titles() -> AnyPublisher<String, Never>
}

public protocol PlayerListening {
    func started()
}

public struct Song {
    public let title: String
    public var isLoud = false
    public var rating: Double = 0
    static let empty = Song(title: "")
    public var cover: URL?
}

protocol Playable: AnyObject {}

final class Playlist: Playable, Sendable {
    let songs: [String] = []
    private var position = 0
    public var isPlaying = false
}

final class PlayerViewModel {
    let title = PassthroughSubject<String, Never>()
    var busy: AnyPublisher<Bool, Never> { Just(true).eraseToAnyPublisher() }
    var caption = ""
    static func make() -> PlayerViewModel { PlayerViewModel() }

    @discardableResult func play(_ song: Song, then done: @escaping () -> Void) -> Bool { true }
    func stop() throws(PlayError) {}
    func skip<Value: Hashable>(to value: Value) {}
    private func reset() {}
}

final class PlayerView: UIView {
    struct Actions {
        var tappedPlay: (() -> Void)?
        let seeked: (Double) -> Void
        var stopped: (() async -> Bool)?
    }

    private let playButton = UIButton()
    private let bars = [UIView(), UIView()]
    private let titleLabel = UILabel()
    var volume: Double = 1
    var actions: Actions?

    func set(title: String) { titleLabel.text = title }
}

final class PlayerController: UIViewController, PlayerDisplaying {
    func show(title: String, onTap: @escaping () -> Void) {}
    func update(progress: Double) {}
    nonisolated func log(_ text: String) {}
}

final class PlayerPresenter {
    weak var view: PlayerDisplaying?
    var storage: PlayerStoring?
}

final class PlayerStorage: PlayerStoring {
    @DatabaseActor func song(at index: Int) throws(StoreError) -> String { "" }
    func purge() throws {}
    func visit(_ songs: inout [String], _ body: () -> Bool) {}
    func ranges() -> [(from: Int, to: Int)] { [] }
    func titles() -> AnyPublisher<String, Never> { Just("").eraseToAnyPublisher() }
}
