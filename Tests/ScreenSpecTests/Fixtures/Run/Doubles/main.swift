import Foundation

/// A presenter as a team writes it.
@MainActor
final class LoansPresenter {
    weak var view: (any LoansPresenterToViewInterface)?
    let interactor: any LoansPresenterToInteractorInterface
    let wireframe: any LoansPresenterToWireframeInterface

    init(interactor: any LoansPresenterToInteractorInterface, wireframe: any LoansPresenterToWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    func load() async {
        do {
            let loans = try await interactor.loans(of: "17")
            let fine = loans.reduce(0) { $0 + $1.fine }
            view?.display(LoansViewModel(titles: loans.map(\.title), fine: fine))
            if fine > 0, view?.confirm(payment: fine, then: {}) == true { wireframe.show(loans[0]) }
        } catch {
            view?.title = "\(error)"
        }
    }
}

struct Offline: Error {}

let view = LoansPresenterToViewInterfaceDouble()
let interactor = LoansPresenterToInteractorInterfaceDouble(
    loansHandler: { card in
        if card.isEmpty { throw Offline() }
        return [Loan(title: "Emma", fine: 2)]
    },
    dueDateHandler: { _ in DueDate(days: 3) }
)
let wireframe = LoansPresenterToWireframeInterfaceDouble()
let order = CallOrder()
view.callLog.order = order
interactor.callLog.order = order
wireframe.callLog.order = order

let presenter = LoansPresenter(interactor: interactor, wireframe: wireframe)
presenter.view = view
await presenter.load()
print("no payment", wireframe.calls.isEmpty)

view.confirmHandler = { payment, _ in payment == 2 }
await presenter.load()
print("shown", wireframe.calls == [.show(Loan(title: "Emma", fine: 2))])
print(
    "said",
    view.calls.suffix(2) == [
        .display(LoansViewModel(titles: ["Emma"], fine: 2)), .confirm(payment: 2, then: .present),
    ]
)
print("asked", interactor.calls == [.loans(of: "17"), .loans(of: "17")])
print(order.calls.suffix(4).joined(separator: ", "))

// A setter is a call, and a getter is none.
view.title = "Late"
print(view.title, view.calls.last == .setTitle("Late"))

// What comes later is waited for, and not forever.
Task {
    try await Task.sleep(nanoseconds: 20_000_000)
    presenter.view?.title = "Later"
}
let count = view.calls.count
let calls = try await view.calls(count + 1)
print("came", calls.last == .setTitle("Later"))
do {
    _ = try await view.calls(count + 9, within: 0.01)
} catch {
    print("missing", "\(error)".prefix { $0 != ":" })
}

// The interactor's double is for all threads.
await withTaskGroup(of: Void.self) { group in
    for number in 0..<100 {
        group.addTask { _ = interactor.dueDate(of: Loan(title: "\(number)", fine: 0)) }
    }
}
print("from everywhere", interactor.calls.count)

// Examples are what the spec says, and the rest is made up.
print("shown", LoansViewModel.examples.count, LoansViewModel.one == LoansViewModel(titles: ["Emma"], fine: 2))
print("default", LoansPresenterToInteractorInterfaceDouble(loansHandler: { _ in [] }).dueDate(of: .emma).days)
let format = ISO8601DateFormatter()
print(format.string(from: Moment.leapDay.time), Moment.leapDay.time.timeIntervalSince1970)
print(format.string(from: Moment.before.time))
print(Moment.leapDay.site, Moment.before.site, Moment.leapDay.id, Moment.leapDay.price, Moment.before.price)
print(Moment.leapDay.text == "\"\\(1)\"\n\u{2028}é", Moment.before.text.isEmpty)
