extension RandomAccessCollection {
    /// The first index of the elements that fulfil a condition, where all of them stand behind those that do not: found by
    /// halves.
    ///
    /// Public, though no user of the package sees it, so that it is compiled for each kind of collection in other targets: what has
    /// package access is inlined there, and not specialised.
    @inlinable public func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = self.count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isInSecondPart(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
