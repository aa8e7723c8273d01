/// What the name of a protocol says beside that it is one.
enum ProtocolName {
    /// `LoginService` of `LoginServiceProtocol`.
    static func bare(_ name: String) -> String {
        guard let kind = kinds.first(where: { name.hasSuffix($0) && name.count > $0.count }) else { return name }
        return String(name.dropLast(kind.count))
    }

    /// Whether a name is that of messages to whoever wants to hear them.
    static func isOutgoing(_ name: String) -> Bool {
        outgoing.contains { name.hasSuffix($0) }
    }

    private static let outgoing = ["Delegate", "DataSource", "Output", "Listener", "Observer"]
    private static let kinds = ["Protocol", "Interface", "Type"]
}
