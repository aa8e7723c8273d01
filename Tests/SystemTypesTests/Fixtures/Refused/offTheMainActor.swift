// expect: main actor-isolated property 'text'
import UIKit

func show(_ label: UILabel) { label.text = "" }
