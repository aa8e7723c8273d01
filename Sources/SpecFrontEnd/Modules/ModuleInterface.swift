import ScreenModel
import ScreenSpecDiagnostics
import SwiftNotation

/// What specs of other modules may know of a module.
///
/// Names are resolved against this alone, whether it was made of the module's specs or read from the summary that the
/// module's own compile has left, so that both ways lead to the same Swift. It holds what was decided, such as that a model
/// is `Hashable`, and not what decided it: who depends on this module need not know those below it.
package struct ModuleInterface: Sendable {
    package let name: String
    package private(set) var types: [String: TypeEntry] = [:]
    package private(set) var screens: [String: ScreenEntry] = [:]
    /// Architectures that the module's specs declare, and those that it has from modules below.
    package var architectures: [ArchitectureEntry] = []
    /// First names of nested models, `CreateOrder` of `CreateOrder.Request`, which other code declares.
    private var namespaces: Set<String> = []
    /// Types that only the module itself may name, as far as that is known: a summary does not list them.
    private var hidden: Set<String> = []
    /// Whether any name may be one of the module's, since nothing could be learned of it.
    let isUnknown: Bool

    package init(
        name: String,
        types: [TypeEntry],
        screens: [ScreenEntry],
        architectures: [ArchitectureEntry] = [],
        hidden: Set<String> = []
    ) {
        self.init(name: name, isUnknown: false)
        for type in types {
            self.types[type.name] = type
            let first = type.name.firstDottedPart
            if first != type.name, type.view == nil { namespaces.insert(first) }
        }
        for screen in screens { self.screens[screen.name] = screen }
        self.architectures = architectures
        self.hidden = hidden
    }

    private init(name: String, isUnknown: Bool) {
        self.name = name
        self.isUnknown = isUnknown
    }

    /// In the place of an interface that can't be had, which is reported: names in it make no second finding.
    package static func unknown(_ name: String) -> ModuleInterface {
        ModuleInterface(name: name, isUnknown: true)
    }

    /// A type, by its name in the module: `Product`, `ProductCell.ViewModel`.
    package struct TypeEntry: Hashable, Sendable {
        package var name: String
        /// Its conformances among those that Swift derives from stored properties; the fewest names that imply all.
        package var conformances: [String]
        /// Of the class of a view or screen.
        package var view: ViewClass?

        package init(name: String, conformances: [String], view: ViewClass? = nil) {
            self.name = name
            self.conformances = conformances
            self.view = view
        }
    }

    package struct ViewClass: Hashable, Sendable {
        /// The nearest class above it that the platform has; `nil` where the chain leaves what is known.
        package var platformClass: String?
        /// What can be set from outside, sorted: `actions`, `delegate`, `viewModel`.
        package var properties: [String]
        /// What it tells whoever has it, sorted: its actions, and what its delegate is asked.
        package var events: [String]
        /// Whether a class above it may have more of them.
        package var isOpen: Bool

        package init(platformClass: String?, properties: [String], events: [String] = [], isOpen: Bool) {
            self.platformClass = platformClass
            self.properties = properties
            self.events = events
            self.isOpen = isOpen
        }
    }

    /// A screen that routes of other modules may lead to.
    package struct ScreenEntry: Sendable {
        package var name: String
        package var opens: [Opening]
        /// The actions that lead on, as far as the specs say it.
        package var leads: [Lead]

        package init(name: String, opens: [Opening], leads: [Lead] = []) {
            self.name = name
            self.opens = opens
            self.leads = leads
        }
    }

    /// A route that an action of a screen can end in.
    package struct Lead: Hashable, Sendable {
        package var action: String
        package var route: String
        /// Empty for a way back. With the module's name in front of its own screens.
        package var destinations: [String]
        package var presentation: String?

        package init(action: String, route: String, destinations: [String], presentation: String?) {
            self.action = action
            self.route = route
            self.destinations = destinations
            self.presentation = presentation
        }
    }

    /// What a screen needs to be opened.
    package struct Opening: Sendable {
        package var name: String
        /// With the module's name in front of its own types.
        package var type: SwiftType
        /// Known where the module's specs were read.
        package var place: SourceRange?

        package init(name: String, type: SwiftType, place: SourceRange? = nil) {
            self.name = name
            self.type = type
            self.place = place
        }

        /// `nil` where the text is no type.
        package init?(name: String, notation: String) {
            guard case .success(let type) = SwiftNotation.type(notation) else { return nil }
            self.init(name: name, type: type)
        }
    }

    /// An architecture as a spec in one line.
    package struct ArchitectureEntry: Hashable, Sendable {
        package var name: String
        /// The module whose specs declare it.
        package var module: String
        package var spec: String

        package init(name: String, module: String, spec: String) {
            self.name = name
            self.module = module
            self.spec = spec
        }
    }
}

// MARK: - Asking

extension ModuleInterface {
    /// Whether other modules may name a type.
    enum Visibility {
        case visible
        case hidden(String)
        case unknown
    }

    func visibility(of path: String) -> Visibility {
        guard !path.isEmpty else { return .unknown }
        if isUnknown || types[path] != nil { return .visible }
        if hidden.contains(path) { return .hidden(path) }
        let first = path.firstDottedPart
        if hidden.contains(first) { return .hidden(first) }
        return types[first] != nil || namespaces.contains(first) ? .visible : .unknown
    }

    /// For "did you mean".
    var typeNames: [String] { types.keys.sorted() }

    func conforms(_ path: String, to conformance: Synthesized) -> Bool {
        isUnknown || types[path]?.conformances.implies(conformance) == true
    }

    /// What opening a screen takes; `nil` where there is no such screen.
    func openings(ofScreen name: String) -> [Opening]? {
        isUnknown ? [] : screens[name]?.opens
    }
}
