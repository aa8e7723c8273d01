extension HandWritten {
    private var name: String { feature.name }
    private var item: String { feature.item }

    var editor: String {
        """
        /// What the person did.
        @MainActor
        protocol \(name)EditorViewToPresenterInterface: AnyObject {
            /// The screen is ready for its first content.
            func beganEditing()

            /// The person finished the title.
            func userTyped(title: String)

            /// The person wants to keep the change.
            func userTappedSave(draft: \(name)Draft)

            /// The person wants to keep it as it was.
            func userTappedCancel()
        }

        /// What the editor shows, one of these at a time.
        enum \(name)EditorViewModel: Hashable, Sendable {
            case editing(title: String)
            case saving
            case failed(message: String)

            /// Whether the change is on its way.
            var isSaving: Bool {
                self == .saving
            }
        }

        /// What the view is to show.
        @MainActor
        protocol \(name)EditorPresenterToViewInterface: AnyObject {
            /// Shows another state in place of the last one.
            func display(_ viewModel: \(name)EditorViewModel)
        }

        /// What the presenter needs to be done.
        @MainActor
        protocol \(name)EditorPresenterToInteractorInterface: AnyObject {
            /// Keeps what the person typed.
            func save(_ draft: \(name)Draft) async throws -> \(name)
        }

        /// What came of it.
        @MainActor
        protocol \(name)EditorInteractorToPresenterInterface: AnyObject {
            /// It was kept.
            func saved(_ \(item): \(name))

            /// It was not kept.
            func failedToSave(because failure: \(name)Failure)
        }

        /// Where to go from here.
        @MainActor
        protocol \(name)EditorPresenterToWireframeInterface: AnyObject {
            /// Goes back to where the person came from.
            func close()
        }

        """
    }

    var details: String {
        """
        import Foundation

        /// What the person did.
        @MainActor
        protocol \(name)DetailsViewToPresenterInterface: AnyObject {
            /// The screen is about to be seen.
            func beganPresenting()

            /// The person wants to change something.
            func userTappedEdit()

            /// The person no longer needs it.
            func userTappedDelete()
        }

        \(viewModel("\(name)DetailsViewModel", "the page of one \(feature.phrase)", archives: false))

        extension \(name)DetailsViewModel {
        \(initializer(archives: false))
        }

        /// What the view is to show.
        @MainActor
        protocol \(name)DetailsPresenterToViewInterface: AnyObject {
            /// Shows it.
            func display(_ viewModel: \(name)DetailsViewModel)

            /// Makes sure that the person means it.
            func askForConsent(toDelete title: String)
        }

        /// What the presenter needs to be done.
        @MainActor
        protocol \(name)DetailsPresenterToInteractorInterface: AnyObject {
            /// Takes it out of what is kept.
            func delete(_ \(item): \(name))
        }

        /// What came of it.
        @MainActor
        protocol \(name)DetailsInteractorToPresenterInterface: AnyObject {
            /// It is gone.
            func deleted(_ \(item): \(name))
        }

        /// Where to go from here.
        @MainActor
        protocol \(name)DetailsPresenterToWireframeInterface: AnyObject {
            /// Opens the editor.
            func edit(_ \(item): \(name))

            /// There is nothing left to show.
            func goBack()
        }

        """
    }

    var list: String {
        """
        /// What the person did.
        @MainActor
        protocol \(name)ListViewToPresenterInterface: AnyObject {
            /// The screen is about to be seen.
            func beganPresenting()

            /// The person tapped a row.
            func userSelected(\(item): \(name))

            /// The person pulled the list down.
            func userPulledToRefresh()

            /// The person wants another one.
            func userTappedAdd()
        }

        /// Holds the data and logic needed to populate the list.
        struct \(name)ListViewModel: Hashable, Sendable {
            /// What there is, the latest first.
            var items: [\(name)]

            /// Whether there is anything to show.
            var hasItems: Bool {
                !items.isEmpty
            }
        }

        /// What the view is to show.
        @MainActor
        protocol \(name)ListPresenterToViewInterface: AnyObject {
            /// Shows what there is.
            func display(_ viewModel: \(name)ListViewModel)

            /// Shows whether the list is being read again.
            func display(isRefreshing: Bool)
        }

        /// What the presenter needs to be done.
        @MainActor
        protocol \(name)ListPresenterToInteractorInterface: AnyObject {
            /// Asks for everything that is kept.
            func fetchAll()

            /// Makes another one.
            func create(titled title: String) async throws -> \(name)
        }

        /// What came of it.
        @MainActor
        protocol \(name)ListInteractorToPresenterInterface: AnyObject {
            /// Here is everything that is kept.
            func fetched(_ items: [\(name)])

            /// It could not be read.
            func failed(because failure: \(name)Failure)
        }

        /// Where to go from here.
        @MainActor
        protocol \(name)ListPresenterToWireframeInterface: AnyObject {
            /// Shows everything about one of them.
            func showDetails(of \(item): \(name))

            /// Offers the pictures on the device.
            func pickPhoto()
        }

        """
    }

    var settings: String {
        """
        import Foundation

        /// Holds the data and logic needed to populate the settings.
        struct \(name)SettingsViewModel: Hashable, Sendable {
            /// Whether there are reminders at all.
            var wantsReminders: Bool

            /// How many hours before.
            var hoursBefore = 24

            /// How many hours before, as the person reads it.
            var formattedHours: String {
                hoursBefore.formatted()
            }
        }

        /// What the owner of the settings learns.
        @MainActor
        protocol \(name)SettingsViewControllerDelegate: AnyObject {
            /// There are other settings now.
            func \(parameter)SettingsViewController(
                _ controller: \(name)SettingsViewController,
                changed wantsReminders: Bool,
                hoursBefore: Int
            )
        }

        """
    }

    var overview: String {
        """
        /// Holds the data and logic needed to populate the overview.
        struct \(name)OverviewViewModel: Hashable, Sendable {
            /// How many there are, archived ones too.
            var itemCount: Int

            /// How many the person wants to see.
            var latest: \(name)Stepper.ViewModel

            /// What the button says.
            var listTitle: String {
                itemCount == 0 ? "Make the first" : "See all"
            }
        }

        """
    }
}
