extension Array {
    /// Takes elements off the end until so many are left. Mostly that is one or none, for which what arrays have of their own
    /// does too much.
    mutating func pop(to count: Int) {
        while self.count > count { removeLast() }
    }
}
