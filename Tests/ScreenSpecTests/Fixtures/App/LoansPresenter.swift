import Foundation

@MainActor
final class LoansPresenter {
    weak var view: LoansDisplaying?
    weak var outcome: LoansOutcome?

    private let useCase: LoansAsking
    private let router: LoansRouting
    private var loans: [Loan] = []

    init(useCase: LoansAsking, router: LoansRouting) {
        self.useCase = useCase
        self.router = router
    }

    private func load() async {
        view?.isBusy = true
        do {
            loans = try await useCase.loans()
            let holds = try await useCase.holds()
            let fines = loans.compactMap(\.fine).reduce(0) { $0 + $1.amount }
            view?.display(LoansViewModel(loans: loans, holds: holds, fines: fines))
            outcome?.loansChanged(to: loans.count)
        } catch {
            view?.display(failure: "The library cannot be reached.")
        }
        view?.isBusy = false
    }
}

extension LoansPresenter: LoansEventHandling {
    func beganPresenting() {
        Task { await load() }
    }

    func userSelected(loan: Loan) {
        router.showBook(loan.book)
    }

    func userTappedRenew(loan: Loan) {
        useCase.renew(loan)
    }

    func userTappedFines() {
        router.showFines(loans.compactMap(\.fine))
    }

    func userTurnedPage(page: Int) {
        beganPresenting()
    }

    func userAskedForTimer(for loan: Loan) {
        router.startTimer(reading: loan.book)
    }
}

extension LoansPresenter: LoansAnswering {
    func renewed(_ loan: Loan, until due: Date) {
        view?.confirm(renewed: loan, until: due)
    }

    func refused(toRenew loan: Loan) {
        view?.display(failure: "Somebody waits for \(loan.book.title).")
    }

    func dueSoon(_ loan: Loan) {
        beganPresenting()
    }
}
