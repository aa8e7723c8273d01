extension Array {
    /// Takes elements off the end until so many are left. Mostly that is none, and else one or two, for which what arrays have of
    /// their own does too much.
    @inline(__always) mutating func pop(to count: Int) {
        if self.count > count { removeLast(downTo: count) }
    }

    private mutating func removeLast(downTo count: Int) {
        while self.count > count { removeLast() }
    }
}
