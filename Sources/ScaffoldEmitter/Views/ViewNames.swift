import SystemTypes

/// The names of a view's members, so that none is declared twice.
struct ViewNames {
    private(set) var taken: Set<String> = []
    let platform: String?

    mutating func take(_ name: String) { taken.insert(name) }

    mutating func take(_ names: [String]) { taken.formUnion(names) }

    func isTaken(_ name: String) -> Bool {
        taken.contains(name) || platform.map { SystemTypes.member(name, of: $0) != nil } ?? false
    }

    /// The name, or one like it that nobody has.
    mutating func unique(_ name: String, or other: String) -> String {
        var candidate = isTaken(name) ? other : name
        var number = 2
        while isTaken(candidate) {
            candidate = "\(other)\(number)"
            number += 1
        }
        taken.insert(candidate)
        return candidate
    }
}
