import ScreenSpecDiagnostics

/// What can go wrong with a run: with other modules, build systems, sources, baselines, fixes and pages.
package enum RunRules {
    package static let descriptions: [RuleDescription] = [
        .unusableInterface, .invalidBuildDescription, .unreadSource, .swiftSyntax, .interfaceSyntax, .outdatedBaseline,
        .damagedBaseline,
        .unknownChanges, .refusedFix, .refusedUpdate, .refusedScaffold, .unusableTypes, .outdatedTypes,
        .missingGraphviz, .undrawnDiagram,
    ]
}

extension RuleDescription {
    package static let unusableInterface = RuleDescription(
        "unusable-interface",
        .error,
        .run,
        isFailure: true,
        purpose: "The modules that a module depends on have been compiled, and have left what they show to others.",
        why: """
            'compile --module' reads no specs of other modules: it reads the interface at the end of each one's \
            'ScreenSpecModule.swift'. Without it, every name of the other module would be unknown; and one that \
            somebody has edited would lead to Swift that does not compile.
            """,
        wrong: .words(
            "'screenspec compile --module Shop' before 'Catalog', on which 'Shop' depends, was compiled."
        ),
        right: .words("'screenspec compile --module Catalog', then 'screenspec compile --module Shop'."),
        misses: """
            Specs of the other module that have changed since it was compiled. Build systems run the two in order.
            """
    )

    package static let invalidBuildDescription = RuleDescription(
        "invalid-build-description",
        .error,
        .run,
        isFailure: true,
        purpose: "The file named with '--build-description' is one that this compiler understands.",
        why: """
            A build system says in it which specs make a module. Half of it understood would be a module with half \
            of its types.
            """,
        wrong: .words("A plugin of one version that runs a compiler of another, or a file that was cut short."),
        right: .words("The plugin and the compiler of one package version.")
    )

    package static let unreadSource = RuleDescription(
        "unread-source",
        .warning,
        .run,
        purpose: "Every Swift file can be read: a regular file of UTF-8 text, not larger than 4 MB.",
        why: """
            What a file declares is needed to judge others. The rest of the run goes on without it, so that one \
            broken file does not hide what is wrong elsewhere.
            """,
        wrong: .words("A file called 'Login.swift' that holds a picture, or that nobody may read."),
        right: .words("A Swift file in UTF-8.")
    )

    package static let swiftSyntax = RuleDescription(
        "swift-syntax",
        .warning,
        .run,
        purpose: "Every Swift file is Swift.",
        why: """
            Where the parser meets something else, declarations may be missed, and rules be silent about them. The \
            file is checked as far as it goes.
            """,
        wrong: .words("A file with the marks of a merge, '<<<<<<<' and '>>>>>>>', in it."),
        right: .words("A file that the Swift compiler accepts."),
        misses: "Swift that is newer than the parser of this version is reported as well."
    )

    package static let interfaceSyntax = RuleDescription(
        "interface-syntax",
        .warning,
        .run,
        purpose: "Every storyboard and xib is XML, as Interface Builder writes it.",
        why: """
            Xcode opens no document that is cut off or has the marks of a merge in it, and its connections are not \
            checked. The rest of the run goes on without it, and rules that would have to know all documents are silent.
            """,
        wrong: .words("A storyboard with the marks of a merge, '<<<<<<<' and '>>>>>>>', in it."),
        right: .words("A storyboard that Xcode opens."),
        misses: """
            Documents of Xcode before version 5, of macOS and of watchOS are not looked into. A DOCTYPE that declares \
            entities is refused, whatever they stand for.
            """
    )

    package static let outdatedBaseline = RuleDescription(
        "outdated-baseline",
        .error,
        .run,
        purpose: "Every entry of a baseline still occurs.",
        why: """
            An entry whose finding was fixed would let the same mistake come back unseen. Taking it out keeps what \
            was won: 'screenspec check --prune-baseline' does, and the change is committed with the fix.
            """,
        wrong: .words("A subview is made private, and its entry stays in 'screenspec-baseline.txt'."),
        right: .words("The same, and 'screenspec check --prune-baseline' before the commit."),
        misses: "Runs that could not look at everything, because a spec or a file is broken, prove nothing fixed."
    )

    package static let damagedBaseline = RuleDescription(
        "damaged-baseline",
        .error,
        .run,
        purpose: "A baseline can be read: its version is known, and each line is an entry.",
        why: """
            A line that nobody understands knows no finding, so that old findings would look like new ones, or an \
            entry would be lost in a merge without anybody noticing.
            """,
        wrong: .words("A baseline with the marks of a merge, '<<<<<<<' and '>>>>>>>', in it."),
        right: .words("A baseline with the entries of both sides, and then '--prune-baseline'.")
    )

