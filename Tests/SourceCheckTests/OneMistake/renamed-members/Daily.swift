import ObjectMapper

struct Daily: Mappable {
    var title: String?
    var windDeg: Int?
    var clouds: Double?
}
