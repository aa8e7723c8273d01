import ScreenModel
import ScreenSpecDiagnostics

extension Accessor {
    /// A getter that casts the view that a controller holds.
    func declaration(access: AccessLevel, origin: SourceRange) -> SwiftDeclaration {
        let source = SwiftName.escaped(source)
        let cast = Statement.block(
            "guard let \(source) = \(source) as? \(SwiftName.typePath(type)) else",
            [.expression(.call(Call("preconditionFailure", [Call.Argument(nil, .code("\"\(complaint)\""))])))]
        )
        let getter = PropertyDeclaration(.computed([cast, .line("return \(source)")]), name, .named(type))
        var extended = TypeDeclaration(.extension, owner, access: access, isolation: .inherited)
        extended.members = [
            SwiftDeclaration(.property(getter), summary: "`\(self.source)` with its own type, so that nobody casts it.")
        ]
        return SwiftDeclaration(.type(extended), origin: origin)
    }

    private var complaint: String {
        "Set '\(source)' to a '\(type)' in 'viewDidLoad()'."
    }
}
