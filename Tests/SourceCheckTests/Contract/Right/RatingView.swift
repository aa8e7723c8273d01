import UIKit

protocol RatingViewDelegate: AnyObject {
    func ratingView(_ ratingView: RatingView, didRate stars: Int)
    func ratingView(_ ratingView: RatingView, shouldRate stars: Int, again: Bool) -> Bool
    func ratingView(_ ratingView: RatingView, nameOfRating stars: Int) -> String?
    func ratingViewDidCancel(_ ratingView: RatingView)
    func ratingViewDidTapStar(_ ratingView: RatingView)
}

class RatingView: UIControl {
    weak var delegate: RatingViewDelegate?
    private let starButton = UIButton()
    private let hintLabel = UILabel()
}
