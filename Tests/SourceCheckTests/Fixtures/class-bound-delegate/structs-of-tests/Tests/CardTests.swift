// swift-format-ignore-file
struct CardSpy: CardDelegate {
    func cardTapped() {}
}
