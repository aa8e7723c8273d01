import XCTest

// 'emptyView.image.tap' is left out: nothing on its way has an identifier.
// 'cardView.hover' is left out: no test can do that to an element.
/// Finds, reads and touches the parts of `Orders` in tests of the user interface.
@MainActor
struct OrdersRobot {
    let app: XCUIApplication

    var tableView: XCUIElement {
        app.tables[OrdersIdentifiers.tableView]
    }

    var emptyView: XCUIElement {
        app.descendants(matching: .any)[OrdersIdentifiers.emptyView]
    }

    func starButtons(index: Int) -> XCUIElement {
        app.buttons[OrdersIdentifiers.starButtons(index: index)]
    }

    var sortControl: XCUIElement {
        app.segmentedControls[OrdersIdentifiers.sortControl]
    }

    var amountStepper: XCUIElement {
        app.steppers[OrdersIdentifiers.amountStepper]
    }

    var volumeSlider: XCUIElement {
        app.sliders[OrdersIdentifiers.volumeSlider]
    }

    var dayPicker: XCUIElement {
        app.datePickers[OrdersIdentifiers.dayPicker]
    }

    var rating: XCUIElement {
        app.descendants(matching: .any)[OrdersIdentifiers.rating]
    }

    var cardView: XCUIElement {
        app.otherElements[OrdersIdentifiers.cardView]
    }

    var index: XCUIElement {
        app.textViews[OrdersIdentifiers.index]
    }

    var `case`: XCUIElement {
        app.buttons[OrdersIdentifiers.case]
    }

    func orderCell(row: Int) -> OrderCellRobot {
        OrderCellRobot(app: app, row: row)
    }

    var empty: EmptyViewRobot {
        EmptyViewRobot(app: app)
    }

    var isEmptyShown: Bool {
        emptyView.exists
    }

    var indexText: String? {
        self.index.value as? String
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        XCTAssertTrue(tableView.waitForExistence(timeout: timeout), file: file, line: line)
        return self
    }

    @discardableResult func enterIndex(_ text: String) -> Self {
        self.index.tap()
        self.index.typeText(text)
        return self
    }

    @discardableResult func select(at index: Int) -> HelpRobot {
        tableView.cells.element(boundBy: index).tap()
        return HelpRobot(app: app)
    }

    @discardableResult func tapTitle(row: Int) -> HelpRobot {
        orderCell(row: row).titleLabel.tap()
        return HelpRobot(app: app)
    }

    @discardableResult func swipe(_ direction: SwipeDirection, at index: Int) -> Self {
        swipe(tableView.cells.element(boundBy: index), direction)
        return self
    }

    @discardableResult func press(at index: Int, for duration: TimeInterval = 1) -> Self {
        tableView.cells.element(boundBy: index).press(forDuration: duration)
        return self
    }

