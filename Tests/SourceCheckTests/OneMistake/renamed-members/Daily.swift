struct Daily: Codable {
    let title: String?
    let windDeg: Int?
    let clouds: Int?
}
