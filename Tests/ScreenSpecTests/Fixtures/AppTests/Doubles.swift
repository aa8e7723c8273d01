// What the app's own protocols ask for, of which no spec knows.

extension LoansDisplayingDouble {
    func display(failure: String) {}
}

extension HoldRequestDisplayingDouble {
    func display(failure: String) {}
    func makeRoom(forKeyboardOf height: Double) {}
}
