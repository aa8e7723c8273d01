/// Which local variables are visible, and what names mean among them.
struct LocalScopes {
    private var visible: [(name: UInt32, local: Int)] = []
    private var starts: [Int] = []
    /// What lies below cannot be seen: a type inside a function knows none of its variables.
    private var floor = 0

    mutating func clear() {
        visible.pop(to: 0)
        starts.pop(to: 0)
        floor = 0
    }

    mutating func push() {
        starts.append(visible.count)
    }

    mutating func pop() {
        if let start = starts.popLast() { visible.pop(to: start) }
    }

    mutating func bind(_ name: UInt32, to local: Int) {
        visible.append((name, local))
    }

    var count: Int { visible.count }

    /// Takes back what was bound last, until so many variables are left; in the order in which they were bound.
    mutating func takeOff(to count: Int) -> [(name: UInt32, local: Int)] {
        defer { visible.pop(to: count) }
        return (min(count, visible.count)..<visible.count).map { visible[$0] }
    }

    /// The innermost local variable of that name.
    func local(named name: UInt32) -> Int? {
        var index = visible.count
        while index > floor {
            index -= 1
            if visible[index].name == name { return visible[index].local }
        }
        return nil
    }

    /// Hides all variables; the result brings them back.
    mutating func hideAll() -> Int {
        defer { floor = visible.count }
        return floor
    }

    mutating func show(from floor: Int) {
        self.floor = floor
    }
}

extension Array {
    /// Takes elements off the end until so many are left.
    mutating func pop(to newCount: Int) {
        if newCount < count { removeLast(count - newCount) }
    }
}
