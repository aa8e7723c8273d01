// swift-format-ignore-file
protocol HeroRouting: AnyObject { func next() }
protocol HeroDataPassingDelegate { var hero: String { get set } }
typealias HeroRoutable = HeroRouting & HeroDataPassingDelegate
final class HeroRouter: HeroRouting, HeroDataPassingDelegate {
    var hero = ""
    var action: (() -> Void)?
    func next() { action?() }
}
final class HeroScreen {
    var router: HeroRoutable?
}
