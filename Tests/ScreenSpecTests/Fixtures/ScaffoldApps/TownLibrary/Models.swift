import Foundation

nonisolated struct Author: Hashable, Sendable {
    var name: String
    var biography: String
    var portraitData: Data?
}

nonisolated struct Book: Hashable, Sendable {
    var title: String
    var subtitle: String?
    var authors: [Author]
    var coverData: Data?
    var pageCount: Int
    var published: Date
    var popularity: Double
    var availability: Availability
}

nonisolated struct Loan: Hashable, Sendable {
    var book: Book
    var due: Date
    var renewalsLeft: Int
    var fine: Fine?
}

nonisolated struct Fine: Hashable, Sendable {
    var reason: String
    var amount: Decimal
    var since: Date
}

nonisolated struct Branch: Hashable, Sendable {
    var name: String
    var address: String
}

nonisolated struct Member: Hashable, Sendable {
    var name: String
    var cardNumber: String
    var joined: Date
}

nonisolated struct LibraryEvent: Hashable, Sendable {
    var title: String
    var speakers: [String]
    var starts: Date
    var branch: Branch
    var seatsLeft: Int
}

nonisolated struct Room: Hashable, Sendable {
    var name: String
    var seats: Int
    var isQuiet: Bool
}

nonisolated struct AudioChapter: Hashable, Sendable {
    var title: String
    var readers: [String]
    var length: Duration
    var size: Int64
    var downloaded: Double
}

nonisolated struct ReservationDraft: Hashable, Sendable {
    var branchName: String
}

/// The namespace of the room booking scene.
nonisolated enum BookRoom {}
