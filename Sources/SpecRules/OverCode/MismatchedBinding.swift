import ScreenSpecDiagnostics

extension RuleDescription {
    package static let mismatchedBinding = RuleDescription(
        "mismatched-binding",
        .error,
        .architecture,
        purpose: "Subviews show what the spec says that they show.",
        why: """
            'shows' says which property of a subview shows what of the view model. Wherever the view sets that property from its view \
            model, by a path or a path through one call, the two are compared, 'not' too. A property that nothing sets is told \
            where all is known that the code does with the subview.
            """,
        wrong: .spec(
            """
            view: JogCell
            inherits: UITableViewCell
            generate: false
            subviews:
              placeLabel: {type: UILabel, shows: {text: place}}
              timeLabel: {type: UILabel, shows: {text: time}}
            viewModel:
              properties: {place: String, time: String}

            """,
            with: """
                final class JogCell: UITableViewCell {
                    struct ViewModel {
                        let place: String
                        let time: String
                    }

                    private let placeLabel = UILabel()
                    private let timeLabel = UILabel()

                    func show(_ viewModel: ViewModel) {
                        ⟦placeLabel.text = viewModel.time⟧
                        timeLabel.text = viewModel.time
                        accessibilityLabel = viewModel.place
                    }
                }

                """
        ),
        right: .spec(
            """
            view: JogCell
            inherits: UITableViewCell
            generate: false
            subviews:
              placeLabel: {type: UILabel, shows: {text: place}}
              timeLabel: {type: UILabel, shows: {text: time}}
            viewModel:
              properties: {place: String, time: String}

            """,
            with: """
                final class JogCell: UITableViewCell {
                    struct ViewModel {
                        let place: String
                        let time: String
                    }

                    private let placeLabel = UILabel()
                    private let timeLabel = UILabel()

                    func show(_ viewModel: ViewModel) {
                        placeLabel.text = viewModel.place
                        timeLabel.text = viewModel.time
                        accessibilityLabel = viewModel.place
                    }
                }

                """
        ),
        misses: """
            A property that is also set from something else, such as a parameter, a variable that several branches set or a \
            method of the view's own. What the view never reads is 'unshown-property'.
            """
    )
}
