// Generated from cart.screen. DO NOT EDIT.
import UIKit

func setUp(_ view: CartView) {
    view.total.text = ""
}
