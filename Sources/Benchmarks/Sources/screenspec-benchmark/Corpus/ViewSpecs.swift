extension Feature {
    var cell: String {
        """
        view: \(name)Cell
        summary: A row that shows one \(phrase).
        inherits: UITableViewCell
        layout: interfaceBuilder

        subviews:
          headingLabel:
            type: UILabel
            shows: {text: title}
        \(attributes.map(subview).joined(separator: "\n"))
          archiveBadge:
            type: UIView
            shows: {isHidden: not isArchived}
          shareButton: UIButton

        viewModel:
          summary: Holds the data and logic needed to populate a `\(name)Cell`.
          properties:
            title:
              type: String
              summary: What the person calls it.
        \(attributes.map(viewModelProperty).joined(separator: "\n"))
            isArchived:
              type: Bool
              summary: Whether it was put away.
              default: false
        \(derived)
          initializers:
            - summary: Shows one \(phrase) as it is kept.
              from: {\(item): \(name)}
              set:
                title: \(item).title
        \(attributes.map { "        \($0.name): \(item).\($0.name)" }.joined(separator: "\n"))
                isArchived: \(item).isArchived

        actions:
          userTappedShare:
            summary: The person wants to show it to somebody.   # through the owner's own sheet
            trigger: shareButton.touchUpInside

        delegate:
          summary: What the owner of a `\(name)Cell` learns and decides.
          methods:
            shouldShare:
              summary: Whether it may leave the device.
              parameters: {with title: String}
              returns: Bool

        """
    }

    var tile: String {
        """
        # Beside the row there is a tile, for wide screens.
        view: \(name)Tile
        summary: A tile in a grid that shows one \(phrase).
        inherits: UICollectionViewCell

        subviews:
          pictureView:
            type: UIImageView
            shows: {image: picture}
          captionLabel:
            type: UILabel
            shows: {text: caption}
          pinnedMark: {type: UIView, shows: {isHidden: not isPinned}}
          openButton:
            type: UIButton
            shows: {isEnabled: isEnabled}

        viewModel:
          summary: Holds the data and logic needed to populate a `\(name)Tile`.
          properties:
            picture:
              type: UIImage?
              summary: A small picture of it.
            title:
              type: String
              summary: What the person calls it.
            isPinned: {type: Bool, default: false, summary: Whether it stays at the top.}
            isEnabled:
              type: Bool
              summary: >-
                Whether it can be opened now, which is not so
                while it is being sent.
              default: true
          derived:
            caption:
              type: String
              summary: The title, or something in its place.
              swift: 'title.isEmpty ? "Untitled" : title'

        actions:
          userTappedOpen:
            summary: The person wants to see all of it.
            trigger: openButton.touchUpInside
          userAskedForMore:
            summary: The person pressed the tile for longer.
            trigger: [pictureView.longPress, captionLabel.longPress]
            via: closure

        """
    }

    var banner: String {
        """
        view: \(name)Banner
        summary: A banner that says how it goes with each \(phrase).

        subviews:
          messageLabel:
            type: UILabel
            shows: {text: message}
          hintLabel:
            type: UILabel
            shows: {text: hint}
          symbolView:
            type: UIImageView
            shows: {image: symbol}
          closeButton: UIButton

        dataSource:
          style: protocol
          summary: Whoever knows what there is to say.
          properties:
            message:
              type: String
              summary: What there is to say, in one sentence.
            hint:
              type: String?
              summary: What the person could do about it.
            symbol:
              type: UIImage?
              summary: What goes with the message.

        actions:
          userTappedClose:
            summary: The person has read it.
            trigger: closeButton.touchUpInside
            parameters: {afterReading isRead: Bool}

        """
    }

    var stepper: String {
        """
        view: \(name)Stepper
        summary: A control that asks how many of one \(phrase) there should be.
        inherits: UIControl

        subviews:
          countLabel:
            type: UILabel
            shows: {text: formattedCount}
          minusButton:
            type: UIButton
            shows: {isEnabled: canRemove}
          plusButton:
            type: UIButton
            shows: {isEnabled: canAdd}

        viewModel:
          summary: Holds the data and logic needed to populate a `\(name)Stepper`.
          properties:
            chosenCount: {type: Int, summary: "How many there are, at least 0."}
            largestCount: {type: Int, default: 99, summary: How many there may be.}
          derived:
            formattedCount:
              type: String
              summary: How many there are, in the digits of the person's language.
              format: {number: chosenCount}
            canRemove: {type: Bool, swift: chosenCount > 0, summary: Whether there is one to take away.}
            canAdd: {type: Bool, swift: chosenCount < largestCount, summary: Whether there is room for one more.}

        actions:
          userTappedMinus:
            summary: The person wants one less.
            trigger: minusButton.touchUpInside
            via: closure
          userTappedPlus:
            summary: The person wants one more.
            trigger: plusButton.touchUpInside
            via: closure

        """
    }

    // MARK: Parts

    func subview(_ attribute: Attribute) -> String {
        """
          \(attribute.name)Label:
            type: UILabel
            shows: {text: \(attribute.shownName)}
        """
    }

    func viewModelProperty(_ attribute: Attribute) -> String {
        let standard = attribute.standard.map { "\n      default: \($0)" } ?? ""
        return """
                \(attribute.name):
                  type: \(attribute.type)
                  summary: "\(attribute.summary)"\(standard)
            """
    }

    var derived: String {
        let formatted = attributes.compactMap { attribute in
            attribute.format.map { format in
                """
                    \(attribute.shownName):
                      type: String
                      summary: The \(attribute.name) as the person reads it.
                      format: \(format)
                """
            }
        }
        return formatted.isEmpty ? "" : "  derived:\n" + formatted.joined(separator: "\n")
    }
}
