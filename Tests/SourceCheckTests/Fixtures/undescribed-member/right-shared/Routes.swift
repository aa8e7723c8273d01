/// Several screens say what it has, one after the other.
protocol Routes: AnyObject {
    func showHelp()
    func showHome()
}
