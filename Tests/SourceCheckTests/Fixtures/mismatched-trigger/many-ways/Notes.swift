import UIKit

/// There are more ways from the button to the presenter than anybody could walk.
final class NotesViewController: UIViewController {
    private let presenter: NotesPresenterInterface
    private let addButton = UIButton()
    private let shareItem = UIBarButtonItem()
    private var isOdd = false

    init(presenter: NotesPresenterInterface) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.addTarget(self, action: #selector(share), for: .touchUpInside)
    }

    @objc private func share() { step0() }

    private func step0() {
        if isOdd { step1() } else { step1() }
    }
    private func step1() {
        if isOdd { step2() } else { step2() }
    }
    private func step2() {
        if isOdd { step3() } else { step3() }
    }
    private func step3() {
        if isOdd { step4() } else { step4() }
    }
    private func step4() {
        if isOdd { step5() } else { step5() }
    }
    private func step5() {
        if isOdd { step6() } else { step6() }
    }
    private func step6() {
        if isOdd { step7() } else { step7() }
    }
    private func step7() {
        if isOdd { step8() } else { step8() }
    }
    private func step8() {
        if isOdd { step9() } else { step9() }
    }
    private func step9() {
        if isOdd { step10() } else { step10() }
    }
    private func step10() {
        if isOdd { step11() } else { step11() }
    }
    private func step11() {
        if isOdd { step12() } else { step12() }
    }
    private func step12() {
        if isOdd { step13() } else { step13() }
    }
    private func step13() {
        if isOdd { step14() } else { step14() }
    }
    private func step14() {
        if isOdd { step15() } else { step15() }
    }
    private func step15() {
        if isOdd { step16() } else { step16() }
    }
    private func step16() {
        if isOdd { step17() } else { step17() }
    }
    private func step17() {
        if isOdd { step18() } else { step18() }
    }
    private func step18() {
        if isOdd { step19() } else { step19() }
    }
    private func step19() {
        if isOdd { step20() } else { step20() }
    }
    private func step20() {
        if isOdd { step21() } else { step21() }
    }
    private func step21() {
        if isOdd { step22() } else { step22() }
    }
    private func step22() {
        if isOdd { step23() } else { step23() }
    }
    private func step23() {
        if isOdd { step24() } else { step24() }
    }
    private func step24() {
        if isOdd { step25() } else { step25() }
    }

    private func step25() {
        if isOdd { step24() }
        presenter.userShared()
    }
}
