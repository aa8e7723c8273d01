import ScreenSpecDiagnostics

extension RuleDescription {
    package static let weakDelegate = RuleDescription(
        "weak-delegate",
        .error,
        .architecture,
        purpose: """
            Delegates, and references that the architecture calls weak, are held weakly; those that it calls strong are kept.
            """,
        why: """
            A delegate is most often whoever made and holds the object. If it is held strongly in return, neither is ever \
            freed: the screen that was closed goes on listening to notifications, and memory grows with each visit. The \
            same holds for every reference that leads back, such as a presenter's view. 'weak', or 'unowned' where the \
            owner lives longer for sure, breaks the circle. Where the architecture says 'reference: strong', the other \
            way round: a presenter that only a weak reference leads to is gone before the first tap.
            """,
        wrong: .swift(
            """
            protocol ProductCellDelegate: AnyObject {}

            final class ProductCell {
                var ⟦delegate⟧: ProductCellDelegate?
            }

            """
        ),
        right: .swift(
            """
            protocol ProductCellDelegate: AnyObject {}

            final class ProductCell {
                weak var delegate: ProductCellDelegate?
            }

            """
        ),
        misses: """
            Delegates in collections, closures and structs, those behind a property wrapper, and those whose property is \
            not called so. What a class makes itself, or hands on to somebody who holds it weakly, such as a table view, \
            is its own to keep; so is what others make for it alone, 'description.delegate = Handler()', as long as that leads \
            back weakly or not at all: there is no circle, and held weakly, the object would be gone at once. Where it \
            leads back strongly, the finding stands, and '--fix' leaves the change to people. Nor is there a circle where \
            all that conform to the delegate's protocol keep nothing that leads to the holder, however far; what a closure, a \
            class of the platform or a type that nobody knows keeps may lead there, but from a view, which keeps no controller, only by \
            what the project declares. A property that somebody sets to 'nil' \
            again, a private one, one of a private class or one of a protocol of the platform that is never set, one that is only \
            ever given shared objects, which stay as long as the app, one that is not optional and that all givers fill with \
            something else that they keep, one that holds on to another object's delegate until that is put back, and outlets, whose \
            objects Interface Builder makes, unless a document connects them to a view around, a controller or its owner. \
            References that lead back are looked at where a type plays a role, and left alone where they are turned round: \
            the other one of the two is weak. Where the architecture \
            was guessed, only those that close a circle. 'every: true' in the rule's setting asks for all delegates, also where no \
            circle can arise, but for those that nobody else would keep.
            """
    )
}
