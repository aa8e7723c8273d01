// swift-format-ignore-file
import UIKit

protocol DoseDelegate: AnyObject {}

/// Its maker gives itself.
final class GivenByItself {
    private let delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// One of its makers gives itself.
final class GivenBySeveral {
    private let delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// Nobody knows where the maker has it from.
final class GivenOn {
    private let delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// What it is given holds it.
final class HeldByGift {
    private let delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// Whoever gives it does not keep it.
final class NotKept {
    private let delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// Need not be there.
final class Optional {
    private var delegate: DoseDelegate?
    init(delegate: DoseDelegate?) { self.delegate = delegate }
}

/// Another way in leads to its maker.
final class SetAgain {
    var delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// A method puts its maker there.
final class Renewed {
    private var delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
    func renew(by other: DoseDelegate) { delegate = other }
}

/// Nobody gives it anything.
final class NeverMade {
    private let delegate: DoseDelegate
    init(delegate: DoseDelegate) { self.delegate = delegate }
}

/// Nobody sees what it is given.
final class Unlabelled {
    private let delegate: DoseDelegate
    init(_ delegate: DoseDelegate) { self.delegate = delegate }
}

final class Manager: DoseDelegate {
    var held: HeldByGift?
    var closures: [() -> Void] = []
}

final class Deck: DoseDelegate {
    private let manager = Manager()
    private weak var parent: Manager?
    private var others: [AnyObject] = []

    func deal(_ given: DoseDelegate) {
        others = [
            GivenByItself(delegate: self),
            GivenBySeveral(delegate: self),
            GivenBySeveral(delegate: manager),
            GivenOn(delegate: given),
            HeldByGift(delegate: manager),
            NotKept(delegate: parent!),
            Optional(delegate: manager),
        ]
        let again = SetAgain(delegate: manager)
        again.delegate = self
        let renewed = Renewed(delegate: manager)
        renewed.renew(by: self)
        others += [again, renewed, Unlabelled(manager)]
    }
}
