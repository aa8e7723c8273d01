import UIKit

protocol PostBusinessLogic: AnyObject {}
protocol PostPresentationLogic: AnyObject {}
protocol PostDisplayLogic: AnyObject {}
final class PostInteractor: PostBusinessLogic { var presenter: PostPresentationLogic? }
final class PostPresenter: PostPresentationLogic { weak var viewController: PostDisplayLogic? }
final class PostViewController: UIViewController, PostDisplayLogic { var interactor: PostBusinessLogic? }
