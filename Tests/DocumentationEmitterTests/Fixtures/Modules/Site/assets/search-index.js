globalThis.screenSpecPages = [
["Screens and views","overview","index.html","",""],
["Navigation map","overview","navigation.html","",""],
["Coverage by summaries","overview","coverage.html","",""],
["Cart","screen","modules/Shop/screens/Cart.html","Shop","What the person is about to buy."],
["cartCell","view","modules/Shop/views/cartCell.html","Shop",""],
["CartCell","view","modules/Shop/views/CartCell-2.html","Shop",""],
["Details","screen","modules/Catalog/screens/Details.html","Catalog",""],
["Product","model","modules/Catalog/models/Product.html","Catalog","Something a person can buy."],
["mvc","architecture","architectures/mvc.html","","Model, view, controller."],
["Rules","rules","rules.html","",""],
["private-subviews","rules","rules/private-subviews.html","","A view keeps its \u0060subviews\u0060 to itself."],
];
