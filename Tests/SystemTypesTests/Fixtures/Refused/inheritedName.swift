// expect: cannot override with a stored property 'imageView'
import UIKit

final class Cell: UITableViewCell {
    let imageView = UIImageView()
}
