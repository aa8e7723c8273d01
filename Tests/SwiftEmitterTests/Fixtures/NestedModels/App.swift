struct Invoice {
    var name: String
}

func orders() -> [String] {
    [
        CreateOrder.Request(name: "A").name, CreateOrder.ViewModel(text: "B").text, Invoice.Line(text: "C").text,
        "\(CreateOrder.Undo(number: CreateOrder.Response(number: 1).number))",
        "\(ListOrders.Fetch.Request(page: 1))\(ListOrders.Fetch.Response(names: []))",
    ]
}
