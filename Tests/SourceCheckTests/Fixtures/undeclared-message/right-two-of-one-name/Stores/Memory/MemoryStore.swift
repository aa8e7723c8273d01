protocol PackagesStore: AnyObject {
    func set(day: String)
}
