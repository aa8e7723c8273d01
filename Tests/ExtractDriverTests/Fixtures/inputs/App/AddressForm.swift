import SwiftUI

final class AddressViewModel: ObservableObject {
    @Published var city = ""

    func save() {}
}

struct AddressForm: View {
    @StateObject var viewModel = AddressViewModel()

    var body: some View {
        Text(viewModel.city)
    }
}
