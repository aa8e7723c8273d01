/// Units that are put together, step by step.
struct UnitSets {
    /// The first of the units that each is together with.
    private var firsts: [Int]
    /// Those that are together, by the first of them, in their order.
    private var members: [[Int]]

    init(count: Int) {
        firsts = Array(0..<count)
        members = firsts.map { [$0] }
    }

    /// The first of the units that a unit is together with.
    func first(of unit: Int) -> Int { firsts[unit] }

    mutating func join(_ one: Int, _ other: Int) {
        let (one, other) = (firsts[one], firsts[other])
        guard one != other else { return }
        let (first, later) = (min(one, other), max(one, other))
        for unit in members[later] { firsts[unit] = first }
        members[first] = (members[first] + members[later]).sorted()
        members[later] = []
    }

    func units(with unit: Int) -> [Int] { members[firsts[unit]] }
}
