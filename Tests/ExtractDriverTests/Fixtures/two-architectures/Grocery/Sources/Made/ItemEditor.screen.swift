import BarcodeKit
import Sharing

/// What has been typed.
nonisolated struct ItemEditorViewModel: Hashable, Sendable {
    /// What it is.
    let name: String

    /// How many.
    let amount: Double

    /// Whether it is enough.
    var canSave: Bool {
        !name.isEmpty
    }
}

/// What the person did.
@MainActor
protocol ItemEditorEventHandling: AnyObject {
    /// The person wants more or fewer.
    func userChangedAmount(to amount: Double)

    /// The person is done.
    func userTappedSave(named name: String)
}

/// What the view is to show.
@MainActor
protocol ItemEditorDisplaying: AnyObject {
    /// Shows what there is to see.
    func display(_ viewModel: ItemEditorViewModel)
}

/// Where to go from here.
@MainActor
protocol ItemEditorRouting: AnyObject {
    /// Goes back.
    func close()
}

/// What the person did.
@MainActor
protocol ScannerEventHandling: AnyObject {
    /// The person wants light.
    func userTappedTorch()

    /// The person went away.
    func gaveUp()
}

/// What the view is to show.
@MainActor
protocol ScannerDisplaying: AnyObject {
    /// Light or none.
    func showTorch(isOn: Bool)
}

/// What the presenter needs to be done.
@MainActor
protocol ScannerRequesting: AnyObject {
    /// Finds out what it is.
    func lookUp(_ code: Barcode)
}

/// What came of it.
@MainActor
protocol ScannerResponding: AnyObject {
    /// What it is.
    func found(_ item: Sharing.Item?)
}

/// Where to go from here.
@MainActor
protocol ScannerRouting: AnyObject {
    /// Goes back.
    func close()
}
