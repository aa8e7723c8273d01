import Foundation

@MainActor
protocol LooseViewDelegate: AnyObject, NSObjectProtocol {
    func looseViewFinished(_ looseView: LooseView)
    func looseView<Value>(_ view: LooseView, valueOf key: String) -> Value
}

@MainActor
protocol TallViewDelegate: AnyObject {
    func tallView(_ tallView: TallView, grewBy height: Double)
    func tallView(_ tallView: TallView, shouldGrowTo height: Double) -> Bool
}
