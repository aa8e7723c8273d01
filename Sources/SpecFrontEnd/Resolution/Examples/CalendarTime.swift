/// A day, which starts at midnight in UTC, or a time with its distance from UTC, as ISO 8601 writes them.
struct CalendarTime {
    /// Since 1970, as Swift writes it.
    let seconds: String

    init?(_ text: String) {
        let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = Self.day(halves[0]) else { return nil }
        guard halves.count == 2 else {
            seconds = "\(day * 86_400)"
            return
        }
        guard let (clock, distance) = Self.zone(halves[1]), let time = Self.time(clock) else { return nil }
        let whole = day * 86_400 + time.seconds - distance
        // Before 1970 a fraction counts towards it.
        let isNegative = whole < 0 && !time.fraction.isEmpty
        guard !isNegative else { return nil }
        seconds = "\(whole)" + (time.fraction.isEmpty ? "" : ".\(time.fraction)")
    }

    /// The days since 1970.
    private static func day(_ text: Substring) -> Int? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], let year = number(parts[0]), let month = number(parts[1]),
            let day = number(parts[2]), (1...12).contains(month), day >= 1, day <= length(ofMonth: month, year)
        else { return nil }
        // Years that start in March end with their leap day.
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func length(ofMonth month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// `12:30:00` and its distance from UTC in seconds, of `12:30:00+02:00`.
    private static func zone(_ text: Substring) -> (Substring, Int)? {
        if text.hasSuffix("Z") { return (text.dropLast(), 0) }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let parts = text[text.index(after: sign)...].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2], let hours = number(parts[0]), let minutes = number(parts[1]),
            hours <= 14, minutes < 60
        else { return nil }
        let distance = hours * 3600 + minutes * 60
        return (text[..<sign], text[sign] == "-" ? -distance : distance)
    }

    private static func time(_ text: Substring) -> (seconds: Int, fraction: Substring)? {
        let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = pieces[0].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }),
            let hours = number(parts[0]), let minutes = number(parts[1]), hours < 24, minutes < 60,
            let seconds = parts.count == 3 ? number(parts[2]) : 0, seconds < 60
        else { return nil }
        guard pieces.count == 2 else { return (hours * 3600 + minutes * 60 + seconds, "") }
        guard parts.count == 3, (1...9).contains(pieces[1].utf8.count), number(pieces[1]) != nil else { return nil }
        return (hours * 3600 + minutes * 60 + seconds, pieces[1])
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}
