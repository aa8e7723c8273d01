#if Check
@_spi(RawSyntax) import SwiftSyntax

/// What all declarations are made of, whatever their kind.
struct DeclarationParts {
    private(set) var attributes: SyntaxNode?
    private(set) var modifiers: SyntaxNode?
    /// `class`, `func`, `var`.
    private(set) var introducer: SyntaxNode?
    private(set) var name: SyntaxNode?
    private(set) var extendedType: SyntaxNode?
    private(set) var generics: SyntaxNode?
    private(set) var primaryAssociatedTypes: SyntaxNode?
    private(set) var inheritance: SyntaxNode?
    private(set) var requirements: SyntaxNode?
    private(set) var memberBlock: SyntaxNode?
    private(set) var signature: SyntaxNode?
    private(set) var parameters: SyntaxNode?
    private(set) var returns: SyntaxNode?
    private(set) var body: SyntaxNode?
    private(set) var accessors: SyntaxNode?
    private(set) var bindings: SyntaxNode?
    private(set) var initializer: SyntaxNode?

    init(_ node: SyntaxNode) {
        node.forEachChild { child in
            if child.isToken {
                if introducer == nil {
                    introducer = child
                } else if name == nil {
                    name = child
                }
                return
            }
            switch child.kind {
            case .attributeList: attributes = child
            case .declModifierList: modifiers = child
            case .genericParameterClause: generics = child
            case .primaryAssociatedTypeClause: primaryAssociatedTypes = child
            case .inheritanceClause: inheritance = child
            case .genericWhereClause: requirements = child
            case .memberBlock: memberBlock = child
            case .functionSignature: signature = child
            case .functionParameterClause: parameters = child
            case .returnClause: returns = child
            case .codeBlock: body = child
            case .accessorBlock: accessors = child
            case .patternBindingList: bindings = child
            case .typeInitializerClause: initializer = child
            case .unexpectedNodes: break
            default:
                if node.kind == .extensionDecl { extendedType = child }
            }
        }
    }
}
#endif
