// Generated using Sourcery. DO NOT EDIT
import UIKit

extension Card {
    func close() { delegate?.cardDidClose(self) }
}
