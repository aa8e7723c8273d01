import UIKit

/// Whose closures are set, taken away and handed over by parameters of their names, and never called.
final class PlayerView: UIView {
    var onPlay: ((Bool) -> Void)?
    var onStop: (() -> Void)?
    var onEnd: (() -> Void)?
    var onSeek: (() -> Void)?
    private let bar = SeekBar()

    init(onEnd: @escaping () -> Void) {
        super.init(frame: .zero)
        self.onEnd = onEnd
        addSubview(bar)
        bar.onSeek = onSeek
    }

    required init?(coder: NSCoder) { nil }

    func reset() {
        onPlay = nil
        if let onStop { onStop() }
    }
}

final class SeekBar: UIView {
    var onSeek: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onSeek?()
    }
}
