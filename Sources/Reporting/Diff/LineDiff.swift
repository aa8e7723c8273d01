/// Which lines two texts share: the shortest list of lines to take away and to put in, by Myers' algorithm.
///
/// Linear in space. Texts that have too little in common for it are not worth the search: past a bound on its cost, what
/// is left counts as replaced.
package struct LineDiff {
    /// Lines `old` of one text stand where lines `new` of the other do; one of the two may be empty.
    package struct Change: Equatable {
        var old: Range<Int>
        package var new: Range<Int>
    }

    private let old: [Int]
    private let new: [Int]
    private var isRemoved: [Bool]
    private var isInserted: [Bool]
    private var budget: Int

    /// - Parameters:
    ///   - old: One number for each line, equal where lines are.
    ///   - budget: How many pairs of lines the search may look at.
    static func changes(from old: [Int], to new: [Int], budget: Int = 20_000_000) -> [Change] {
        var diff = LineDiff(old: old, new: new, budget: budget)
        diff.compare()
        return diff.changes
    }

    private init(old: [Int], new: [Int], budget: Int) {
        self.old = old
        self.new = new
        self.budget = budget
        isRemoved = Array(repeating: false, count: old.count)
        isInserted = Array(repeating: false, count: new.count)
    }

    private var changes: [Change] {
        var changes: [Change] = []
        var oldLine = 0
        var newLine = 0
        while oldLine < old.count || newLine < new.count {
            let oldStart = oldLine
            let newStart = newLine
            while oldLine < old.count, isRemoved[oldLine] { oldLine += 1 }
            while newLine < new.count, isInserted[newLine] { newLine += 1 }
            if oldLine > oldStart || newLine > newStart {
                changes.append(Change(old: oldStart..<oldLine, new: newStart..<newLine))
            } else {
                oldLine += 1
                newLine += 1
            }
        }
        return changes
    }

    private struct Box {
        var old: Range<Int>
        var new: Range<Int>
    }

    private mutating func compare() {
        var pending = [Box(old: old.indices, new: new.indices)]
        while var box = pending.popLast() {
            trim(&box)
            if !box.old.isEmpty, !box.new.isEmpty, let snake = middleSnake(box) {
                pending.append(
                    Box(
                        old: box.old.lowerBound..<snake.old.lowerBound,
                        new: box.new.lowerBound..<snake.new.lowerBound
                    )
                )
                pending.append(
                    Box(
                        old: snake.old.upperBound..<box.old.upperBound,
                        new: snake.new.upperBound..<box.new.upperBound
                    )
                )
            } else {
                for line in box.old { isRemoved[line] = true }
                for line in box.new { isInserted[line] = true }
            }
        }
    }

    /// Takes away what both sides start and end with.
    private func trim(_ box: inout Box) {
        var (oldLower, oldUpper) = (box.old.lowerBound, box.old.upperBound)
        var (newLower, newUpper) = (box.new.lowerBound, box.new.upperBound)
        while oldLower < oldUpper, newLower < newUpper, old[oldLower] == new[newLower] {
            oldLower += 1
            newLower += 1
        }
        while oldLower < oldUpper, newLower < newUpper, old[oldUpper - 1] == new[newUpper - 1] {
            oldUpper -= 1
            newUpper -= 1
        }
        box = Box(old: oldLower..<oldUpper, new: newLower..<newUpper)
    }

    /// The equal lines, possibly none, in the middle of a shortest way through the box, searched from both ends at
    /// once; `nil` when the budget is used up.
    private mutating func middleSnake(_ box: Box) -> Box? {
        let oldCount = box.old.count
        let newCount = box.new.count
        let delta = oldCount - newCount
        let isOdd = delta % 2 != 0
        let most = (oldCount + newCount + 1) / 2
        // How far each diagonal has come, from the start and from the end.
        var forward = Reach()
        var backward = Reach()
        for step in 0...most {
            let diagonals = stride(
                from: -(step - 2 * max(0, step - newCount)),
                through: step - 2 * max(0, step - oldCount),
                by: 2
            )
            for diagonal in diagonals {
                let start = forward.next(diagonal, step)
                var x = start
                while x < oldCount, x - diagonal < newCount,
                    old[box.old.lowerBound + x] == new[box.new.lowerBound + x - diagonal]
                {
                    x += 1
                }
                forward[diagonal] = x
                budget -= 1 + x - start
                let other = delta - diagonal
                if isOdd, abs(other) < step, x + backward[other] >= oldCount {
                    return snake(box, from: (start, start - diagonal), to: (x, x - diagonal))
                }
            }
            for diagonal in diagonals {
                let start = backward.next(diagonal, step)
                var x = start
                while x < oldCount, x - diagonal < newCount,
                    old[box.old.upperBound - 1 - x] == new[box.new.upperBound - 1 - x + diagonal]
                {
                    x += 1
                }
                backward[diagonal] = x
                budget -= 1 + x - start
                let other = delta - diagonal
                if !isOdd, abs(other) <= step, x + forward[other] >= oldCount {
                    return snake(
                        box,
                        from: (oldCount - x, newCount - x + diagonal),
                        to: (oldCount - start, newCount - start + diagonal)
                    )
                }
            }
            if budget < 0 { return nil }
        }
        return nil
    }

    private func snake(_ box: Box, from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> Box {
        Box(
            old: (box.old.lowerBound + start.x)..<(box.old.lowerBound + end.x),
            new: (box.new.lowerBound + start.y)..<(box.new.lowerBound + end.y)
        )
    }

    /// The furthest line on each diagonal; grows with the search, since most searches end soon.
    private struct Reach {
        private var furthest: [Int] = []

        /// Diagonals 0, -1, 1, -2, 2 … one after the other.
        private static func slot(_ diagonal: Int) -> Int {
            diagonal > 0 ? 2 * diagonal : -2 * diagonal - (diagonal < 0 ? 1 : 0)
        }

        subscript(diagonal: Int) -> Int {
            get {
                let slot = Self.slot(diagonal)
                return slot < furthest.count ? furthest[slot] : 0
            }
            set {
                let slot = Self.slot(diagonal)
                if slot >= furthest.count {
                    furthest.append(contentsOf: repeatElement(0, count: slot + 1 - furthest.count))
                }
                furthest[slot] = newValue
            }
        }

        /// Where a diagonal starts in this step: one line further than one of its neighbours.
        func next(_ diagonal: Int, _ step: Int) -> Int {
            if step == 0 { return 0 }
            let takesOther = diagonal == -step || (diagonal != step && self[diagonal - 1] < self[diagonal + 1])
            return takesOther ? self[diagonal + 1] : self[diagonal - 1] + 1
        }
    }
}
