/// What the code has already.
package struct Surroundings: Sendable {
    private let exists: @Sendable (String) -> Bool
    private let has: @Sendable (_ member: String, _ type: String) -> Bool

    /// - Parameters:
    ///   - exists: Whether there is a type of that name.
    ///   - has: Whether a type that there is has a member.
    package init(
        exists: @escaping @Sendable (String) -> Bool,
        has: @escaping @Sendable (_ member: String, _ type: String) -> Bool
    ) {
        (self.exists, self.has) = (exists, has)
    }

    /// Where nobody has written anything yet.
    package static var none: Surroundings { Surroundings(exists: { _ in false }, has: { _, _ in false }) }

    func isThere(_ type: String) -> Bool { exists(type) }

    /// Whether a class has what a scaffold gives to it: of one that is there, as it is.
    func isGiven(_ member: String, _ type: String) -> Bool {
        !exists(type) || has(member, type)
    }
}
