/// Rows of text in columns, as Markdown.
struct Table {
    private let head: [String]
    private var rows: [[String]] = []

    init(_ head: [String]) {
        self.head = head
    }

    mutating func append(_ row: [String]) {
        rows.append(row)
    }

    var text: String {
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        let rule = widths.map { String(repeating: "-", count: $0 - 1) + ":" }
        return ([head, rule] + rows).map { line($0, widths) }.joined(separator: "\n")
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).map { cell, width in
            String(repeating: " ", count: max(0, width - cell.count)) + cell
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }
}

extension Double {
    /// With so many digits behind the point.
    func rounded(to digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int((self * scale).rounded())
        guard digits > 0 else { return String(scaled) }
        let fraction = String(abs(scaled) % Int(scale))
        let zeros = String(repeating: "0", count: digits - fraction.count)
        return "\(scaled < 0 ? "-" : "")\(abs(scaled) / Int(scale)).\(zeros)\(fraction)"
    }
}
