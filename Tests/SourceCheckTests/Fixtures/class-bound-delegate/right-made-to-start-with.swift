public protocol LookDelegate {
    func name(of color: Int) -> String
}

/// Says how everything looks where nobody says otherwise.
final class StandardLook: LookDelegate {
    func name(of color: Int) -> String { "\(color)" }
}

public final class Kit {
    public var delegate: LookDelegate = StandardLook()
}
