/// The colours of a terminal, or none.
struct TerminalStyle {
    let isColored: Bool

    enum Role: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case help = "1;32"
        case message = "1"
        case frame = "34"
        case removed = "31"
        case inserted = "32"
    }

    func callAsFunction(_ role: Role, _ text: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
    }
}
