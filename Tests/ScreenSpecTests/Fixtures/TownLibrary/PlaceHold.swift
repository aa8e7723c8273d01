import Foundation
import PhoneNumberKit

@MainActor
final class PlaceHoldPresenter {
    weak var view: (any HoldRequestDisplaying)?
    weak var outcome: (any HoldRequestOutcome)?

    private let book: Book
    private let useCase: any PlaceHoldAsking
    private let router: any PlaceHoldRouting
    private var branches: [Branch] = []
    private var branch: Branch?
    private var until: Date

    init(book: Book, until: Date, useCase: any PlaceHoldAsking, router: any PlaceHoldRouting) {
        self.book = book
        self.until = until
        self.useCase = useCase
        self.router = router
    }

    private func display() {
        view?.display(PlaceHoldViewModel(title: book.title, branches: branches, branch: branch, until: until))
    }

    func load() async {
        do {
            branches = try await useCase.branches(keeping: book)
            display()
        } catch {
            view?.display(failure: "The library cannot be reached.")
        }
    }
}

extension PlaceHoldPresenter: PlaceHoldEventHandling {
    func beganPresenting() {
        Task { await load() }
    }

    func userChose(branch: Branch) {
        self.branch = branch
        useCase.draft = ReservationDraft(branchName: branch.name)
        display()
    }

    func userChoseDay(_ day: Date) {
        until = day
        display()
    }

    func userTappedPlace(notifying phone: PhoneNumber?) {
        guard let branch else { return }
        useCase.place(book, at: branch, notifying: phone) { [weak self] placed in
            switch placed {
            case .success(let hold):
                self?.outcome?.placed(hold)
                self?.router.close()
            case .failure: self?.view?.display(failure: "The library cannot be reached.")
            }
        }
    }

    func userTappedDirections() {
        if let branch { router.showBranch(branch) }
    }

    func userTappedClose() {
        router.close()
    }
}

extension PlaceHoldPresenter: PlaceHoldAnswering {
    func branchClosed(_ branch: Branch) {
        branches.removeAll { $0 == branch }
        if self.branch == branch { self.branch = nil }
        display()
    }
}

@MainActor
final class PlaceHoldUseCase: PlaceHoldAsking {
    weak var presenter: (any PlaceHoldAnswering)?
    var draft: ReservationDraft?

    private let houses: [Branch]
    private let isOpen: (Branch) -> Bool

    init(houses: [Branch], isOpen: @escaping (Branch) -> Bool) {
        self.houses = houses
        self.isOpen = isOpen
    }

    func branches(keeping book: Book) async throws -> [Branch] {
        houses
    }

    func place(
        _ book: Book,
        at branch: Branch,
        notifying phone: PhoneNumber?,
        completion: @escaping @MainActor (Result<Hold, any Error>) -> Void
    ) {
        guard isOpen(branch) else {
            presenter?.branchClosed(branch)
            return
        }
        draft = nil
        completion(.success(Hold(book: book, branch: branch)))
    }
}
