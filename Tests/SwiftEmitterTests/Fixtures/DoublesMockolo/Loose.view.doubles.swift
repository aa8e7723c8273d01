@testable import Shop

/// Counts what is said to `TallViewDelegate`, and answers it.
@MainActor
final class TallViewDelegateMock: TallViewDelegate {
    init() {}

    private(set) var tallViewCallCount = 0
    var tallViewArgValues: [(tallView: TallView, height: Double)] = []
    var tallViewHandler: (@MainActor (TallView, Double) -> Void)?

    func tallView(_ tallView: TallView, grewBy height: Double) {
        tallViewCallCount += 1
        tallViewArgValues.append((tallView, height))
        tallViewHandler?(tallView, height)
    }

    private(set) var tallViewShouldGrowToCallCount = 0
    var tallViewShouldGrowToArgValues: [(tallView: TallView, height: Double)] = []
    var tallViewShouldGrowToHandler: (@MainActor (TallView, Double) -> Bool)?

    func tallView(_ tallView: TallView, shouldGrowTo height: Double) -> Bool {
        tallViewShouldGrowToCallCount += 1
        tallViewShouldGrowToArgValues.append((tallView, height))
        if let tallViewShouldGrowToHandler {
            return tallViewShouldGrowToHandler(tallView, height)
        }
        return false
    }
}

// There is no double of 'LooseViewDelegate': what 'looseView(_:valueOf:)' returns is for its caller to choose.
