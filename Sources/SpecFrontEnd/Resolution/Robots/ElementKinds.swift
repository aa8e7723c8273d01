import ScreenModel
import SystemTypes
import ScreenSpecDiagnostics

extension TypeKnowledge {
    /// As what XCUITest knows the objects of a class.
    func elementKind(of name: String) -> ScreenRobot.Element.Kind {
        if Self.plainViews.contains(name) { return .otherElements }
        return Self.elementKinds.first { isSubclass(name, of: $0.name) == true }?.kind ?? .any
    }

    /// Views that are nothing by themselves. What inherits from them may say of itself that it is a button.
    private static let plainViews: Set<String> = ["UIView", "UIStackView", "UIVisualEffectView"]

    /// A text field is not among them: whether it is a secure one, only the app knows.
    private static let elementKinds: [(name: String, kind: ScreenRobot.Element.Kind)] = [
        ("UISearchTextField", .searchFields),
        ("UIButton", .buttons), ("UIBarItem", .buttons),
        ("UILabel", .staticTexts), ("UITextView", .textViews), ("UIImageView", .images),
        ("UISwitch", .switches), ("UISlider", .sliders), ("UIStepper", .steppers),
        ("UISegmentedControl", .segmentedControls), ("UIPageControl", .pageIndicators),
        ("UIDatePicker", .datePickers), ("UIPickerView", .pickers),
        ("UIProgressView", .progressIndicators), ("UIActivityIndicatorView", .activityIndicators),
        ("UITableView", .tables), ("UICollectionView", .collectionViews), ("UIScrollView", .scrollViews),
        ("UITableViewCell", .cells), ("UICollectionViewCell", .cells),
        ("UINavigationBar", .navigationBars), ("UITabBar", .tabBars), ("UIToolbar", .toolbars),
        ("MKMapView", .maps), ("WKWebView", .webViews),
    ]

    /// Whether its objects are there once for each row of a list.
    func isRow(_ name: String) -> Bool {
        ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"].contains {
            isSubclass(name, of: $0) == true
        }
    }

    /// Whether its objects have an accessibility identifier; `nil` where nobody knows.
    func hasIdentifier(_ name: String) -> Bool? {
        let answers = ["UIView", "UIBarItem"].map { isSubclass(name, of: $0) }
        return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }

    func isAny(of names: [String], _ name: String) -> Bool {
        names.contains { isSubclass(name, of: $0) == true }
    }

    // MARK: Names

    /// A subview's name without what it is: `login` of `loginButton`, nothing of `tableView`.
    func noun(of part: ViewParts.Part) -> String {
        let words = part.robotName.camelCaseWords
        guard let className = part.className else { return part.robotName }
        for length in stride(from: words.count, to: 0, by: -1) {
            var ending = words.suffix(length).map(\.firstUppercased).joined()
            if part.isIndexed, ending.hasSuffix("s") { ending.removeLast() }
            if isKind(ending, of: className, isAll: length == words.count) { return words.dropLast(length).joined() }
        }
        return part.robotName
    }

    /// Whether words say of which class something is: `Field` of a `UITextField`.
    private func isKind(_ words: String, of className: String, isAll: Bool) -> Bool {
        var current: String? = className
        for _ in 0..<64 {
            guard let name = current else { return false }
            let parts = name.lastDottedPart.camelCaseWords
            if SystemTypes.module(of: name) == nil {
                // What a class of the app is of, its last word says; a 'rating' of one called 'Rating' is no less one.
                if parts.last == words, !isAll { return true }
            } else {
                let own = parts.dropFirst()
                for start in own.indices {
                    for end in start..<own.endIndex where own[start...end].joined() == words { return true }
                }
            }
            current = superclass(of: name)
        }
        return false
    }
}
