/// Stands for the package's type.
public struct PhoneNumber: Hashable, Sendable {
    public var digits: String

    public init(digits: String) {
        self.digits = digits
    }
}
