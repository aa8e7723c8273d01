#if Check
@_spi(RawSyntax) import SwiftSyntax

/// Where the parts of nodes stand in their layouts. A test holds each number against swift-syntax's own description of the layouts.
enum Place {
    enum AccessorDecl { static let specifier = 5, parameters = 7, body = 11 }
    enum AccessorParameters { static let name = 3 }
    enum ArrayType { static let element = 3 }
    enum Attribute { static let name = 3, leftParen = 5, rightParen = 9 }
    enum AttributedType { static let baseType = 7 }
    enum BinaryOperatorExpr { static let sign = 1 }
    enum CatchItem { static let pattern = 1, whereClause = 3 }
    enum ClosureCapture { static let name = 3, initializer = 5 }
    enum ClosureExpr { static let signature = 3, statements = 5 }
    enum ClosureParameter { static let firstName = 5, secondName = 7, type = 11 }
    enum ClosureShorthandParameter { static let name = 1 }
    enum CodeBlockItem { static let item = 1 }
    enum CompositionTypeElement { static let type = 1 }
    enum ConditionElement { static let condition = 1 }
    enum DeclModifier { static let name = 1, detail = 3 }
    enum DeclModifierDetail { static let detail = 3 }
    enum DeclReferenceExpr { static let moduleSelector = 1, baseName = 3, argumentNames = 5 }
    enum DictionaryType { static let key = 3, value = 7 }
    enum EnumCaseElement { static let name = 1, parameterClause = 3, rawValue = 5 }
    enum EnumCaseParameter { static let firstName = 3, secondName = 5, type = 9, defaultValue = 11 }
    enum ExpressionPattern { static let expression = 1 }
    enum ForStmt { static let pattern = 11, typeAnnotation = 13, sequence = 17, whereClause = 19, body = 21 }
    enum FunctionCallExpr { static let arguments = 5, trailingClosure = 9, additionalTrailingClosures = 11 }
    enum FunctionParameterClause { static let parameters = 3 }
    enum FunctionParameter {
        static let firstName = 5, secondName = 7, type = 11, ellipsis = 13, defaultValue = 15
    }
    /// Of functions, of their types and of accessors.
    enum EffectSpecifiers { static let async = 1 }
    enum FunctionSignature { static let parameters = 1, returns = 5 }
    enum GenericArgument { static let argument = 1 }
    enum GenericParameter { static let name = 5, inheritedType = 9 }
    enum GenericRequirement { static let requirement = 1 }
    enum GenericSpecializationExpr { static let genericArgumentClause = 3 }
    enum IdentifierPattern { static let identifier = 1 }
    enum IdentifierType { static let moduleSelector = 1, name = 3, genericArguments = 5 }
    enum IfConfigClause { static let condition = 3, elements = 5 }
    enum IfExpr { static let elseBody = 9 }
    enum ImportPathComponent { static let name = 1 }
    enum InOutExpr { static let expression = 3 }
    enum InheritanceClause { static let types = 3 }
    enum InheritedType { static let type = 1 }
    enum InitializerClause { static let value = 3 }
    enum IsTypePattern { static let type = 3 }
    enum KeyPathExpr { static let root = 3 }
    enum KeyPathPropertyComponent { static let declName = 1 }
    enum LabeledExpr { static let label = 1, expression = 5 }
    /// Of all expressions that go on from another one: members, calls, subscripts, `?`, `!` and generic arguments.
    enum Link { static let base = 1 }
    enum MacroExpansionDecl { static let name = 9 }
    enum MacroExpansionExpr { static let name = 5 }
    enum MatchingPatternCondition { static let pattern = 3, initializer = 7 }
    enum MemberAccessExpr { static let declaration = 5 }
    enum MemberBlock { static let rightBrace = 5 }
    enum MemberType { static let baseType = 1, name = 7, genericArguments = 9 }
    enum MultipleTrailingClosureElement { static let label = 1, closure = 5 }
    enum OptionalBindingCondition { static let pattern = 3, typeAnnotation = 5, initializer = 7 }
    enum PatternBinding { static let pattern = 1, typeAnnotation = 3, initializer = 5, accessorBlock = 7 }
    enum PatternExpr { static let pattern = 1 }
    enum ReturnClause { static let type = 3 }
    enum ReturnStmt { static let expression = 3 }
    enum SequenceExpr { static let elements = 1 }
    enum SimpleTypeSpecifier { static let specifier = 1 }
    enum SomeOrAnyType { static let specifier = 1, constraint = 3 }
    enum SourceFile { static let endOfFile = 5 }
    enum StringLiteralExpr { static let segments = 5 }
    enum SwitchCaseItem { static let pattern = 1, whereClause = 3 }
    enum SwitchExpr { static let subject = 3, cases = 7 }
    enum TupleExpr { static let elements = 3 }
    enum TuplePattern { static let elements = 3 }
    enum TuplePatternElement { static let pattern = 5 }
    enum ThrowsClause { static let specifier = 1, type = 5 }
    enum TupleTypeElement { static let firstName = 3, type = 9 }
    enum TypeAnnotation { static let type = 3 }
    enum TypeExpr { static let type = 1 }
    enum TypeInitializerClause { static let value = 3 }
    /// Of requirements that name two types.
    enum TypeRequirement { static let left = 1, right = 5 }
    enum UnresolvedTernaryExpr { static let thenExpression = 3 }
    enum ValueBindingPattern { static let pattern = 3 }
    enum WhereClause { static let condition = 3 }
    /// Of optional types and metatypes.
    enum WrappingType { static let wrapped = 1 }
}

/// Where the parts stand in the layout of a kind; zero for those that it does not have.
struct DeclarationPlaces {
    /// The same of all kinds.
    static let attributes = 1, modifiers = 3, introducer = 5

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
#endif
