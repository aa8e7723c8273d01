import UIKit

final class TeaCellViewModel {
    let color = UIColor.green
}
