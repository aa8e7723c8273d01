globalThis.screenSpecPages = [
["Screens and views","overview","index.html","",""],
["Navigation map","overview","navigation.html","",""],
["Coverage by summaries","overview","coverage.html","",""],
["Hostile","view","views/Hostile.html","","\u003cscript\u003ealert(\"x\")\u003c/script\u003e | \u0060code\u0060 \u0060\u0060two\u0060\u0060 \u0060 alone \u0060 %% {{ }} *star* _under_ snake_case **bold** ~~gone~~ [a](b) # no heading \u0026amp; \u0026#65; :smile: $a$ and $b$ \\ back\\slash www \u003cb\u003ebold\u003c/b\u003e \u003c!-- comment --\u003e ]]\u003e \u0027q\u0027 \"q\" - no list, 1. no number"],
["Rules","rules","rules.html","",""],
["private-subviews","rules","rules/private-subviews.html","","A view keeps its \u0060subviews\u0060 to itself."],
];
