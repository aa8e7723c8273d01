import UIKit

final class RoomBookingInteractor: RoomBookingBusinessLogic {
    var presenter: RoomBookingPresentationLogic?

    private let rooms = [Room(name: "Attic", seats: 4, isQuiet: true)]

    func findRooms(request: BookRoom.Request) {
        let large = rooms.filter { $0.seats >= request.people }
        presenter?.presentRooms(response: BookRoom.Response(day: request.day, rooms: large))
    }

    func selectRoom(_ room: Room) {
        presenter?.presentBooking(of: room, succeeded: rooms.contains(room))
    }

    func close() {}
}

final class RoomBookingPresenter: RoomBookingPresentationLogic {
    weak var viewController: RoomBookingDisplayLogic?

    func presentRooms(response: BookRoom.Response) {
        viewController?.displayRooms(viewModel: RoomBookingViewModel(response: response))
    }

    func presentBooking(of room: Room, succeeded: Bool) {
        viewController?.displayBooking(message: succeeded ? "\(room.name) is yours." : "Somebody was faster.")
    }
}

final class RoomBookingRouter: RoomBookingRoutingLogic {
    weak var viewController: UIViewController?

    func routeToBranch(_ branch: Branch) {
        viewController?.navigationController?.pushViewController(BranchInfoController(branch: branch), animated: true)
    }

    func routeBack() {
        viewController?.dismiss(animated: true, completion: nil)
    }
}

final class RoomBookingViewController: UIViewController, RoomBookingDisplayLogic {
    var interactor: RoomBookingBusinessLogic?
    var router: RoomBookingRoutingLogic?

    private let dayPicker = UIDatePicker()
    private let headingLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        interactor?.findRooms(request: BookRoom.Request(day: dayPicker.date, people: 1))
    }

    func displayRooms(viewModel: RoomBookingViewModel) {
        dayPicker.date = viewModel.day
        headingLabel.text = viewModel.heading
    }

    func displayBooking(message: String) {
        headingLabel.text = message
    }
}
