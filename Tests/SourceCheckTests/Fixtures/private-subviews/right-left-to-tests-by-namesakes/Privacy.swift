import UIKit

/// Offers its list to whoever asks.
struct PrivacyModel {
    var collection: [String] = []
}

/// Does not know the home view.
func reset(_ model: inout PrivacyModel) {
    model.collection.removeAll()
}
