import UIKit

enum CreateOrder {
    struct Fields {
        var name: String
        var date: Date?
    }

    enum Create {
        struct Request {
            var fields: Fields
        }

        struct Response {
            var number: Int?
        }

        struct ViewModel {
            var fields: Fields
            var title: String
        }
    }
}
