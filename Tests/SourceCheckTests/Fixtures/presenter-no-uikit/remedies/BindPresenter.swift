import SwiftUI

final class BindPresenter {
    @Binding var path: NavigationPath
}
