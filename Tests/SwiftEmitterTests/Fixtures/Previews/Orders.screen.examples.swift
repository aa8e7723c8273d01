#if DEBUG
import UIKit

nonisolated extension OrdersViewModel {
    static let nothing = OrdersViewModel(orders: [])

    static let tea = OrdersViewModel(orders: [OrderCell.ViewModel.tea])

    static let examples: [OrdersViewModel] = [nothing, tea]
}

nonisolated extension OrderCell.ViewModel {
    static let tea = OrderCell.ViewModel(title: "Tea")

    static let `default` = OrderCell.ViewModel(title: "A \"quoted\" one")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = OrderCell.ViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = OrderCell.ViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [OrderCell.ViewModel] = [tea, `default`, emptyExample, longTextExample]
}

nonisolated extension Badge.ViewModel {
    /// Made up: Whatever there is.
    static let example = Badge.ViewModel(count: 1)

    static let examples: [Badge.ViewModel] = [example]
}

nonisolated extension HelpViewModel {
    static let starting: HelpViewModel = HelpViewModel.loading

    /// Made up: The case 'failed'.
    static let failedExample = HelpViewModel.failed(message: "Message")

    static let examples: [HelpViewModel] = [starting, failedExample]
}

nonisolated extension AloneViewModel {
    /// Made up: Whatever there is.
    static let example = AloneViewModel(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = AloneViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = AloneViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [AloneViewModel] = [example, emptyExample, longTextExample]
}

@available(iOS 17.0, *)
#Preview("Orders: nothing") {
    let controller = OrdersViewController()
    controller.loadViewIfNeeded()
    controller.display(OrdersViewModel.nothing)
    return controller
}

@available(iOS 17.0, *)
#Preview("Orders: tea") {
    let controller = OrdersViewController()
    controller.loadViewIfNeeded()
    controller.display(OrdersViewModel.tea)
    return controller
}

@available(iOS 17.0, *)
#Preview("OrderCell: tea") {
    let view = OrderCell(style: .default, reuseIdentifier: nil)
    view.viewModel = OrderCell.ViewModel.tea
    return view
}

@available(iOS 17.0, *)
#Preview("OrderCell: default") {
    let view = OrderCell(style: .default, reuseIdentifier: nil)
    view.viewModel = OrderCell.ViewModel.default
    return view
}

@available(iOS 17.0, *)
#Preview("OrderCell: emptyExample") {
    let view = OrderCell(style: .default, reuseIdentifier: nil)
    view.viewModel = OrderCell.ViewModel.emptyExample
    return view
}

@available(iOS 17.0, *)
#Preview("OrderCell: longTextExample") {
    let view = OrderCell(style: .default, reuseIdentifier: nil)
    view.viewModel = OrderCell.ViewModel.longTextExample
    return view
}

@available(iOS 17.0, *)
#Preview("Badge: example") {
    let view = Badge(frame: .zero)
    view.show(in: Badge.ViewModel.example)
    return view
}

@available(iOS 17.0, *)
#Preview("Help: starting") {
    let controller = HelpController()
    controller.loadViewIfNeeded()
    controller.helpControllerView.viewModel = HelpViewModel.starting
    return controller
}

@available(iOS 17.0, *)
#Preview("Help: failedExample") {
    let controller = HelpController()
    controller.loadViewIfNeeded()
    controller.helpControllerView.viewModel = HelpViewModel.failedExample
    return controller
}

@available(iOS 17.0, *)
#Preview("Alone: example") {
    let controller = AloneViewController()
    controller.loadViewIfNeeded()
    controller.viewModel = AloneViewModel.example
    return controller
}

@available(iOS 17.0, *)
#Preview("Alone: emptyExample") {
    let controller = AloneViewController()
    controller.loadViewIfNeeded()
    controller.viewModel = AloneViewModel.emptyExample
    return controller
}

@available(iOS 17.0, *)
#Preview("Alone: longTextExample") {
    let controller = AloneViewController()
    controller.loadViewIfNeeded()
    controller.viewModel = AloneViewModel.longTextExample
    return controller
}
#endif
