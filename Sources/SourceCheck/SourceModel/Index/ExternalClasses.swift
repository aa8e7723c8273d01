import ScreenModel
import SpecFrontEnd

/// Classes that no file of the code declares, and of which something is known all the same: those that the project file
/// describes, and the base classes that the compiler writes.
package struct ExternalClasses: Sendable, Hashable {
    private var superclasses: [String: String] = [:]
    /// Of those that are known to the last member.
    private var members: [String: Set<String>] = [:]

    package init() {}

    package init(project: ProjectFile, programs: [Program], architectures: ArchitectureTable) {
        for type in SupportType.allCases where Self.isWritten(type, project, programs, architectures) {
            superclasses[type.rawValue] = type.superclassName
            members[type.rawValue] = type.memberNames
        }
        for type in project.knownTypes {
            // What the project file says of a class of that name counts more.
            members[type.name.text] = nil
            superclasses[type.name.text] = type.inherits?.type.description
        }
    }

    /// The superclass of a class that nobody declares; of one below another one of these, the first that is none.
    func superclass(of name: String) -> String? {
        var found = superclasses[name]
        for _ in 0..<superclasses.count {
            guard let next = found.flatMap({ superclasses[$0] }) else { break }
            found = next
        }
        return found
    }

    /// The names of what it adds to its superclass; `nil` where nobody knows.
    func members(of name: String) -> Set<String>? {
        members[name]
    }

    /// Whether an architecture that the project uses has a role that inherits from the class.
    private static func isWritten(
        _ type: SupportType,
        _ project: ProjectFile,
        _ programs: [Program],
        _ architectures: ArchitectureTable
    ) -> Bool {
        let used = programs.flatMap { program in
            let names = Set(program.components.compactMap(\.architecture))
            return program.architectures.filter { names.contains($0.name.text) }
        }
        let named = project.architecture.flatMap { architectures[$0.text] }
        return (used + [named].compactMap(\.self)).contains { architecture in
            architecture.roles.contains { $0.inherits?.type.isNamed(type.rawValue) == true }
        }
    }
}
