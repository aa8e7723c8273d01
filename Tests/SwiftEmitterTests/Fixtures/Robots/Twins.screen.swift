/// What the person did.
@MainActor
protocol TwinsPresenterInterface: AnyObject {
    func tapped()
}
