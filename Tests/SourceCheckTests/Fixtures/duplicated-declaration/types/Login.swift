protocol LoginPresenterToViewInterface: AnyObject {
    func display(name: String)
}

struct LoginViewModel {
    let name: String
}

enum Failure { case offline }

/// Described only.
struct Person { let name: String }
