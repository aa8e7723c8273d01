import UIKit

final class TeaCellPresenter {
    let color = UIColor.green
}
