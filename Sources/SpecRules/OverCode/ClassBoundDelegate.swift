import ScreenSpecDiagnostics

extension RuleDescription {
    package static let classBoundDelegate = RuleDescription(
        "class-bound-delegate",
        .warning,
        .architecture,
        purpose: "The protocol of a delegate, or of a reference that leads back, is for objects only.",
        why: """
            A delegate is held weakly, and only an object can be: 'weak var delegate' does not compile with a protocol that \
            a struct could conform to. So the next person leaves out 'weak', and the view and its owner keep one another \
            alive. Inherit 'AnyObject', or a protocol that does.
            """,
        wrong: .swift(
            """
            protocol ⟦ProductCellDelegate⟧ {
                func productCellRequestedDetails(_ cell: ProductCell)
            }

            final class ProductCell {
                var owner: ProductCellDelegate?
            }

            """
        ),
        right: .swift(
            """
            protocol ProductCellDelegate: AnyObject {
                func productCellRequestedDetails(_ cell: ProductCell)
            }

            final class ProductCell {
                weak var owner: ProductCellDelegate?
            }

            """
        ),
        misses: """
            Where 'weak-delegate' reports one who holds the delegate, and asks for the same, its finding stands for both. \
            Protocols that refine one of a package that nobody knows here, and protocols to which a struct or an enum of the \
            project conforms: that is somebody's choice. A protocol without requirements, and one that no stored property and \
            no parameter of a class is of, or only together with one that is for objects, so that nobody needs it to hold one \
            weakly. One whose objects are made for their holder, or that it makes to start with, which alone keeps them, and one to which only those conform \
            that lead nowhere back to who holds them: a strategy that is called a delegate. One that is the interface of the \
            class of its name, 'LoginUseCaseDelegate' of a 'LoginUseCase', where all who store it do so by another name and \
            are known to that class as its delegate at most. Where a struct of the tests \
            conforms, or the protocol is public, '--fix' leaves the change to people.
            """
    )
}
