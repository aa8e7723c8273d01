import ScreenSpecDiagnostics

/// Everything that the specs of one module say, with names resolved.
package struct Program: Sendable, Encodable {
    /// The module's name in the project file; `nil` where the project is one module.
    package var module: String?
    package var settings: Settings
    /// In the order of their paths.
    package var files: [SpecFile]
    /// All architectures that screens of the program have, by name.
    package var architectures: [Architecture]
    /// Classes of the app whose superclasses the project file names.
    package var externalClasses: [ExternalClass] = []
    /// Base classes that generated screens inherit and that no spec, no other module and no external type declares.
    package var supportTypes: [SupportType] = []

    package init(module: String? = nil, settings: Settings, files: [SpecFile], architectures: [Architecture]) {
        self.module = module
        self.settings = settings
        self.files = files
        self.architectures = architectures
    }

    package func architecture(_ name: String) -> Architecture? {
        architectures.first { $0.name.text == name }
    }

    /// All views and screens, in order.
    package var components: [Component] {
        files.flatMap { $0.documents.compactMap(\.component) }
    }
}

/// A class that no spec declares: `PaddedLabel: {inherits: UILabel}` of the project file.
package struct ExternalClass: Hashable, Sendable, Encodable {
    package var name: Name
    package var superclass: TypeReference

    package init(name: Name, superclass: TypeReference) {
        self.name = name
        self.superclass = superclass
    }
}

/// One spec file and its documents, in order.
package struct SpecFile: Sendable, Encodable {
    package var id: FileID
    /// Relative to the project's folder.
    package var path: String
    package var documents: [Document]
    /// The module of each type that the file names, in types and in expressions, and that is neither of this module nor
    /// of the standard library: `UIImage` is of `UIKit`.
    package var modules: [String: String]
    /// The paths of types that generated models are nested in, and that nobody declares: this file, as the first in
    /// which such a model stands, declares them as enums.
    package var namespaces: [String] = []
    /// What tests have in the place of those who conform to its protocols, where the project asks for it.
    package var doubles: [TestDouble] = []
    /// The protocols that no double can be made of.
    package var missingDoubles: [MissingDouble] = []
    /// How UI tests touch and read its screens and views, where the project asks for it.
    package var robots: [ScreenRobot] = []

    package init(id: FileID, path: String, documents: [Document], modules: [String: String] = [:]) {
        self.id = id
        self.path = path
        self.documents = documents
        self.modules = modules
    }

    private enum CodingKeys: CodingKey {
        case path, documents
    }
}

/// A small class that the compiler writes with a module's support code.
package enum SupportType: String, Hashable, Sendable, CaseIterable, Encodable {
    case controller = "Controller"
    case controllerView = "ControllerView"

    /// The class of UIKit that it inherits.
    package var superclassName: String {
        switch self {
        case .controller: "UIViewController"
        case .controllerView: "UIView"
        }
    }

    /// The names of its members, without labels.
    package var memberNames: Set<String> {
        switch self {
        case .controller: ["controllerView", "setViewHandlers"]
        case .controllerView: ["controller", "addSubviews"]
        }
    }
}

/// One YAML document.
///
/// Indirect, since a component has some fifty fields that each copy of it would keep alive one by one.
package indirect enum Document: Hashable, Sendable, Encodable {
    case component(Component)
    case models([Model])
    case architecture(Architecture)

    package var component: Component? {
        guard case .component(let component) = self else { return nil }
        return component
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .component(let component):
            try container.encode(component, forKey: component.declaration.isScreen ? .screen : .view)
        case .models(let models): try container.encode(models, forKey: .models)
        case .architecture(let architecture): try container.encode(architecture, forKey: .architecture)
        }
    }

    private enum CodingKeys: CodingKey {
        case view, screen, models, architecture
    }
}

/// What the project file says about generated Swift.
package struct Settings: Hashable, Sendable, Encodable {
    package var access: AccessLevel = .internal
    /// `none` writes no actor at all.
    package var isolation: Isolation = .mainActor
    /// The conformances that view models are to have; `nil` is all that their properties allow.
    package var conformances: [String]?
    package var minimumDeployment: DeploymentTarget
    /// What `via: closure` makes of an action.
    package var closures: Closures = .struct
    /// How doubles are written; `nil` where nobody asks for them.
    package var doubles: DoubleSettings?
    /// How examples are written; `nil` where nobody asks for them.
    package var examples: ExampleSettings?
    /// How identifiers are written; `nil` where nobody asks for them.
    package var identifiers: IdentifierSettings?
    /// How robots are written; `nil` where nobody asks for them.
    package var robots: RobotSettings?
    /// In spaces.
    package var indentation: Int

    package enum Closures: String, Hashable, Sendable, CaseIterable, Encodable {
        /// One struct with all of them, which is generated.
        case `struct`
        /// A property for each, which is written by hand.
        case property
    }

    package init() {
        minimumDeployment = DeploymentTarget(major: 15, minor: 0)
        indentation = 4
    }
}

/// A version of iOS.
package struct DeploymentTarget: Hashable, Sendable, Encodable, Comparable, CustomStringConvertible {
    package var major: Int
    package var minor: Int

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    package static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    package var description: String {
        minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)"
    }
}
