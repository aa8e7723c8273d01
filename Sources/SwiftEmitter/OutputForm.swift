/// What is made of each spec: every form is a file of its own.
package enum OutputForm: Sendable, Hashable, CaseIterable {
    /// What the app compiles.
    case declarations
    /// What tests have in the place of those who conform to the spec's protocols.
    case doubles
    /// Values of the spec's view models and models.
    case examples
    /// By which UI tests find the parts of the spec's views.
    case identifiers
    /// By which UI tests touch and read the spec's screens.
    case robots

    /// `Login.screen.swift` for `Screens/Login.screen.yaml`: the same for all who ask, whatever the spec holds.
    package func fileName(ofSpec path: String) -> String {
        var name = path.utf8[...]
        if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[name.index(after: slash)...] }
        let ending = [".yaml", ".yml"].first(where: path.hasSuffix) ?? ""
        return String(Substring(name.dropLast(ending.utf8.count))) + suffix
    }

    /// What files of this form end in, so that no two forms of a spec have one name.
    private var suffix: String {
        switch self {
        case .declarations: ".swift"
        case .doubles: ".doubles.swift"
        case .examples: ".examples.swift"
        case .identifiers: ".identifiers.swift"
        case .robots: ".robot.swift"
        }
    }

    /// What build systems call it.
    package var key: String {
        switch self {
        case .declarations: "declarations"
        case .doubles: "doubles"
        case .examples: "examples"
        case .identifiers: "identifiers"
        case .robots: "robots"
        }
    }

    /// What it is called, in messages.
    package var name: String {
        switch self {
        case .declarations: "generated Swift"
        case .doubles: "doubles"
        case .examples: "examples"
        case .identifiers: "identifiers"
        case .robots: "robots"
        }
    }

    /// The file with what several specs of a module need; `nil` where they share nothing.
    package var sharedFileName: String? {
        switch self {
        case .declarations: Self.moduleFileName
        case .doubles: Self.doubleSupportFileName
        case .examples, .identifiers, .robots: nil
        }
    }

    package static let moduleFileName = "ScreenSpecModule.swift"
    static let doubleSupportFileName = "ScreenSpecDoubles.swift"
}
