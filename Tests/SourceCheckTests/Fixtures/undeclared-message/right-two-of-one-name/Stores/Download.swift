final class Download {
    let store: PackagesStore
    init(store: PackagesStore) { self.store = store }

    func clear() {
        store.reset()
    }
}
