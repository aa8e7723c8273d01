import UIKit

final class PreferredAccommodationReservationConfirmationViewController: UIViewController {
    var actions = Actions()
    var viewModel: PreferredAccommodationReservationConfirmationViewModel?
}
