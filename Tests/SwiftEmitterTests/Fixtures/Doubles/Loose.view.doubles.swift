@testable import Shop

/// Records what is said to `TallViewDelegate`.
@MainActor
final class TallViewDelegateDouble: TallViewDelegate, CallRecorder {
    nonisolated enum Call: Equatable {
        case tallView(TallView, grewBy: Double)
        case tallView(TallView, shouldGrowTo: Double)
    }

    let callLog = CallLog<Call>(of: "TallViewDelegate")
    var tallViewShouldGrowToHandler: @MainActor (TallView, Double) -> Bool = { _, _ in false }

    func tallView(_ tallView: TallView, grewBy height: Double) {
        callLog.add(.tallView(tallView, grewBy: height))
    }

    func tallView(_ tallView: TallView, shouldGrowTo height: Double) -> Bool {
        callLog.add(.tallView(tallView, shouldGrowTo: height))
        return tallViewShouldGrowToHandler(tallView, height)
    }
}

// There is no double of 'LooseViewDelegate': what 'looseView(_:valueOf:)' returns is for its caller to choose.
