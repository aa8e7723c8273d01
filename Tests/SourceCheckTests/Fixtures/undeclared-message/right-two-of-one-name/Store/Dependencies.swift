protocol PackageStoreVersion3: AnyObject {
    func reset()
}

typealias PackageStore = PackageStoreVersion3
