import UIKit
struct News { let title: String }
class DetailPresenter { var news: News; init(news: News) { self.news = news } }
class DetailViewController: UIViewController {
    private let label = UILabel()
    private let footer = UILabel()
    var presenter: DetailPresenter?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(footer)
        label.text = presenter?.news.title
        footer.text = presenter?.news.title
    }
}
