extension Feature {
    var editor: String {
        """
        screen: \(name)Editor
        architecture: viper
        summary: Where the person changes one \(phrase).
        opens: {with: {\(item): \(name)}}

        subviews:
          titleField:
            type: UITextField
            shows: {text: editing.title}
          savingIndicator:
            type: UIActivityIndicatorView
            shows: {isHidden: not isSaving}
          failureLabel:
            type: UILabel
            shows: {text: failed.message}
          saveItem: UIBarButtonItem
          cancelItem: UIBarButtonItem

        viewModel:
          summary: What the editor shows, one of these at a time.
          cases:
            editing: {title: String}
            saving: {}
            failed: {message: String}
          derived:
            isSaving:
              type: Bool
              summary: Whether the change is on its way.
              swift: self == .saving

        actions:
          beganEditing:
            summary: The screen is ready for its first content.
            trigger: screen.didLoad
          userTyped:
            summary: The person finished the title.
            trigger: titleField.return
            parameters: {title: String}
          userTappedSave:
            summary: The person wants to keep the change.
            trigger: saveItem.select
            parameters: {draft: \(name)Draft}
          userTappedCancel: {summary: The person wants to keep it as it was., trigger: cancelItem.select}

        displays:
          display:
            summary: Shows another state in place of the last one.
            parameters: {_ viewModel: ViewModel}

        requests:
          "save(_ draft: \(name)Draft) async throws -> \(name)":
            summary: Keeps what the person typed.

        responses:
          saved:
            summary: It was kept.
            parameters: {_ \(item): \(name)}
          failedToSave:
            summary: It was not kept.
            parameters: {because failure: \(name)Failure}

        routes:
          close:
            summary: Goes back to where the person came from.
            presentation: dismiss

        """
    }

    var details: String {
        """
        screen: \(name)Details
        architecture: viper
        summary: Everything there is to know about one \(phrase).
        opens: {with: {\(item): \(name)}}

        subviews:
          headingLabel:
            type: UILabel
            shows: {text: title}
        \(attributes.map(subview).joined(separator: "\n"))
          editItem: UIBarButtonItem
          deleteButton: UIButton

        viewModel:
          summary: Holds the data and logic needed to populate the page of one \(phrase).
          properties:
            title:
              type: String
              summary: What the person calls it.
        \(attributes.map(viewModelProperty).joined(separator: "\n"))
        \(derived)
          initializers:
            - summary: Shows one \(phrase) as it is kept.
              from: {\(item): \(name)}
              set:
                title: \(item).title
        \(attributes.map { "        \($0.name): \(item).\($0.name)" }.joined(separator: "\n"))

        actions:
          beganPresenting:
            summary: The screen is about to be seen.
            trigger: screen.willAppear
          userTappedEdit:
            summary: The person wants to change something.
            trigger: editItem.select
          userTappedDelete:
            summary: The person no longer needs it.
            trigger: deleteButton.touchUpInside

        displays:
          display:
            summary: Shows it.
            parameters: {_ viewModel: ViewModel}
          askForConsent:
            summary: Makes sure that the person means it.
            parameters: {toDelete title: String}

        requests:
          delete:
            summary: Takes it out of what is kept.
            parameters: {_ \(item): \(name)}

        responses:
          deleted:
            summary: It is gone.
            parameters: {_ \(item): \(name)}

        routes:
          edit:
            summary: Opens the editor.
            to: \(name)Editor
            presentation: modal
            parameters: {_ \(item): \(name)}
          goBack:
            summary: There is nothing left to show.
            presentation: pop

        """
    }

