import UIKit

// What the specs call custom: initializers whose bodies the team writes.

nonisolated extension AvailabilityView.ViewModel {
    init(_ availability: Availability) {
        switch availability {
        case .onShelf(let copies): self = .onShelf(copies: copies.formatted())
        case .onLoan(let until): self = .onLoan(back: until.formatted())
        case .onOrder: self = .onOrder
        }
    }
}

nonisolated extension AuthorPreviewViewDataSource {
    init(author: Author) {
        let biography = NSMutableAttributedString(string: author.name)
        biography.append(NSAttributedString(string: "\n" + author.biography))
        self.init(biography: biography, portrait: author.portraitData.flatMap { UIImage(data: $0) })
    }
}

nonisolated extension LoanCell.ViewModel {
    init(loan: Loan) {
        self.init(loan: loan, on: .now)
    }
}
