import UIKit

final class OnePresenter {}