    var list: String {
        """
        screen: \(name)List
        architecture: viper
        summary: Every \(phrase) that the person has.

        subviews:
          tableView:
            type: UITableView
            rows: {items: \(name)Cell}
          pullToRefresh: UIRefreshControl
          emptyLabel:
            type: UILabel
            shows: {isHidden: hasItems}
          addItem: UIBarButtonItem

        viewModel:
          summary: Holds the data and logic needed to populate the list.
          properties:
            items:
              type: [\(name)]
              summary: What there is, the latest first.
          derived:
            hasItems:
              type: Bool
              summary: Whether there is anything to show.
              swift: '!items.isEmpty'

        actions:
          beganPresenting: {summary: The screen is about to be seen., trigger: screen.willAppear}
          userSelected:
            summary: The person tapped a row.
            trigger: tableView.select
            parameters: {\(item): \(name)}
          userPulledToRefresh:
            summary: The person pulled the list down.
            trigger: pullToRefresh.valueChanged
          userTappedAdd:
            summary: The person wants another one.
            trigger: addItem.select

        displays:
          display:
            summary: Shows what there is.
            parameters: {_ viewModel: ViewModel}
          "display(isRefreshing: Bool)":
            summary: Shows whether the list is being read again.

        requests:
          fetchAll: {summary: Asks for everything that is kept.}
          "create(titled title: String) async throws -> \(name)":
            summary: Makes another one.

        responses:
          fetched:
            summary: Here is everything that is kept.
            parameters: {_ items: [\(name)]}
          failed:
            summary: It could not be read.
            parameters: {because failure: \(name)Failure}

        routes:
          showDetails:
            summary: Shows everything about one of them.
            to: \(name)Details
            presentation: push
            parameters: {of \(item): \(name)}
          pickPhoto: {summary: Offers the pictures on the device., to: UIImagePickerController, presentation: modal}

        """
    }

    var settings: String {
        """
        screen: \(name)Settings
        architecture: mvc
        summary: How the person wants to hear about each \(phrase).

        subviews:
          remindersSwitch:
            type: UISwitch
            shows: {isOn: wantsReminders}
          hoursLabel:
            type: UILabel
            shows: {text: formattedHours}
          hoursStepper:
            type: UIStepper
            shows: {isEnabled: wantsReminders}
          doneButton: UIButton

        viewModel:
          summary: Holds the data and logic needed to populate the settings.
          properties:
            wantsReminders:
              type: Bool
              summary: Whether there are reminders at all.
            hoursBefore: {type: Int, default: 24, summary: How many hours before.}
          derived:
            formattedHours:
              type: String
              summary: How many hours before, as the person reads it.
              format: {number: hoursBefore}

        actions:
          changedReminders:
            summary: The person turned reminders on or off.
            trigger: remindersSwitch.valueChanged
          changedHours:
            summary: The person wants to hear of it earlier or later.
            trigger: hoursStepper.valueChanged
          tappedDone:
            summary: The person is content.
            trigger: doneButton.touchUpInside

        delegate:
          summary: What the owner of the settings learns.
          methods:
            changed:
              summary: There are other settings now.
              parameters: {wantsReminders: Bool, hoursBefore: Int}

        routes:
          goBack: {summary: Back to where the person came from., presentation: pop}

        """
    }

    var overview: String {
        """
        screen: \(name)Overview
        architecture: mvc
        summary: |
          The way to every \(phrase).
          It is one of the app's tabs.

        subviews:
          listButton:
            type: UIButton
            shows: {title: listTitle}
          settingsButton: UIButton
          latestStepper:
            type: \(name)Stepper
            shows: {viewModel: latest}

        viewModel:
          summary: Holds the data and logic needed to populate the overview.
          properties:
            itemCount: {type: Int, summary: "How many there are, archived ones too."}
            latest:
              type: \(name)Stepper.ViewModel
              summary: How many the person wants to see.
          derived:
            listTitle:
              type: String
              summary: What the button says.
              swift: 'itemCount == 0 ? "Make the first" : "See all"'

        actions:
          tappedList: {summary: The person wants to see them., trigger: listButton.touchUpInside}
          tappedSettings: {summary: The person wants other settings., trigger: settingsButton.touchUpInside}

        routes:
          showList:
            summary: Shows all of them.
            to: \(name)List
            presentation: push
          showSettings:
            summary: Opens the settings.
            to: \(name)Settings
            presentation: push

        """
    }
}
