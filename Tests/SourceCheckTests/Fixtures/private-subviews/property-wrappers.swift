import UIKit

@propertyWrapper
struct UsesAutoLayout<View: UIView> {
    var wrappedValue: View

    init(wrappedValue: View) {
        wrappedValue.translatesAutoresizingMaskIntoConstraints = false
        self.wrappedValue = wrappedValue
    }
}

@propertyWrapper
final class Subview<View: UIView> {
    lazy var wrappedValue = View()
}

@propertyWrapper
struct Tracked<Value> {
    var wrappedValue: Value
}

final class LoginView: UIView {
    @UsesAutoLayout var titleLabel = UILabel()
    @UsesAutoLayout private var nameLabel = UILabel()
    @Subview var button: UIButton
    @Subview private var cancelButton: UIButton
    /// Whoever makes the view hands it in.
    @Tracked var header: UIView
    @Tracked var isOpen: Bool

    init(header: UIView) {
        self.header = header
        isOpen = false
        super.init(frame: .zero)
    }
}

final class Badge: UIView {
    /// A wrapper of a package that nobody knows here may hand in what somebody else made.
    @Injected var icon: UIImageView
}
