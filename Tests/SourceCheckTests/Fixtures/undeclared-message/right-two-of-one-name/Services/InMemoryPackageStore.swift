/// Of an earlier version; no target compiles this file any more.
protocol PackageStore: AnyObject {
    func package(forDay day: String) -> String?
}
