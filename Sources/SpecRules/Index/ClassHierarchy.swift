import SystemTypes
import ScreenModel

/// Which classes are views, through any chain of classes that specs know.
package struct ClassHierarchy: Sendable {
    /// Where questions are written down.
    var log: QuestionLog?
    private var superclasses: [String: String]

    package init(_ programs: [Program], _ components: [IndexedComponent]) {
        superclasses = Dictionary(uniqueKeysWithValues: SupportType.allCases.map { ($0.rawValue, $0.superclassName) })
        for program in programs {
            for external in program.externalClasses {
                if let superclass = external.superclass.type.classPath { superclasses[external.name.text] = superclass }
            }
        }
        for component in components {
            if let superclass = component.component.superclass.type.classPath {
                superclasses[component.component.viewType] = superclass
            }
        }
    }

    /// Whether instances of the class are views: `UILabel`, or a class that a spec derives from one.
    package func isView(_ name: String) -> Bool {
        SystemTypes.isSubclass(platformClass(of: name), of: "UIView")
    }

    /// The class itself where the platform declares it, or the first above it that the platform declares.
    package func platformClass(of name: String) -> String {
        var name = name
        // A class cannot inherit from itself; specs that say so are reported elsewhere and end here.
        for _ in 0..<64 {
            log?.insert(Question(.viewClass, name))
            guard let superclass = superclasses[name] else { return name }
            name = superclass
        }
        return name
    }
}

extension SwiftType {
    /// The name of a class as other specs write it; `nil` for what is no class.
    var classPath: String? {
        guard case .named(let name) = self else { return nil }
        return name.classPath
    }
}

extension SwiftType.TypeName {
    /// The path without the module that UIKit's names may be written with.
    var classPath: String {
        components.count == 2 && components[0].name == "UIKit" ? components[1].name : path
    }
}
