import SpecProject

/// What `new` is asked for.
package struct NewRequest: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case screen
        case view
        case models
    }

    package var compile: CompileRequest
    package var kind: Kind
    package var name: String
    /// Of a screen, where it is not the project's.
    package var architecture: String?
    /// The module whose spec it is.
    package var module: String?
    /// As seen from the working folder.
    package var folder: String?
    package var isDry = false

    package init(_ compile: CompileRequest, _ kind: Kind, named name: String) {
        (self.compile, self.kind, self.name) = (compile, kind, name)
    }
}
