import Foundation

final class NameReactor {
    enum Action { case next(String, NameViewController.Kind) }

    private let kind: NameViewController.Kind

    init(_ kind: NameViewController.Kind) { self.kind = kind }
    func go() { print(NameViewController.Kind.modify) }
}
