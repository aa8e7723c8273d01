// What stands for the app's views, of which nothing is seen here.

@MainActor
protocol FailureDisplaying: AnyObject {
    func display(failure: String)
}

@MainActor
protocol KeyboardAvoiding: AnyObject {
    func makeRoom(forKeyboardOf height: Double)
}

@MainActor
final class EmptyStateView {}
