import UIKit

extension CounterView {
    nonisolated struct ViewModel: Hashable, Sendable {
        var title: String
        private(set) var count: Int
        let tint: UIColor?

        init(title: String = "", count: Int = 0, tint: UIColor?) {
            self.title = title
            self.count = count
            self.tint = tint
        }
    }
}

nonisolated struct Score: Hashable, Sendable {
    private(set) var points: Int
    var name: String?
    let id: String

    init(points: Int = 1, name: String? = nil, id: String) {
        self.points = points
        self.name = name
        self.id = id
    }
}
