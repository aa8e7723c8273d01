final class Download {
    private let packageStore: PackageStore

    init(packageStore: PackageStore) {
        self.packageStore = packageStore
    }

    func start() {
        packageStore.reset()
    }
}
