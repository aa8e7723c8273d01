import Foundation

final class NameReactor {
    enum Kind { case signUp, modify }

    private let kind: NameReactor.Kind
    private let contents: [NameCell.Content] = []

    init(_ kind: Kind) { self.kind = kind }
    func go() { print(NameReactor.Kind.modify, kind, contents) }
}
