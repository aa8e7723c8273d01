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

class LoadingView {
    private static var spinner: UIActivityIndicatorView?

    static func show() {}
}

final class Factory {
    static let standard = Factory()

    func makeLabel() -> UILabel { UILabel() }
}

class Credentials {
    static let feedbackMail = "feedback@example.org"
}

final class MapViewController: UIViewController {}
final class BannerViewController: UIViewController {}
