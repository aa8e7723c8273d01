extension Fees.FeeCell.View {
    nonisolated struct ViewModel: Hashable, Sendable {
        let bounds: String
    }
}

@MainActor
protocol FeesFeeCellViewDelegate: AnyObject {
    func view(_ view: Fees.FeeCell.View, didTapFixed amount: Double)
}
