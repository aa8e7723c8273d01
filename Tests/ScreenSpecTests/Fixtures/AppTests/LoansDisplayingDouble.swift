/// What the app's own protocol asks for, of which no spec knows.
extension LoansDisplayingDouble {
    func display(failure: String) {}
}
