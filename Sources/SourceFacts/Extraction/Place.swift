import ScreenSpecDiagnostics

#if Check
/// Where the parts of nodes stand in their layouts, as in swift-syntax's own accessors of the same names; the fixtures of this target
/// fail where another version has other places.
enum Place {
    enum AccessorDecl { static let specifier = 5, parameters = 7, body = 11 }
    enum AccessorParameters { static let name = 3 }
    enum ArrayType { static let element = 3 }
    enum Attribute { static let name = 3, leftParen = 5, rightParen = 9 }
    enum AttributedType { static let baseType = 7 }
    enum BinaryOperatorExpr { static let sign = 1 }
    enum CatchItem { static let pattern = 1, whereClause = 3 }
    enum ClosureCapture { static let specifier = 1, name = 3, initializer = 5 }
    enum ClosureExpr { static let signature = 3, statements = 5 }
    enum ClosureParameter { static let firstName = 5, secondName = 7, type = 11 }
    enum DeclModifier { static let name = 1, detail = 3 }
    enum DeclModifierDetail { static let detail = 3 }
    enum DeclReferenceExpr { static let moduleSelector = 1, baseName = 3, argumentNames = 5 }
    enum DictionaryType { static let key = 3, value = 7 }
    enum EnumCaseElement { static let name = 1, parameterClause = 3, rawValue = 5 }
    enum EnumCaseParameter { static let firstName = 3, secondName = 5, type = 9, defaultValue = 11 }
    enum ForStmt { static let pattern = 11, typeAnnotation = 13, sequence = 17, whereClause = 19, body = 21 }
    enum FunctionCallExpr { static let arguments = 5, trailingClosure = 9, additionalTrailingClosures = 11 }
    enum FunctionParameterClause { static let parameters = 3 }
    enum FunctionParameter {
        static let firstName = 5, secondName = 7, type = 11, ellipsis = 13, defaultValue = 15
    }
    enum FunctionSignature { static let parameters = 1, returns = 5 }
    enum GenericParameter { static let name = 5, inheritedType = 9 }
    enum IdentifierPattern { static let identifier = 1 }
    enum IdentifierType { static let moduleSelector = 1, name = 3, genericArguments = 5 }
    enum IfConfigClause { static let elements = 5 }
    enum IfExpr { static let elseBody = 9 }
    enum InheritanceClause { static let types = 3 }
    enum InitializerClause { static let value = 3 }
    enum KeyPathExpr { static let root = 3 }
    enum LabeledExpr { static let label = 1, expression = 5 }
    enum MacroExpansionDecl { static let name = 9 }
    enum MacroExpansionExpr { static let name = 5 }
    enum MatchingPatternCondition { static let pattern = 3, initializer = 7 }
    enum MemberAccessExpr { static let declaration = 5 }
    enum MemberType { static let baseType = 1, name = 7, genericArguments = 9 }
    enum MultipleTrailingClosureElement { static let label = 1, closure = 5 }
    enum OptionalBindingCondition { static let pattern = 3, typeAnnotation = 5, initializer = 7 }
    enum PatternBinding { static let pattern = 1, typeAnnotation = 3, initializer = 5, accessorBlock = 7 }
    enum ReturnClause { static let type = 3 }
    enum ReturnStmt { static let expression = 3 }
    enum SequenceExpr { static let elements = 1 }
    enum SomeOrAnyType { static let specifier = 1, constraint = 3 }
    enum SourceFile { static let endOfFile = 5 }
    enum StringLiteralExpr { static let segments = 5 }
    enum SwitchCaseItem { static let pattern = 1, whereClause = 3 }
    enum SwitchExpr { static let subject = 3, cases = 7 }
    enum TupleExpr { static let elements = 3 }
    enum TuplePattern { static let elements = 3 }
    enum TuplePatternElement { static let pattern = 5 }
    enum TupleTypeElement { static let type = 9 }
    enum TypeAnnotation { static let type = 3 }
    enum WhereClause { static let condition = 3 }
}
#endif
