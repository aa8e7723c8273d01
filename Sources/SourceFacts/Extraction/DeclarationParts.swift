#if Check
@_spi(RawSyntax) import SwiftSyntax

/// What all declarations are made of, whatever their kind.
struct DeclarationParts {
    private let node: SyntaxNode
    private let places: DeclarationPlaces

    init(_ node: SyntaxNode) {
        self.node = node
        places = DeclarationPlaces(of: node.kind)
    }

    var attributes: SyntaxNode? { node.child(DeclarationPlaces.attributes) }
    var modifiers: SyntaxNode? { node.child(DeclarationPlaces.modifiers) }
    /// `class`, `func`, `var`.
    var introducer: RawSyntaxTokenView? { node.token(DeclarationPlaces.introducer) }
    var name: RawSyntaxTokenView? { places.name == 0 ? nil : node.token(Int(places.name)) }
    var extendedType: SyntaxNode? { part(places.extendedType) }
    var generics: SyntaxNode? { part(places.generics) }
    var primaryAssociatedTypes: SyntaxNode? { part(places.primaryAssociatedTypes) }
    var inheritance: SyntaxNode? { part(places.inheritance) }
    var requirements: SyntaxNode? { part(places.requirements) }
    var memberBlock: SyntaxNode? { part(places.memberBlock) }
    var signature: SyntaxNode? { part(places.signature) }
    var parameters: SyntaxNode? { part(places.parameters) }
    var returns: SyntaxNode? { part(places.returns) }
    var body: SyntaxNode? { part(places.body) }
    var accessors: SyntaxNode? { part(places.accessors) }
    var bindings: SyntaxNode? { part(places.bindings) }
    var initializer: SyntaxNode? { part(places.initializer) }

    private func part(_ place: UInt8) -> SyntaxNode? {
        place == 0 ? nil : node.child(Int(place))
    }
}
#endif
