import ScreenModel

extension SpecFile {
    /// A preview for each example of each view, where the project asks for them.
    func previews(_ settings: Settings) -> [SwiftDeclaration] {
        documents.compactMap(\.component).flatMap { component -> [SwiftDeclaration] in
            guard let preview = component.preview, let content = component.contents.outermost.first else { return [] }
            return content.exampleValues.map { preview.declaration(of: $0, content, component.name, settings) }
        }
    }
}

extension Preview {
    fileprivate func declaration(
        of example: Example,
        _ content: Content,
        _ component: String,
        _ settings: Settings
    ) -> SwiftDeclaration {
        let name = isController ? "controller" : "view"
        let value = "\(SwiftName.typePath(content.fullTypeName)).\(SwiftName.escapedMember(example.name))"
        let receiver = part.map { "\(name).\(SwiftName.escapedMember($0))" } ?? name
        var lines = ["let \(name) = \(SwiftName.typePath(type))(\(arguments))"]
        // Messages reach a view that is loaded.
        if isController { lines.append("\(name).loadViewIfNeeded()") }
        switch showing {
        case .property(let property): lines.append("\(receiver).\(SwiftName.escapedMember(property)) = \(value)")
        case .method(let method, let label):
            let label = label.map { "\(SwiftName.escapedLabel($0)): " } ?? ""
            lines.append("\(receiver).\(SwiftName.escapedMember(method))(\(label)\(value))")
        }
        lines.append("return \(name)")
        let declaration = PreviewDeclaration(
            name: "\(component): \(example.name)",
            since: settings.minimumDeployment < Self.first ? "iOS 17.0" : nil,
            body: lines.map { .expression(.code($0)) }
        )
        return SwiftDeclaration(.preview(declaration), origin: example.origin)
    }

    /// The first iOS with previews of views of UIKit.
    private static let first = DeploymentTarget(major: 17, minor: 0)
}
