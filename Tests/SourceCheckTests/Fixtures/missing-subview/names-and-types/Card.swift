// swift-format-ignore-file
import UIKit

final class Card: UIView {
    private let titelLabel = UILabel()
    private let photoView = UIView()
    private weak var button: UISwitch!
    private let edit = EditButton()
}

/// Who knows its protocol does not matter: a class of the project is no button by it.
final class EditButton: UIControl, ProtocolOfAPackage {}
