import UIKit

final class ListViewModel {
    private var items: [Int] = []

    func load() {}
}
