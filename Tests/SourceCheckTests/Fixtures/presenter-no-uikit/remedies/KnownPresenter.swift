import UIKit
import Foundation

final class KnownPresenter {}
