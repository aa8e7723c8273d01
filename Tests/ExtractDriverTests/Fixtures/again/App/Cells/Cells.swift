import UIKit

protocol MessageCellDelegate: AnyObject {
    func didTapRetry(id: Int)
    func didSelect(in textView: UITextView)
}

/// Hands a view out, so that its delegate is one that the app has; whoever else talks by it has it described.
class MessageCell: UITableViewCell {
    weak var delegate: MessageCellDelegate?
    private let textView = UITextView()
    private let retryButton = UIButton()

    func set(_ text: String) {
        textView.text = text
        retryButton.addTarget(self, action: #selector(retry), for: .touchUpInside)
    }

    @objc private func retry() {
        delegate?.didTapRetry(id: 1)
        delegate?.didSelect(in: textView)
    }
}

protocol VoiceCellDelegate: AnyObject {
    func voiceCellDidPlay()
}

final class VoiceCell: MessageCell {
    weak var voiceCellDelegate: VoiceCellDelegate?
    private let playButton = UIButton()

    func connect() {
        playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
    }

    @objc private func play() {
        voiceCellDelegate?.voiceCellDidPlay()
        delegate?.didTapRetry(id: 2)
    }
}
