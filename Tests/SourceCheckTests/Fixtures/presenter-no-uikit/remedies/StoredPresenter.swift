import SwiftUI

final class StoredPresenter {
    @AppStorage("name") var name = ""
}
