protocol PackagesStoreV3: AnyObject {
    func reset()
}
