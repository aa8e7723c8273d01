import ScreenModel

/// How a subview is declared and made.
struct SubviewText {
    let subview: Subview
    let types: ProgramTypes

    var isArray: Bool { subview.type.type.element != nil }

    var path: String? { subview.type.type.element?.path ?? subview.type.type.path }

    var isView: Bool { !isArray && types.isClass(path, below: "UIView") }

    var isBarItem: Bool { !isArray && types.isClass(path, below: "UIBarButtonItem") }

    var isGesture: Bool { !isArray && types.isClass(path, below: "UIGestureRecognizer") }

    /// Whether it is there from the start.
    var isMade: Bool { subview.type.type.path != nil && !subview.type.type.isOptional && !isArray && isKnownClass }

    private var isKnownClass: Bool { types.isClass(path, below: "NSObject") }

    func declaration(_ access: String) -> String {
        let name = SwiftName.escaped(subview.name.text)
        let type = subview.type.type
        if isArray { return "\(access)var \(name): \(type) = []" }
        guard isMade, let path else { return "\(access)var \(name): \(type.madeOptional)" }
        return "\(access)let \(name) = \(making(path))"
    }

    private func making(_ path: String) -> String {
        if path == "UIButton" { return "UIButton(type: .system)" }
        if path == "UISearchController" { return "UISearchController(searchResultsController: nil)" }
        if types.isClass(path, below: "UICollectionView") {
            return "\(path)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        }
        return "\(path)()"
    }
}
