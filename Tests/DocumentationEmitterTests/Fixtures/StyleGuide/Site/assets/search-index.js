globalThis.screenSpecPages = [
["Screens and views","overview","index.html","",""],
["Navigation map","overview","navigation.html","",""],
["Coverage by summaries","overview","coverage.html","",""],
["ProductCell","view","views/ProductCell.html","","A cell that displays information for purchasable products."],
["Product","model","models/Product.html","","Something a person can buy."],
["Payment","model","models/Payment.html","","How somebody pays."],
["Shop","screen","screens/Shop.html","","Everything that can be bought."],
["Cart","screen","screens/Cart.html","","What the person is about to buy."],
["Forgotten","screen","screens/Forgotten.html","",""],
["mvc","architecture","architectures/mvc.html","","Model, view, controller."],
["Rules","rules","rules.html","",""],
["private-subviews","rules","rules/private-subviews.html","","A view keeps its \u0060subviews\u0060 to itself."],
];
