struct Alliance {
    let name: String

    static func level(of status: Int) -> String { "\(status)" }
}
