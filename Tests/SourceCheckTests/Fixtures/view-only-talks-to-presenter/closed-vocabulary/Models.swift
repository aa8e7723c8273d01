struct Jog {
    let distance: Double
}
struct Weather {
    let temperature: Double
}
final class DistanceFormatter {}
enum Palette {
    static let background = 0
}
