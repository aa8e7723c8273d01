/// Specs of the first screens of the sample app, three of each: the item that its code declares, its cell and its view, which show it.
struct SampleSpecs {
    let count: Int

    static let projectFile = (path: "screenspec.yaml", text: "version: 1\nspecs: [Specs]\narchitecture: viper\n")

    var files: [(path: String, text: String)] {
        (0..<(count + 2) / 3).flatMap { number in
            let name = SampleScreen(number: number).name
            return [("models", Self.models(name)), ("Cell.view", Self.cell(name)), ("View.view", Self.view(name))]
                .map { suffix, text in
                    ("Specs/\(name)/\(name)\(suffix == "models" ? ".models" : suffix).yaml", text)
                }
        }
        .prefix(count).map(\.self)
    }

    private static func models(_ name: String) -> String {
        """
        models:
          \(name)Item:
            summary: One entry of \(name).
            properties:
              id: {type: Int, summary: What the server calls it.}
              rank: {type: Int, summary: Its place among others.}
              isVisible: {type: Bool, summary: Whether people see it.}

        """
    }

    private static func cell(_ name: String) -> String {
        """
        view: \(name)Cell
        summary: A row for one entry of \(name).
        inherits: UITableViewCell
        layout: interfaceBuilder
        subviews:
          titleLabel: {type: UILabel, shows: {text: title}}
          picture: {type: UIImageView, shows: {isHidden: isHidden}}
        viewModel:
          summary: What a row shows.
          properties:
            title: {type: String, summary: The text of the row.}
            isHidden: {type: Bool, summary: Whether the picture is left out.}
          initializers:
            - summary: Shows an entry.
              from: {item: \(name)Item}
              set:
                title: {swift: "String(item.rank)"}
                isHidden: {swift: "!item.isVisible"}

        """
    }

    private static func view(_ name: String) -> String {
        """
        view: \(name)View
        summary: Shows \(name) as a whole.
        subviews:
          saveButton: {type: UIButton, shows: {isEnabled: canSave}}
        viewModel:
          summary: What the view shows.
          properties:
            canSave: {type: Bool, summary: Whether there is something to save.}
            place: {type: Int, summary: Where the first entry stands.}
          initializers:
            - summary: Shows an entry.
              from: {item: \(name)Item}
              set:
                canSave: item.isVisible
                place: item.rank

        """
    }
}
