/// What may be a module of an app: a target that somebody describes, or a folder.
package struct CodeUnit: Sendable {
    package let name: String
    /// As `import` names it.
    package let module: String
    package let isApplication: Bool
    /// The numbers of the units that it depends on by its description.
    package let dependencies: Set<Int>
    /// Whether somebody describes it, so that its code names no other unit that it does not import.
    package let isDescribed: Bool

    package init(
        named name: String,
        module: String,
        isApplication: Bool = false,
        dependencies: Set<Int> = [],
        isDescribed: Bool
    ) {
        (self.name, self.module, self.isApplication) = (name, module, isApplication)
        (self.dependencies, self.isDescribed) = (dependencies, isDescribed)
    }
}

/// A module of an app as a project file names it.
package struct CodeModule: Sendable {
    package let name: String
    /// Folders and files.
    package internal(set) var sources: [String] = []
    package let dependsOn: [String]
    /// The names of all its units, where it is more than one.
    package let joined: [String]
    /// Whether those depend on one another.
    package let isCircle: Bool
}
