import SwiftUI
import UIKit

struct ProfileView: View {
    var body: some View {
        Text("Profile")
    }

    struct Badge: View {
        var body: some View {
            Text("1")
        }
    }
}

/// Shows what SwiftUI draws.
final class ProfileViewController: UIHostingController<ProfileView> {}
