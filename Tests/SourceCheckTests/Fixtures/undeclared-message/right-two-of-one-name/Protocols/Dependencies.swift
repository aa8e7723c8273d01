typealias PackagesStore = PackagesStoreV3
