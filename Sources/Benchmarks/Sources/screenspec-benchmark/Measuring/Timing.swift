/// How long several ways to do one thing take.
enum Timing {
    /// The median of each way in seconds.
    ///
    /// The ways take turns, so that whatever else the machine does falls on all of them alike; a first turn that is not
    /// counted warms caches and allocator.
    static func medians(runs: Int, of ways: [() throws -> Void]) throws -> [Double] {
        var samples = Array(repeating: [Double](), count: ways.count)
        for run in 0...runs {
            for (index, way) in ways.enumerated() {
                let clock = ContinuousClock()
                let elapsed = try clock.measure { try way() }
                if run > 0 { samples[index].append(elapsed / .seconds(1)) }
            }
        }
        return samples.map(median)
    }

    /// The least that so many of a hundred do not exceed.
    static func percentile(_ percent: Int, of samples: [Double]) -> Double {
        let sorted = samples.sorted()
        return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * percent / 100)]
    }

    static func median(_ samples: [Double]) -> Double {
        let sorted = samples.sorted()
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
