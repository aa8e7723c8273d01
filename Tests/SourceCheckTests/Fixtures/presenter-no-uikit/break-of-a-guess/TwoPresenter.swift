import UIKit

final class TwoPresenter {}
