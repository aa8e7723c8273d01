import UIKit

final class ThreePresenter {}