    @discardableResult func pullToRefresh() -> Self {
        let start = tableView.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1))
        let offset = CGVector(dx: 0.5, dy: 0.9)
        start.press(forDuration: 0, thenDragTo: tableView.coordinate(withNormalizedOffset: offset))
        return self
    }

    @discardableResult func tapAdvice() -> Self {
        empty.adviceButton.tap()
        return self
    }

    @discardableResult func tapHint() -> Self {
        empty.hintLabel.tap()
        return self
    }

    @discardableResult func tapStar(index: Int) -> Self {
        starButtons(index: index).tap()
        return self
    }

    @discardableResult func setRating(at offset: CGVector) -> Self {
        rating.coordinate(withNormalizedOffset: offset).tap()
        return self
    }

    @discardableResult func rateRow(row: Int, index: Int) -> Self {
        orderCell(row: row).starButtons(index: index).tap()
        return self
    }

    @discardableResult func setSort(at index: Int) -> Self {
        sortControl.buttons.element(boundBy: index).tap()
        return self
    }

    @discardableResult func incrementAmount() -> Self {
        amountStepper.buttons.element(boundBy: 1).tap()
        return self
    }

    @discardableResult func decrementAmount() -> Self {
        amountStepper.buttons.element(boundBy: 0).tap()
        return self
    }

    @discardableResult func setVolume(to position: CGFloat) -> Self {
        volumeSlider.adjust(toNormalizedSliderPosition: position)
        return self
    }

    @discardableResult func setDay(_ value: String, wheel: Int = 0) -> Self {
        dayPicker.pickerWheels.element(boundBy: wheel).adjust(toPickerWheelValue: value)
        return self
    }

    @discardableResult func swipeCard(_ direction: SwipeDirection) -> Self {
        swipe(cardView, direction)
        return self
    }

    @discardableResult func dragCard(by offset: CGVector) -> Self {
        let start = cardView.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        start.press(forDuration: 0, thenDragTo: start.withOffset(offset))
        return self
    }

    @discardableResult func pinchCard(scale: CGFloat, velocity: CGFloat) -> Self {
        cardView.pinch(withScale: scale, velocity: velocity)
        return self
    }

    @discardableResult func rotateCard(by angle: CGFloat, velocity: CGFloat) -> Self {
        cardView.rotate(angle, withVelocity: velocity)
        return self
    }

    @discardableResult func pressCard(for duration: TimeInterval = 1) -> Self {
        cardView.press(forDuration: duration)
        return self
    }

    @discardableResult func doubleTapCard() -> Self {
        cardView.doubleTap()
        return self
    }

    @discardableResult func tapCase() -> Self {
        `case`.tap()
        return self
    }

    /// Which way a finger goes.
    nonisolated enum SwipeDirection {
        case up
        case down
        case left
        case right
    }

    private func swipe(_ element: XCUIElement, _ direction: SwipeDirection) {
        switch direction {
        case .up: element.swipeUp()
        case .down: element.swipeDown()
        case .left: element.swipeLeft()
        case .right: element.swipeRight()
        }
    }
}

/// Finds, reads and touches the parts of `OrderCell` in tests of the user interface.
@MainActor
struct OrderCellRobot {
    let app: XCUIApplication
    let row: Int

    var titleLabel: XCUIElement {
        app.staticTexts[OrderCellIdentifiers.titleLabel(row: row)]
    }

    func starButtons(index: Int) -> XCUIElement {
        app.buttons[OrderCellIdentifiers.starButtons(row: row, index: index)]
    }

    var title: String {
        titleLabel.label
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        XCTAssertTrue(titleLabel.waitForExistence(timeout: timeout), file: file, line: line)
        return self
    }

    @discardableResult func tapStar(index: Int) -> Self {
        starButtons(index: index).tap()
        return self
    }
}

/// Finds, reads and touches the parts of `EmptyView` in tests of the user interface.
@MainActor
struct EmptyViewRobot {
    let app: XCUIApplication

    var hintLabel: XCUIElement {
        app.staticTexts[EmptyViewIdentifiers.hintLabel]
    }

    var adviceButton: XCUIElement {
        app.buttons[EmptyViewIdentifiers.adviceButton]
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        XCTAssertTrue(hintLabel.waitForExistence(timeout: timeout), file: file, line: line)
        return self
    }

    @discardableResult func tapAdvice() -> Self {
        adviceButton.tap()
        return self
    }

    @discardableResult func tapHint() -> Self {
        hintLabel.tap()
        return self
    }
}

/// Finds, reads and touches the parts of `DetailsView` in tests of the user interface.
@MainActor
struct DetailsViewRobot {
    let app: XCUIApplication

    var nameLabel: XCUIElement {
        app.staticTexts[DetailsViewIdentifiers.nameLabel]
    }

    var name: String {
        nameLabel.label
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        XCTAssertTrue(nameLabel.waitForExistence(timeout: timeout), file: file, line: line)
        return self
    }
}

// 'scrollView.didScroll' is left out: nothing on its way has an identifier.
/// Finds, reads and touches the parts of `Details` in tests of the user interface.
@MainActor
struct DetailsRobot {
    let app: XCUIApplication

    var detailsView: DetailsViewRobot {
        DetailsViewRobot(app: app)
    }

    /// Fails where it is not seen in time.
    @discardableResult func waitUntilShown(
        timeout: TimeInterval = 5,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> Self {
        detailsView.waitUntilShown(timeout: timeout, file: file, line: line)
        return self
    }

    @discardableResult func tapName() -> Self {
        detailsView.nameLabel.tap()
        return self
    }
}
