import Foundation

extension ProfileCell {
    /// Who it is.
    nonisolated struct ViewModel: Hashable, Sendable {
        let name: String
        let badge: ProfileCell.ViewModel.Badge?
    }
}

nonisolated extension ProfileCell.ViewModel {
    init(person: Person) {
        self.init(name: person.name, badge: nil)
    }
}

extension ProfileCell.ViewModel {
    /// What the person has earned.
    nonisolated struct Badge: Hashable, Sendable {
        let text: String
        let level: ProfileCell.ViewModel.Badge.Level
    }
}

extension ProfileCell.ViewModel.Badge {
    nonisolated enum Level: Hashable, Sendable {
        case bronze
        case gold(since: Date)
    }
}

extension ProfileCell {
    nonisolated struct Footer: Hashable, Sendable {
        let hint: String
    }
}

@MainActor
protocol ProfileCellDelegate: AnyObject {
    func profileCell(_ profileCell: ProfileCell, didTap footer: ProfileCell.Footer, badge: ProfileCell.ViewModel.Badge)
}

nonisolated enum Profile {
    nonisolated enum Load {
        nonisolated struct ViewModel: Hashable, Sendable {
            let name: String
            let rows: [ProfileCell.ViewModel]
        }
    }
}

extension Profile {
    nonisolated enum Save {
        nonisolated struct ViewModel: Hashable, Sendable {
            let isSaved: Bool
        }
    }
}

/// What the view is to show.
@MainActor
protocol ProfileDisplayLogic: AnyObject {
    func displayLoaded(viewModel: Profile.Load.ViewModel)
    func displaySaved(viewModel: Profile.Save.ViewModel)
}

nonisolated struct SettingsViewModel: Hashable, Sendable {
    let title: String
    let sections: [SettingsViewModel.Section]
}

extension SettingsViewModel {
    nonisolated struct Section: Hashable, Sendable {
        let header: String
    }
}

/// What the view is to show.
@MainActor
protocol SettingsViewInterface: AnyObject {
    func display(_ viewModel: SettingsViewModel)
}
