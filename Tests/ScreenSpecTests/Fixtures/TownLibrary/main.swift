import Foundation
import PhoneNumberKit

// Each line says what was tested, and whether it is so.
func expect(_ what: String, _ isSo: Bool) {
    print(isSo ? "passed" : "FAILED", what)
}

struct Offline: Error {}

@MainActor
func testDiscover() async throws {
    let view = DiscoverPresenterToViewInterfaceDouble()
    let wireframe = DiscoverPresenterToWireframeInterfaceDouble()
    let interactor = DiscoverPresenterToInteractorInterfaceDouble()
    let presenter = DiscoverPresenter(interactor: interactor, wireframe: wireframe)
    presenter.view = view

    interactor.newBooksHandler = { _ in [.emma] }
    presenter.beganPresenting()
    var calls = try await view.calls(2)
    expect("new books", calls == [.display(.loading), .display(.newBooks)])
    expect("the catalogue is watched", interactor.calls == [.watchCatalogue, .newBooks(matching: BookFilter())])

    presenter.userSearched(for: "spaceships")
    calls = try await view.calls(4)
    expect("nothing found", calls.last == .display(.nothingFound))

    interactor.booksHandler = { _, _ in throw Offline() }
    presenter.scanned(code: "17")
    calls = try await view.calls(7)
    expect(
        "a code that is scanned, offline",
        calls.suffix(3) == [.setQuery("17"), .display(.loading), .display(.offline)]
    )

    presenter.userSelected(book: .emma)
    presenter.userTappedScan()
    presenter.userTappedFilter()
    expect("ways on", wireframe.calls == [.showBook(.emma), .scanBarcode, .showFilters(startingWith: BookFilter())])

    let answers = DiscoverInteractorToPresenterInterfaceDouble()
    let library = DiscoverInteractor(catalogue: [])
    library.presenter = answers
    library.add(.emma)
    expect("nobody watches", answers.calls.isEmpty)
    library.watchCatalogue()
    library.add(.emma)
    expect("somebody watches", answers.calls == [.catalogueChanged])
    let found = try await library.books(about: "Emma", matching: BookFilter())
    expect("found by title", found == [.emma, .emma])
}

@MainActor
func testLoans() async throws {
    let (view, outcome, router) = (LoansDisplayingDouble(), LoansOutcomeDouble(), LoansRoutingDouble())
    let useCase = LoansAskingDouble()
    let presenter = LoansPresenter(useCase: useCase, router: router)
    presenter.view = view
    presenter.outcome = outcome

    useCase.loansHandler = { [.emma, .late] }
    presenter.beganPresenting()
    let calls = try await view.calls(3)
    let shown = LoansViewModel(loans: [.emma, .late], holds: [], fines: Fine.late.amount)
    expect("loans and fines", calls == [.setIsBusy(true), .display(shown), .setIsBusy(false)])
    expect("the owner hears of it", outcome.calls == [.loansChanged(to: 2)])

    presenter.userTappedFines()
    presenter.userTappedRenew(loan: .emma)
    expect("fines", router.calls == [.showFines([.late])])
    expect("renewed", useCase.calls.last == .renew(.emma))

    let answers = LoansAnsweringDouble()
    let library = LoansUseCase(borrowed: [.emma, .late])
    library.presenter = answers
    library.renew(.late)
    library.renew(.emma)
    let due = Loan.emma.due.addingTimeInterval(28 * 86_400)
    expect("renewed once", answers.calls.first == .refused(toRenew: .late) && answers.calls.count == 2)
    guard case .renewed(_, until: due) = answers.calls.last else { return expect("four weeks more", false) }
    expect("four weeks more", true)
}

@MainActor
func testPlaceHold() async throws {
    let (view, outcome, router) = (HoldRequestDisplayingDouble(), HoldRequestOutcomeDouble(), PlaceHoldRoutingDouble())
    let order = CallOrder()
    (outcome.callLog.order, router.callLog.order) = (order, order)
    let useCase = PlaceHoldUseCase(houses: [.oldTown, .harbour]) { $0 == .harbour }
    let presenter = PlaceHoldPresenter(
        book: .emma,
        until: PlaceHoldViewModel.undecided.until,
        useCase: useCase,
        router: router
    )
    (presenter.view, presenter.outcome, useCase.presenter) = (view, outcome, presenter)

    presenter.beganPresenting()
    var calls = try await view.calls(1)
    expect("nothing chosen", calls == [.display(.undecided)])

    presenter.userChose(branch: .oldTown)
    expect("a draft", useCase.draft == ReservationDraft(branchName: "Old Town"))
    presenter.userTappedPlace(notifying: nil)
    calls = view.calls
    let closed = PlaceHoldViewModel(title: "Emma", branches: [.harbour], until: PlaceHoldViewModel.undecided.until)
    expect("a branch that is closed", calls.last == .display(closed) && outcome.calls.isEmpty)

    presenter.userChose(branch: .harbour)
    presenter.userTappedPlace(notifying: PhoneNumber(digits: "204600"))
    expect("placed", outcome.calls == [.placed(Hold(book: .emma, branch: .harbour))])
    expect("the owner hears of it first", order.calls == ["HoldRequestOutcome.placed", "PlaceHoldRouting.close"])

    let offline = PlaceHoldAskingDouble()
    offline.branchesHandler = { _ in throw Offline() }
    let other = PlaceHoldPresenter(book: .emma, until: .distantFuture, useCase: offline, router: router)
    await other.load()
    expect("asked once", offline.calls == [.branches(keeping: .emma)])
}

try await testDiscover()
try await testLoans()
try await testPlaceHold()
