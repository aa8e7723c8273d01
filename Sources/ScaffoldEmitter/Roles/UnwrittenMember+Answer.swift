import ScreenModel

extension UnwrittenMember {
    /// What a method does last that has to return something: nothing is an answer, and any other is somebody's decision.
    ///
    /// - Parameter isOnly: Whether the method does nothing else.
    static func answer(of name: String, _ type: SwiftType, isOnly: Bool) -> String {
        guard type.isOptional else { return trap(name) }
        return isOnly ? "nil" : "return nil"
    }
}
