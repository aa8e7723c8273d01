import UIKit

final class ResultsView: UIView {
    @objc func back() {}
    @objc func forward() {}

    private func register(_ button: UIButton) {
        button.addTarget(self, action: #selector(back), for: .touchUpInside)
        button.addTarget(self, action: #selector(forward), for: .touchDown)
    }
}

func goBack(in results: ResultsView) {
    results.back()
}
