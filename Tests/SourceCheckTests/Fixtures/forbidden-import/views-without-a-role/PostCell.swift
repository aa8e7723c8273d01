import Alamofire
import UIKit

final class PostCell: UITableViewCell {
    func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
}
