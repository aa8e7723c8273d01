import UIKit

struct Model {
    var `default`: Bool
    var `in`: [Int]
}

final class Switch: UIView {
    var viewModel = ViewModel(for: Model(default: true, in: []))
    var actions = Actions()
    weak var delegate: (any SwitchDelegate)?

    func use() {
        actions.return?(1, 2)
        delegate?.switchSwitch(self)
        delegate?.switch(self, guard: Kind.in(for: 1) == .default ? 1 : 2)
    }
}
