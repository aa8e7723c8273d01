import Foundation

func requireSendable(_ value: some Sendable) {}

let tea = Item(name: "Tea", price: 4)
let pot = Item(name: "Pot", price: 20.5)
let noon = Date(timeIntervalSince1970: 1_000_000_000)
let shop = Shop(name: "Corner", currencyCode: "GBP")
let purchase = Purchase(items: [tea, pot], discount: 0.25, date: noon, staff: ["Ann", "Bob"])

// The initializer from the models.
let receipt = ReceiptViewModel(purchase, at: shop)
requireSendable(receipt)
print("total", receipt.total == 24.5, receipt.currencyCode, receipt.items.map(\.name))
print("defaults", receipt.scanSize, receipt.wait == .seconds(90), receipt.points == nil)

// Formats, in whatever locale this runs.
print("currency", receipt.formattedTotal == Decimal(24.5).formatted(.currency(code: "GBP")))
print("percent", receipt.formattedDiscount == 0.25.formatted(.percent))
print("list", receipt.staffNames == ["Ann", "Bob"].formatted())
print("expressions", receipt.isReduced, receipt.title)

// The memberwise initializer, once with defaults and once without.
let plain = ReceiptViewModel(shop: "Kiosk", items: [], total: 0, discount: nil, boughtAt: noon)
let full = ReceiptViewModel(
    shop: "Kiosk",
    items: [],
    total: 0,
    currencyCode: "EUR",
    discount: nil,
    boughtAt: noon.addingTimeInterval(86_400 * 400),
    scanSize: 5_000_000,
    wait: .seconds(3_600),
    staff: ["Ann"],
    points: 1_234
)
print("nothing taken off", plain.formattedDiscount == nil, plain.isReduced)
print("no points", plain.formattedPoints == nil)
print("points", full.formattedPoints == 1_234.formatted())
print("dates", plain.formattedDate.isEmpty, plain.formattedDate == full.formattedDate)
print("ages", plain.age.isEmpty)
print("sizes", plain.formattedScanSize.isEmpty, plain.formattedScanSize == full.formattedScanSize)
print("waits", plain.formattedWait.isEmpty, plain.formattedWait == full.formattedWait)
print("hashable", Set([plain, plain, full]).count)

// Presenter and view, by their protocols.
let presenter = ReceiptPresenter(purchase: purchase, shop: shop)
let printer = Printer()
presenter.view = printer
await presenter.start()
presenter.userTappedKeep()

// A cell with its delegate and its closures.
let cell = ReceiptLineCell()
let clerk = Clerk()
cell.delegate = clerk
cell.viewModel = ReceiptLineCell.ViewModel(item: pot)
print("price", cell.viewModel?.formattedPrice == Decimal(20.5).formatted(.currency(code: "EUR")))
print("offer", cell.delegate?.receiptLineCell(cell, shouldOfferReturnOf: pot) ?? false)
cell.delegate?.receiptLineCellRequestedReturn(cell)
print("closure is nil at first", cell.actions.tappedName == nil)
cell.actions.tappedName = { print("tapped", $0) }
cell.actions.tappedName?("Pot")
