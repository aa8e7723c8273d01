import UIKit

// Laid out by Interface Builder.
final class ProductCell: UITableViewCell {}
