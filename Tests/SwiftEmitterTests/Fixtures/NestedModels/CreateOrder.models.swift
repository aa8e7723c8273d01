nonisolated enum CreateOrder {
    nonisolated struct Request: Hashable, Sendable {
        var name: String
    }

    nonisolated struct Response: Hashable, Sendable {
        var number: Int
    }
}

extension Invoice {
    nonisolated struct Line: Hashable, Sendable {
        var text: String
    }
}

nonisolated enum ListOrders {
    nonisolated enum Fetch {
        nonisolated struct Request: Hashable, Sendable {
            var page: Int
        }

        nonisolated struct Response: Hashable, Sendable {
            var names: [String]
        }
    }
}

extension CreateOrder {
    nonisolated struct ViewModel: Hashable, Sendable {
        var text: String
    }
}
