import UIKit

protocol Reader {
    func read(_ image: Any)
}

final class ScanViewModel {
    let reader: Reader

    init(reader: Reader) {
        self.reader = reader
    }

    func didSelect(_ images: [UIImage]) {
        images.forEach(reader.read)
    }
}
