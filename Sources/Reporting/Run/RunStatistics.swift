import ScreenSpecDiagnostics

/// What `--stats` shows: the time of each stage, counts, and the most memory that the run held.
package struct RunStatistics: Sendable {
    package struct Stage: Sendable {
        package let name: String
        package let duration: Duration
    }

    package private(set) var stages: [Stage] = []
    package private(set) var counts: [(name: String, value: Int)] = []
    private let start: ContinuousClock.Instant

    package init() {
        start = ContinuousClock.now
    }

    /// Runs a stage and keeps how long it took; stages stand in the order in which they ended.
    package mutating func measure<Value, Failure: Error>(
        _ name: String,
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let begin = ContinuousClock.now
        defer { stages.append(Stage(name: name, duration: ContinuousClock.now - begin)) }
        return try body()
    }

    /// Adds the stages that another thread has measured.
    package mutating func add(stagesOf other: RunStatistics) {
        stages += other.stages
    }

    package mutating func count(_ name: String, _ value: Int) {
        counts.append((name, value))
    }

    /// A table for people.
    package var text: String {
        let times = stages + [Stage(name: "total", duration: ContinuousClock.now - start)]
        let rows =
            times.map { ($0.name, Self.oneDigit(Self.milliseconds($0.duration)) + " ms") }
            + counts.map { ($0.name, String($0.value)) }
            + [("peak memory", Self.oneDigit(Double(PeakMemory.bytes) / Double(1 << 20)) + " MB")]
        let nameWidth = rows.map(\.0.count).max() ?? 0
        let valueWidth = rows.map(\.1.count).max() ?? 0
        return rows.map { name, value in
            "\(name.padded(to: nameWidth))  \(value.aligned(to: valueWidth))\n"
        }.joined()
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return ((Double(seconds) * 1e6 + Double(attoseconds) / 1e12)).rounded() / 1000
    }

    /// One digit after the point, whatever the locale.
    private static func oneDigit(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
