globalThis.screenSpecPages = [
["Screens and views","overview","index.html","",""],
["Navigation map","overview","navigation.html","",""],
["Coverage by summaries","overview","coverage.html","",""],
["Login","screen","screens/Login.html","",""],
["Home","screen","screens/Home.html","",""],
["mvp","architecture","architectures/mvp.html","","Model, view, presenter."],
["Rules","rules","rules.html","",""],
["private-subviews","rules","rules/private-subviews.html","","A view keeps its \u0060subviews\u0060 to itself."],
];
