/// What one program took in one round, beside what the floor took straight before and after it.
///
/// A machine that others share gets slower and faster over seconds, so what is compared was measured side by side: every
/// ratio is one of a round.
struct CheckRound {
    /// The mean of the two floors around the cold run.
    let floorSeconds: Double
    let cold: Child
    let unchanged: Child
    let inClone: Child
    let oneChanged: Child

    var coldOfFloor: Double { cold.seconds / floorSeconds }
    var unchangedOfCold: Double { unchanged.seconds / cold.seconds }
    var cloneOfCold: Double { inClone.seconds / cold.seconds }
    var changedOfCold: Double { oneChanged.seconds / cold.seconds }

    var peakBytes: Int {
        [cold, unchanged, inClone, oneChanged].map(\.peakBytes).max() ?? 0
    }
}

extension [CheckRound] {
    func median(_ value: (CheckRound) -> Double) -> Double {
        Timing.median(map(value))
    }

    var peakBytes: Int { map(\.peakBytes).max() ?? 0 }
}