    package static let unknownChanges = RuleDescription(
        "unknown-changes",
        .error,
        .run,
        isFailure: true,
        purpose: "Git can say what has changed since the reference of '--changed-since'.",
        why: """
            Without an answer, a run would either show everything or nothing, and both would be taken for the \
            state of the change.
            """,
        wrong: .words("'--changed-since main' in a clone of depth 1, which has no 'main'."),
        right: .words("The same after 'git fetch --unshallow origin main'.")
    )

    package static let refusedFix = RuleDescription(
        "refused-fix",
        .warning,
        .run,
        purpose: "'--fix' changes only what it has read, what is not generated, and what stays Swift.",
        why: """
            A file that was saved while the run was under way would lose its newest lines, and a generated one \
            would be written anew without the fix.
            """,
        wrong: .words("A file is edited while 'screenspec check --fix' runs."),
        right: .words("The run is repeated once the file is saved.")
    )

    package static let refusedUpdate = RuleDescription(
        "refused-update",
        .error,
        .run,
        isFailure: true,
        purpose: "'extract --update' and 'adopt' change only what they find, and 'adopt' only what is committed.",
        why: """
            A name that is mistyped would otherwise do nothing, and nobody would see it. And of a file that is \
            committed there is a way back.
            """,
        wrong: .words(
            "'screenspec extract --update --rename Login.titel=title', where the spec of 'Login' has no 'titel'."
        ),
        right: .words("'screenspec extract --update --rename Login.titleLabel=title'.")
    )

    package static let refusedScaffold = RuleDescription(
        "refused-scaffold",
        .error,
        .run,
        purpose: "'new' and 'scaffold' write only what no file has, for what there is.",
        why: """
            What somebody has written is theirs: not a byte of a file that exists is changed. And a name that is \
            mistyped would otherwise do nothing, and nobody would see it.
            """,
        wrong: .words("'screenspec scaffold Logn', where a spec describes 'Login'."),
        right: .words("'screenspec scaffold Login'.")
    )

    package static let missingGraphviz = RuleDescription(
        "missing-graphviz",
        .warning,
        .run,
        purpose: "Graphviz draws the diagrams of HTML and DocC pages.",
        why: """
            Without it, pages say in words what the diagrams would show, and a run on a machine that has Graphviz \
            writes other pages.
            """,
        wrong: .words("'screenspec docs --format html' where there is no 'dot' in PATH, or one older than 2.40."),
        right: .words("Graphviz is installed: 'brew install graphviz' or 'apt-get install graphviz'.")
    )

    package static let undrawnDiagram = RuleDescription(
        "undrawn-diagram",
        .warning,
        .run,
        purpose: "Graphviz draws every diagram that it is given, in time.",
        why: "The page says in words what the diagram would show, which takes longer to read.",
        wrong: .words("'dot' crashes, or works at one diagram for longer than 30 seconds."),
        right: .words("A version of Graphviz that draws the diagram; the words on the page are true meanwhile."),
        misses: "Diagrams of more than 400 boxes are never given to Graphviz: nobody could read them."
    )

    package static let unusableTypes = RuleDescription(
        "unusable-types",
        .error,
        .run,
        purpose: "The file that 'externalTypes' names is there, and holds what 'screenspec types' writes.",
        why: "Specs name the types that it lists; without them each of these names would be an unknown type.",
        wrong: .words("'externalTypes: {file: App.types.yaml}' before 'screenspec types --write App.types.yaml'."),
        right: .words(
            "A file of types that was written, committed, and written anew after a merge that left marks in it."
        ),
        misses: "Entries that somebody has changed by hand: 'outdated-types' tells them."
    )

    package static let outdatedTypes = RuleDescription(
        "outdated-types",
        .warning,
        .run,
        purpose: "The file of types lists what the sources declare and specs name.",
        why: """
            'compile' reads no Swift: what it knows of the app's own types stands in that file. Where the two differ, a \
            spec is resolved against a type that is not there, or a new one is unknown.
            """,
        wrong: .words("A class that has another superclass now than in 'App.types.yaml'."),
        right: .words("'screenspec types --write App.types.yaml' after a change of types that specs name."),
        misses: """
            Types that packages declare; conformances that hold under conditions only, or that come of macros.
            """,
        isConfigurable: true
    )
}
