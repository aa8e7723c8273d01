#if Check
@_spi(RawSyntax) import SwiftSyntax

/// What all declarations are made of, whatever their kind.
struct DeclarationParts {
    private let node: SyntaxNode
    private let places: Places

    init(_ node: SyntaxNode) {
        self.node = node
        places = Places(of: node.kind)
    }

    var attributes: SyntaxNode? { node.child(1) }
    var modifiers: SyntaxNode? { node.child(3) }
    /// `class`, `func`, `var`.
    var introducer: RawSyntaxTokenView? { node.token(5) }
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

    /// Where the parts stand in the layout of a kind; zero for those that it does not have.
    private struct Places {
        var name: UInt8 = 0
        var extendedType: UInt8 = 0
        var generics: UInt8 = 0
        var primaryAssociatedTypes: UInt8 = 0
        var inheritance: UInt8 = 0
        var requirements: UInt8 = 0
        var memberBlock: UInt8 = 0
        var signature: UInt8 = 0
        var parameters: UInt8 = 0
        var returns: UInt8 = 0
        var body: UInt8 = 0
        var accessors: UInt8 = 0
        var bindings: UInt8 = 0
        var initializer: UInt8 = 0

        init(of kind: SyntaxKind) {
            switch kind {
            case .classDecl, .structDecl, .enumDecl, .actorDecl:
                (name, generics, inheritance, requirements, memberBlock) = (7, 9, 11, 13, 15)
            case .protocolDecl:
                (name, primaryAssociatedTypes, inheritance, requirements, memberBlock) = (7, 9, 11, 13, 15)
            case .extensionDecl: (extendedType, inheritance, requirements, memberBlock) = (7, 9, 11, 13)
            case .typeAliasDecl: (name, generics, initializer, requirements) = (7, 9, 11, 13)
            case .variableDecl: bindings = 7
            case .functionDecl: (name, generics, signature, requirements, body) = (7, 9, 11, 13, 15)
            case .initializerDecl: (generics, signature, requirements, body) = (9, 11, 13, 15)
            case .deinitializerDecl: body = 9
            case .subscriptDecl: (generics, parameters, returns, requirements, accessors) = (7, 9, 11, 13, 15)
            default: break
            }
        }
    }
}
#endif
