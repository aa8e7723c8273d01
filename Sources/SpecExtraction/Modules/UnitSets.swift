/// Units that are put together, step by step.
struct UnitSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// The first of the units that a unit is together with.
    func first(of unit: Int) -> Int {
        var unit = unit
        while parents[unit] != unit { unit = parents[unit] }
        return unit
    }

    mutating func join(_ one: Int, _ other: Int) {
        let (one, other) = (first(of: one), first(of: other))
        parents[max(one, other)] = min(one, other)
    }

    func units(with unit: Int) -> [Int] {
        let first = first(of: unit)
        return parents.indices.filter { self.first(of: $0) == first }
    }
}
