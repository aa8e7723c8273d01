import ScreenModel

/// What a person does to set an event off, with the verb that tests call it by.
struct RobotTouch {
    let verb: String
    let gesture: RobotGesture

    init(_ verb: String, _ gesture: RobotGesture) {
        (self.verb, self.gesture) = (verb, gesture)
    }

    /// What every text is entered by, whether or not anybody listens.
    static let enter = RobotTouch("enter", .type)
    static let tap = RobotTouch("tap", .tap)
}

extension TypeKnowledge {
    static let texts = ["UITextField", "UITextView", "UISearchBar"]
    static let lists = ["UITableView", "UICollectionView"]

    /// What sets an event of a class off; none, where no person does, or none can from a test.
    func touches(_ event: String, of className: String) -> [RobotTouch] {
        let isList = isAny(of: Self.lists, className)
        switch event {
        case "touchUpInside", "touchDown", "primaryActionTriggered", "allTouchEvents", "tap": return [.tap]
        case "doubleTap", "touchDownRepeat": return [RobotTouch("doubleTap", .doubleTap)]
        case "longPress", "contextMenu", "menuActionTriggered":
            return [RobotTouch("press", isList ? .pressRow : .press)]
        case "swipe", "leadingSwipeActions", "trailingSwipeActions":
            return [RobotTouch("swipe", isList ? .swipeRow : .swipe)]
        case "didScroll", "willBeginDragging", "didEndDragging", "didEndDecelerating":
            return [RobotTouch("scroll", .swipe)]
        case "pan", "edgePan": return [RobotTouch("drag", .drag)]
        case "pinch", "didZoom": return [RobotTouch("pinch", .pinch)]
        case "rotation": return [RobotTouch("rotate", .rotate)]
        case "select", "deselect": return selecting(event, className, isList: isList)
        case "return", "editingDidEndOnExit": return [RobotTouch("submit", .submit)]
        case "editingChanged", "allEditingEvents", "didChange": return isAny(of: Self.texts, className) ? [.enter] : []
        case "editingDidBegin", "didBeginEditing", "shouldBeginEditing": return [RobotTouch("focus", .tap)]
        case "valueChanged": return setting(className)
        default: return []
        }
    }

    private func selecting(_ verb: String, _ className: String, isList: Bool) -> [RobotTouch] {
        if isList { return [RobotTouch(verb, .tapRow)] }
        if isAny(of: ["UISegmentedControl", "UITabBar"], className) { return [RobotTouch(verb, .tapButton)] }
        if isAny(of: ["UIPickerView"], className) { return [RobotTouch(verb, .spin)] }
        return isAny(of: ["UIBarItem", "UITableViewCell", "UICollectionViewCell"], className) ? [.tap] : []
    }

    private func setting(_ className: String) -> [RobotTouch] {
        if isAny(of: ["UIStepper"], className) {
            return [RobotTouch("increment", .increment), RobotTouch("decrement", .decrement)]
        }
        if isAny(of: ["UIRefreshControl"], className) { return [RobotTouch("pullToRefresh", .pull)] }
        let gestures: [(String, RobotGesture)] = [
            ("UISwitch", .turn), ("UISlider", .slide), ("UISegmentedControl", .tapButton), ("UIDatePicker", .spin),
        ]
        let gesture = gestures.first { isSubclass(className, of: $0.0) == true }?.1
        return [RobotTouch("set", gesture ?? .touch)]
    }
}
