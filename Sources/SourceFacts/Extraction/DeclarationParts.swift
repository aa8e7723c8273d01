#if Check
@_spi(RawSyntax) import SwiftSyntax

/// What all declarations are made of, whatever their kind.
struct DeclarationParts {
    private(set) var attributes: RawSyntax?
    private(set) var modifiers: RawSyntax?
    /// `class`, `func`, `var`.
    private(set) var introducer: RawSyntax?
    private(set) var name: RawSyntax?
    private(set) var extendedType: RawSyntax?
    private(set) var generics: RawSyntax?
    private(set) var primaryAssociatedTypes: RawSyntax?
    private(set) var inheritance: RawSyntax?
    private(set) var requirements: RawSyntax?
    private(set) var memberBlock: RawSyntax?
    private(set) var signature: RawSyntax?
    private(set) var parameters: RawSyntax?
    private(set) var returns: RawSyntax?
    private(set) var body: RawSyntax?
    private(set) var accessors: RawSyntax?
    private(set) var bindings: RawSyntax?
    private(set) var initializer: RawSyntax?
    /// `init?`, `init!`.
    private(set) var optionalMark: RawSyntax?

    init(_ node: RawSyntax) {
        let isInitializer = node.kind == .initializerDecl
        node.forEachChild { child in
            if child.isToken {
                if introducer == nil {
                    introducer = child
                } else if isInitializer {
                    optionalMark = child
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
