import UIKit

/// Goes on a view that it is given.
final class BadgeView: UIView {
    private let label = UILabel()
    private weak var parent: UIView?

    init(on parent: UIView) {
        self.parent = parent
        super.init(frame: parent.bounds)
        addSubview(label)
        parent.addSubview(self)
    }
}

/// So does this one, by a method of its own, and later.
final class MarkView: UIView {
    private let parent: UIView

    init(on parent: UIView) {
        self.parent = parent
        super.init(frame: parent.bounds)
    }

    func show() {
        addToHierarchy(on: parent).constraintToSuperview(parent)
    }
}

/// Puts an effect on it.
final class BlurView: UIView {
    private let effectView = UIVisualEffectView()
    private let parent: UIView

    init(on parent: UIView) {
        self.parent = parent
        super.init(frame: .zero)
    }

    func draw() {
        parent.insertSubview(effectView, at: 0)
    }
}

/// These show what they are given.
final class CardView: UIView {
    private let content: UIView
    private let box: UIView
    private let footer: UIView

    init(content: UIView, box: UIView, footer: UIView) {
        self.content = content
        self.box = box
        self.footer = footer
        super.init(frame: .zero)
        addSubview(content)
        content.addSubview(UILabel())
        wrap(box)
        box.addSubview(UILabel())
    }

    private func wrap(_ view: UIView) {
        view.embed(in: self)
    }
}
