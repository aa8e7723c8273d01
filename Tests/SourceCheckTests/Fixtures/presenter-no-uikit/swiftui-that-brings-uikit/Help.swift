import SwiftUI

final class HelpPresenter: ObservableObject {
    weak var view: HelpViewController?
    @Published var title = ""
}
