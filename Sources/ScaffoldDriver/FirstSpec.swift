import ScreenModel

/// The text of a spec that is new: whole, without a finding, and short enough to be changed at once.
struct FirstSpec {
    let request: NewRequest
    /// That of a screen.
    let architecture: Architecture?

    /// `Login.screen.yaml`.
    var fileName: String { "\(request.name).\(request.kind.rawValue).yaml" }

    var text: String {
        switch request.kind {
        case .screen: screen
        case .view: view
        case .models: models
        }
    }

    private var models: String {
        """
        models:
          \(request.name):
            summary: What a \(request.name) is.
            generate: true
            properties:
              name:
                type: String
                summary: What people call it.

        """
    }

    private var view: String {
        """
        view: \(request.name)
        summary: What \(request.name) shows.

        \(parts)
        \(actions(named: "tappedAction"))
        """
    }

    private var screen: String {
        let named = request.architecture.map { "architecture: \($0)\n" } ?? ""
        return """
            screen: \(request.name)
            \(named)summary: What \(request.name) is for.

            \(parts)
            \(actions(named: "userTappedAction"))\(said)
            """
    }

    private var parts: String {
        """
        subviews:
          titleLabel:
            type: UILabel
            shows: {text: title}
          actionButton: UIButton

        viewModel:
        \(ownName.map { "  name: \($0)\n" } ?? "")  summary: Holds what `\(request.name)` shows.
          properties:
            title:
              type: String
              summary: What stands at the top.
              default: '"\(request.name)"'

        """
    }

    private func actions(named name: String) -> String {
        """
        actions:
          \(name):
            summary: The person tapped the button.
            trigger: actionButton.touchUpInside

        """
    }

    /// By which somebody tells the view what it is to show, or has it for the view to observe.
    private var said: String {
        guard let architecture, let view = architecture.viewRole?.name.text else { return "" }
        if let channel = architecture.channels.first(where: { $0.to?.text == view }) {
            return """

                \(channel.name.text):
                  display:
                    summary: Shows what there is to see.
                    parameters: {_ viewModel: ViewModel}

                """
        }
        let observed = architecture.channels.first {
            $0.from?.text == view && !Self.othersChannels.contains($0.name.text)
        }
        guard let observed else { return "" }
        return """

            \(observed.name.text):
              state:
                summary: What the screen shows now.
                type: ViewModel
              stateDidChange:
                summary: Called with the new state each time it becomes another.
                type: (@MainActor (\(ownName ?? contentName)) -> Void)?
                settable: true

            """
    }

    /// What the architecture calls what a screen shows.
    private var contentName: String {
        architecture?.viewModelPattern?.name(forScreen: request.name) ?? "\(request.name)ViewModel"
    }

    /// Where a role has that name, such as a presenter that the team calls a view model, what is shown gets another one.
    private var ownName: String? {
        let roles = architecture?.roles.compactMap { $0.type?.name(forScreen: request.name) } ?? []
        return roles.contains(contentName) ? "\(request.name)ViewState" : nil
    }

    private static let othersChannels: Set<String> = ["actions", "routes"]
}
