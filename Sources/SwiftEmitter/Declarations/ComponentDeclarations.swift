import ScreenModel
import ScreenSpecDiagnostics

extension Component {
    /// All that is generated for a view or screen, in the order in which its document says it.
    ///
    /// - Parameter namespaces: Those that are still to be declared.
    func declarations(in namespaces: inout Namespaces) -> [SwiftDeclaration] {
        var parts = Parts(document: declaration.range)
        // What a screen shows by way of `uses` is generated with the view that it uses.
        for (content, written) in zip(contents, declaration.contents) {
            parts.add(content.declarations(in: &namespaces), at: written.range)
        }
        guard generates else { return parts.declarations }
        if let actions = actionsDeclaration, let origin = actions.origin { parts.add([actions], at: origin) }
        for interface in interfaces where !interface.isForeign && !interface.isShared {
            // A protocol stands where the first of what it demands is written; the key of actions may be elsewhere.
            let place = interface.members.map(\.name.range).first(where: parts.isInside) ?? interface.origin
            parts.add([interface.declaration(access: access)], at: place)
        }
        let origin = declaration.name.range
        return parts.declarations + accessors.map { $0.declaration(access: access, origin: origin) }
    }
}

/// Declarations with the place of what asks for them.
private struct Parts {
    /// What lies outside, such as a channel that the architecture fills, goes where it was added.
    let document: SourceRange
    private var parts: [(position: UInt32, declarations: [SwiftDeclaration])] = []

    init(document: SourceRange) {
        self.document = document
    }

    mutating func add(_ declarations: [SwiftDeclaration], at origin: SourceRange) {
        let position = isInside(origin) ? origin.lower : parts.last?.position ?? document.lower
        let index = parts.firstIndex { $0.position > position } ?? parts.count
        parts.insert((position, declarations), at: index)
    }

    func isInside(_ place: SourceRange) -> Bool {
        place.file == document.file && document.offsets.contains(Int(place.lower))
    }

    var declarations: [SwiftDeclaration] { parts.flatMap(\.declarations) }
}
