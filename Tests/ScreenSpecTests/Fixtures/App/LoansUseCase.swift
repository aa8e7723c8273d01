import Foundation

final class LoansUseCase: LoansAsking {
    weak var presenter: LoansAnswering?

    private var borrowed: [Loan]

    init(borrowed: [Loan]) {
        self.borrowed = borrowed
    }

    func loans() async throws -> [Loan] {
        borrowed.sorted { $0.due < $1.due }
    }

    func holds() async throws -> [Hold] {
        []
    }

    func renew(_ loan: Loan) {
        guard loan.renewalsLeft > 0, let index = borrowed.firstIndex(of: loan) else {
            presenter?.refused(toRenew: loan)
            return
        }
        borrowed[index].renewalsLeft -= 1
        borrowed[index].due.addTimeInterval(28 * 86_400)
        presenter?.renewed(loan, until: borrowed[index].due)
    }
}
