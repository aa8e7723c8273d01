globalThis.screenSpecPages = [
["Screens and views","overview","index.html","",""],
["Navigation map","overview","navigation.html","",""],
["Coverage by summaries","overview","coverage.html","",""],
["Profile","screen","screens/Profile.html","","Who somebody is."],
["PostCell","view","views/PostCell.html","","A post."],
["BadgeView","view","views/BadgeView.html","","What somebody has earned."],
["Post","model","models/Post.html","","What somebody wrote."],
["Loadable","model","models/Loadable.html","","What can be loading."],
["PostActions","model","models/PostActions.html","",""],
["house","architecture","architectures/house.html","","MVP as this house has it."],
["Rules","rules","rules.html","",""],
["private-subviews","rules","rules/private-subviews.html","","A view keeps its \u0060subviews\u0060 to itself."],
];
