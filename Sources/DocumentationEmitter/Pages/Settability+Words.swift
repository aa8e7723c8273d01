import ScreenModel

extension [StoredProperty] {
    /// A column for who can set each property; nothing where no spec says that.
    ///
    /// - Parameter standard: What their type says.
    func setters(_ standard: Settability?) -> (titles: [String], cells: (StoredProperty) -> [Table.Cell]) {
        guard contains(where: { ($0.settable ?? standard) != nil }) else { return ([], { _ in [] }) }
        return (["Set by"], { [($0.settable ?? standard).map { [.text($0.setter)] } ?? []] })
    }
}

extension Settability {
    fileprivate var setter: String {
        switch self {
        case .all: "everybody"
        case .none: "nobody"
        case .own: "the type itself"
        }
    }
}
