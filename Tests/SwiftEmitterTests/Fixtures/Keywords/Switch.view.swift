import Foundation

extension Switch {
    nonisolated struct ViewModel: Hashable, Sendable {
        let `default`: Bool
        let `in`: [Int]
        let `case`: Double

        var `repeat`: String {
            `case`.formatted()
        }

        var get: Bool {
            `default`
        }

        var closure: Int {
            return { 5 }()
        }
    }
}

nonisolated extension Switch.ViewModel {
    init(for: Model) {
        self.init(default: `for`.default, in: `for`.in, case: 0)
    }
}

extension Switch {
    /// What is called when a person does something in `Switch`.
    nonisolated struct Actions {
        var `return`: (@MainActor (_ in: Int, _ `let`: Int) -> Void)?
    }
}

@MainActor
protocol SwitchDelegate: AnyObject {
    func switchSwitch(_ switch: Switch)
    func `switch`(_ switch: Switch, guard where: Int)
}

nonisolated enum Kind: Hashable, Sendable {
    case `default`
    case `in`(for: Int)
    case none
}
