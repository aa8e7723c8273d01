import Foundation

struct Offline: Error {}

/// A test as a team has written it for mockolo's mocks.
let view = LoansPresenterToViewInterfaceMock(title: "Loans")
let interactor = LoansPresenterToInteractorInterfaceMock()
let wireframe = LoansPresenterToWireframeInterfaceMock()

view.confirmHandler = { payment, _ in payment == 2 }
interactor.loansHandler = { card in
    if card.isEmpty { throw Offline() }
    return [Loan(title: "Emma", fine: 2)]
}
interactor.dueDateHandler = { _ in DueDate(days: 3) }

/// What a presenter does.
@MainActor
func load(of card: String) async {
    do {
        let loans = try await interactor.loans(of: card)
        view.display(LoansViewModel(titles: loans.map(\.title), fine: 2))
        if view.confirm(payment: 2, then: {}) { wireframe.show(loans[0]) }
    } catch {
        view.title = "\(error)"
    }
}

await load(of: "17")
print("asked", interactor.loansCallCount, interactor.loansArgValues)
print("shown", view.displayCallCount, view.displayArgValues.last?.titles ?? [])
print("confirmed", view.confirmCallCount, view.confirmArgValues)
print("went", wireframe.showCallCount, wireframe.showArgValues.map(\.title))

await load(of: "")
print("title", view.title, view.titleSetCallCount)

// Without a closure a message answers what its type makes of nothing.
view.confirmHandler = nil
print("default", view.confirm(payment: 2, then: {}))

// The interactor's double is for all threads.
await withTaskGroup(of: Void.self) { group in
    for number in 0..<100 {
        group.addTask { _ = interactor.dueDate(of: Loan(title: "\(number)", fine: 0)) }
    }
}
print("from everywhere", interactor.dueDateCallCount, Set(interactor.dueDateArgValues.map(\.title)).count)
