#if Check
import SwiftSyntax
import Testing

@testable import SourceFacts

/// Every number of `Place` is where swift-syntax's own description of a layout has the part.
@Suite struct PlaceTests {
    private func expect<Node: SyntaxProtocol>(
        _ place: Int,
        _ part: PartialKeyPath<Node> & Sendable,
        at location: Testing.SourceLocation = #_sourceLocation
    ) {
        guard case .layout(let parts) = Node.structure else {
            Issue.record("\(Node.self) has no layout", sourceLocation: location)
            return
        }
        let found = parts.firstIndex(of: part)
        #expect(found == place, "\(part)", sourceLocation: location)
    }

    @Test func expressions() {
        expect(Place.BinaryOperatorExpr.sign, \BinaryOperatorExprSyntax.`operator`)
        expect(Place.ClosureExpr.signature, \ClosureExprSyntax.signature)
        expect(Place.ClosureExpr.statements, \ClosureExprSyntax.statements)
        expect(Place.DeclReferenceExpr.moduleSelector, \DeclReferenceExprSyntax.moduleSelector)
        expect(Place.DeclReferenceExpr.baseName, \DeclReferenceExprSyntax.baseName)
        expect(Place.DeclReferenceExpr.argumentNames, \DeclReferenceExprSyntax.argumentNames)
        expect(Place.ExpressionPattern.expression, \ExpressionPatternSyntax.expression)
        expect(Place.FunctionCallExpr.arguments, \FunctionCallExprSyntax.arguments)
        expect(Place.FunctionCallExpr.trailingClosure, \FunctionCallExprSyntax.trailingClosure)
        expect(Place.FunctionCallExpr.additionalTrailingClosures, \FunctionCallExprSyntax.additionalTrailingClosures)
        expect(
            Place.GenericSpecializationExpr.genericArgumentClause,
            \GenericSpecializationExprSyntax.genericArgumentClause
        )
        expect(Place.IfExpr.elseBody, \IfExprSyntax.elseBody)
        expect(Place.InOutExpr.expression, \InOutExprSyntax.expression)
        expect(Place.KeyPathExpr.root, \KeyPathExprSyntax.root)
        expect(Place.LabeledExpr.label, \LabeledExprSyntax.label)
        expect(Place.LabeledExpr.expression, \LabeledExprSyntax.expression)
        expect(Place.Link.base, \MemberAccessExprSyntax.base)
        expect(Place.Link.base, \FunctionCallExprSyntax.calledExpression)
        expect(Place.Link.base, \SubscriptCallExprSyntax.calledExpression)
        expect(Place.Link.base, \OptionalChainingExprSyntax.expression)
        expect(Place.Link.base, \ForceUnwrapExprSyntax.expression)
        expect(Place.Link.base, \GenericSpecializationExprSyntax.expression)
        expect(Place.MacroExpansionExpr.name, \MacroExpansionExprSyntax.macroName)
        expect(Place.MemberAccessExpr.declaration, \MemberAccessExprSyntax.declName)
        expect(Place.PatternExpr.pattern, \PatternExprSyntax.pattern)
        expect(Place.SequenceExpr.elements, \SequenceExprSyntax.elements)
        expect(Place.StringLiteralExpr.segments, \StringLiteralExprSyntax.segments)
        expect(Place.SwitchExpr.subject, \SwitchExprSyntax.subject)
        expect(Place.SwitchExpr.cases, \SwitchExprSyntax.cases)
        expect(Place.TupleExpr.elements, \TupleExprSyntax.elements)
        expect(Place.TypeExpr.type, \TypeExprSyntax.type)
        expect(Place.UnresolvedTernaryExpr.thenExpression, \UnresolvedTernaryExprSyntax.thenExpression)
    }

    @Test func effects() {
        expect(Place.EffectSpecifiers.async, \FunctionEffectSpecifiersSyntax.asyncSpecifier)
        expect(Place.EffectSpecifiers.async, \TypeEffectSpecifiersSyntax.asyncSpecifier)
        expect(Place.EffectSpecifiers.async, \AccessorEffectSpecifiersSyntax.asyncSpecifier)
        expect(Place.ThrowsClause.specifier, \ThrowsClauseSyntax.throwsSpecifier)
        expect(Place.ThrowsClause.type, \ThrowsClauseSyntax.type)
        expect(Place.SimpleTypeSpecifier.specifier, \SimpleTypeSpecifierSyntax.specifier)
    }

    @Test func types() {
        expect(Place.ArrayType.element, \ArrayTypeSyntax.element)
        expect(Place.AttributedType.baseType, \AttributedTypeSyntax.baseType)
        expect(Place.CompositionTypeElement.type, \CompositionTypeElementSyntax.type)
        expect(Place.DictionaryType.key, \DictionaryTypeSyntax.key)
        expect(Place.DictionaryType.value, \DictionaryTypeSyntax.value)
        expect(Place.GenericArgument.argument, \GenericArgumentSyntax.argument)
        expect(Place.GenericParameter.name, \GenericParameterSyntax.name)
        expect(Place.GenericParameter.inheritedType, \GenericParameterSyntax.inheritedType)
        expect(Place.GenericRequirement.requirement, \GenericRequirementSyntax.requirement)
        expect(Place.IdentifierType.moduleSelector, \IdentifierTypeSyntax.moduleSelector)
        expect(Place.IdentifierType.name, \IdentifierTypeSyntax.name)
        expect(Place.IdentifierType.genericArguments, \IdentifierTypeSyntax.genericArgumentClause)
        expect(Place.InheritanceClause.types, \InheritanceClauseSyntax.inheritedTypes)
        expect(Place.InheritedType.type, \InheritedTypeSyntax.type)
        expect(Place.IsTypePattern.type, \IsTypePatternSyntax.type)
        expect(Place.MemberType.baseType, \MemberTypeSyntax.baseType)
        expect(Place.MemberType.name, \MemberTypeSyntax.name)
        expect(Place.MemberType.genericArguments, \MemberTypeSyntax.genericArgumentClause)
        expect(Place.SomeOrAnyType.specifier, \SomeOrAnyTypeSyntax.someOrAnySpecifier)
        expect(Place.SomeOrAnyType.constraint, \SomeOrAnyTypeSyntax.constraint)
        expect(Place.TupleTypeElement.type, \TupleTypeElementSyntax.type)
        expect(Place.TypeAnnotation.type, \TypeAnnotationSyntax.type)
        expect(Place.TypeInitializerClause.value, \TypeInitializerClauseSyntax.value)
        expect(Place.TypeRequirement.left, \ConformanceRequirementSyntax.leftType)
        expect(Place.TypeRequirement.left, \SameTypeRequirementSyntax.leftType)
        expect(Place.TypeRequirement.right, \ConformanceRequirementSyntax.rightType)
        expect(Place.TypeRequirement.right, \SameTypeRequirementSyntax.rightType)
        expect(Place.WrappingType.wrapped, \OptionalTypeSyntax.wrappedType)
        expect(Place.WrappingType.wrapped, \ImplicitlyUnwrappedOptionalTypeSyntax.wrappedType)
        expect(Place.WrappingType.wrapped, \MetatypeTypeSyntax.baseType)
    }

    @Test func otherParts() {
        expect(Place.AccessorDecl.specifier, \AccessorDeclSyntax.accessorSpecifier)
        expect(Place.AccessorDecl.parameters, \AccessorDeclSyntax.parameters)
        expect(Place.AccessorDecl.body, \AccessorDeclSyntax.body)
        expect(Place.AccessorParameters.name, \AccessorParametersSyntax.name)
        expect(Place.Attribute.name, \AttributeSyntax.attributeName)
        expect(Place.Attribute.leftParen, \AttributeSyntax.leftParen)
        expect(Place.Attribute.rightParen, \AttributeSyntax.rightParen)
        expect(Place.CatchItem.pattern, \CatchItemSyntax.pattern)
        expect(Place.CatchItem.whereClause, \CatchItemSyntax.whereClause)
        expect(Place.ClosureCapture.name, \ClosureCaptureSyntax.name)
        expect(Place.ClosureCapture.initializer, \ClosureCaptureSyntax.initializer)
        expect(Place.ClosureParameter.firstName, \ClosureParameterSyntax.firstName)
        expect(Place.ClosureParameter.secondName, \ClosureParameterSyntax.secondName)
        expect(Place.ClosureParameter.type, \ClosureParameterSyntax.type)
        expect(Place.ClosureShorthandParameter.name, \ClosureShorthandParameterSyntax.name)
        expect(Place.CodeBlockItem.item, \CodeBlockItemSyntax.item)
        expect(Place.ConditionElement.condition, \ConditionElementSyntax.condition)
        expect(Place.DeclModifier.name, \DeclModifierSyntax.name)
        expect(Place.DeclModifier.detail, \DeclModifierSyntax.detail)
        expect(Place.DeclModifierDetail.detail, \DeclModifierDetailSyntax.detail)
        expect(Place.EnumCaseElement.name, \EnumCaseElementSyntax.name)
        expect(Place.EnumCaseElement.parameterClause, \EnumCaseElementSyntax.parameterClause)
        expect(Place.EnumCaseElement.rawValue, \EnumCaseElementSyntax.rawValue)
        expect(Place.EnumCaseParameter.firstName, \EnumCaseParameterSyntax.firstName)
        expect(Place.EnumCaseParameter.secondName, \EnumCaseParameterSyntax.secondName)
        expect(Place.EnumCaseParameter.type, \EnumCaseParameterSyntax.type)
        expect(Place.EnumCaseParameter.defaultValue, \EnumCaseParameterSyntax.defaultValue)
        expect(Place.ForStmt.pattern, \ForStmtSyntax.pattern)
        expect(Place.ForStmt.typeAnnotation, \ForStmtSyntax.typeAnnotation)
        expect(Place.ForStmt.sequence, \ForStmtSyntax.sequence)
        expect(Place.ForStmt.whereClause, \ForStmtSyntax.whereClause)
        expect(Place.ForStmt.body, \ForStmtSyntax.body)
        expect(Place.FunctionParameterClause.parameters, \FunctionParameterClauseSyntax.parameters)
        expect(Place.FunctionParameter.firstName, \FunctionParameterSyntax.firstName)
        expect(Place.FunctionParameter.secondName, \FunctionParameterSyntax.secondName)
        expect(Place.FunctionParameter.type, \FunctionParameterSyntax.type)
        expect(Place.FunctionParameter.ellipsis, \FunctionParameterSyntax.ellipsis)
        expect(Place.FunctionParameter.defaultValue, \FunctionParameterSyntax.defaultValue)
        expect(Place.FunctionSignature.parameters, \FunctionSignatureSyntax.parameterClause)
        expect(Place.FunctionSignature.returns, \FunctionSignatureSyntax.returnClause)
        expect(Place.IdentifierPattern.identifier, \IdentifierPatternSyntax.identifier)
        expect(Place.IfConfigClause.condition, \IfConfigClauseSyntax.condition)
        expect(Place.IfConfigClause.elements, \IfConfigClauseSyntax.elements)
        expect(Place.ImportPathComponent.name, \ImportPathComponentSyntax.name)
        expect(Place.InitializerClause.value, \InitializerClauseSyntax.value)
        expect(Place.KeyPathPropertyComponent.declName, \KeyPathPropertyComponentSyntax.declName)
        expect(Place.MacroExpansionDecl.name, \MacroExpansionDeclSyntax.macroName)
        expect(Place.MatchingPatternCondition.pattern, \MatchingPatternConditionSyntax.pattern)
        expect(Place.MatchingPatternCondition.initializer, \MatchingPatternConditionSyntax.initializer)
        expect(Place.MemberBlock.rightBrace, \MemberBlockSyntax.rightBrace)
        expect(Place.MultipleTrailingClosureElement.label, \MultipleTrailingClosureElementSyntax.label)
        expect(Place.MultipleTrailingClosureElement.closure, \MultipleTrailingClosureElementSyntax.closure)
        expect(Place.OptionalBindingCondition.pattern, \OptionalBindingConditionSyntax.pattern)
        expect(Place.OptionalBindingCondition.typeAnnotation, \OptionalBindingConditionSyntax.typeAnnotation)
        expect(Place.OptionalBindingCondition.initializer, \OptionalBindingConditionSyntax.initializer)
        expect(Place.PatternBinding.pattern, \PatternBindingSyntax.pattern)
        expect(Place.PatternBinding.typeAnnotation, \PatternBindingSyntax.typeAnnotation)
        expect(Place.PatternBinding.initializer, \PatternBindingSyntax.initializer)
        expect(Place.PatternBinding.accessorBlock, \PatternBindingSyntax.accessorBlock)
        expect(Place.ReturnClause.type, \ReturnClauseSyntax.type)
        expect(Place.ReturnStmt.expression, \ReturnStmtSyntax.expression)
        expect(Place.SourceFile.endOfFile, \SourceFileSyntax.endOfFileToken)
        expect(Place.SwitchCaseItem.pattern, \SwitchCaseItemSyntax.pattern)
        expect(Place.SwitchCaseItem.whereClause, \SwitchCaseItemSyntax.whereClause)
        expect(Place.TuplePattern.elements, \TuplePatternSyntax.elements)
        expect(Place.TuplePatternElement.pattern, \TuplePatternElementSyntax.pattern)
        expect(Place.ValueBindingPattern.pattern, \ValueBindingPatternSyntax.pattern)
        expect(Place.WhereClause.condition, \WhereClauseSyntax.condition)
    }

    @Test func declarations() {
        do {
            let places = DeclarationPlaces(of: .classDecl)
            expect(DeclarationPlaces.attributes, \ClassDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \ClassDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \ClassDeclSyntax.classKeyword)
            expect(Int(places.name), \ClassDeclSyntax.name)
            expect(Int(places.generics), \ClassDeclSyntax.genericParameterClause)
            expect(Int(places.inheritance), \ClassDeclSyntax.inheritanceClause)
            expect(Int(places.requirements), \ClassDeclSyntax.genericWhereClause)
            expect(Int(places.memberBlock), \ClassDeclSyntax.memberBlock)
        }
        do {
            let places = DeclarationPlaces(of: .structDecl)
            expect(DeclarationPlaces.attributes, \StructDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \StructDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \StructDeclSyntax.structKeyword)
            expect(Int(places.name), \StructDeclSyntax.name)
            expect(Int(places.generics), \StructDeclSyntax.genericParameterClause)
            expect(Int(places.inheritance), \StructDeclSyntax.inheritanceClause)
            expect(Int(places.requirements), \StructDeclSyntax.genericWhereClause)
            expect(Int(places.memberBlock), \StructDeclSyntax.memberBlock)
        }
        do {
            let places = DeclarationPlaces(of: .enumDecl)
            expect(DeclarationPlaces.attributes, \EnumDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \EnumDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \EnumDeclSyntax.enumKeyword)
            expect(Int(places.name), \EnumDeclSyntax.name)
            expect(Int(places.generics), \EnumDeclSyntax.genericParameterClause)
            expect(Int(places.inheritance), \EnumDeclSyntax.inheritanceClause)
            expect(Int(places.requirements), \EnumDeclSyntax.genericWhereClause)
            expect(Int(places.memberBlock), \EnumDeclSyntax.memberBlock)
        }
        do {
            let places = DeclarationPlaces(of: .actorDecl)
            expect(DeclarationPlaces.attributes, \ActorDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \ActorDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \ActorDeclSyntax.actorKeyword)
            expect(Int(places.name), \ActorDeclSyntax.name)
            expect(Int(places.generics), \ActorDeclSyntax.genericParameterClause)
            expect(Int(places.inheritance), \ActorDeclSyntax.inheritanceClause)
            expect(Int(places.requirements), \ActorDeclSyntax.genericWhereClause)
            expect(Int(places.memberBlock), \ActorDeclSyntax.memberBlock)
        }
        do {
            let places = DeclarationPlaces(of: .protocolDecl)
            expect(DeclarationPlaces.attributes, \ProtocolDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \ProtocolDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \ProtocolDeclSyntax.protocolKeyword)
            expect(Int(places.name), \ProtocolDeclSyntax.name)
            expect(Int(places.primaryAssociatedTypes), \ProtocolDeclSyntax.primaryAssociatedTypeClause)
            expect(Int(places.inheritance), \ProtocolDeclSyntax.inheritanceClause)
            expect(Int(places.requirements), \ProtocolDeclSyntax.genericWhereClause)
            expect(Int(places.memberBlock), \ProtocolDeclSyntax.memberBlock)
        }
        do {
            let places = DeclarationPlaces(of: .extensionDecl)
            expect(DeclarationPlaces.attributes, \ExtensionDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \ExtensionDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \ExtensionDeclSyntax.extensionKeyword)
            expect(Int(places.extendedType), \ExtensionDeclSyntax.extendedType)
            expect(Int(places.inheritance), \ExtensionDeclSyntax.inheritanceClause)
            expect(Int(places.requirements), \ExtensionDeclSyntax.genericWhereClause)
            expect(Int(places.memberBlock), \ExtensionDeclSyntax.memberBlock)
        }
        do {
            let places = DeclarationPlaces(of: .typeAliasDecl)
            expect(DeclarationPlaces.attributes, \TypeAliasDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \TypeAliasDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \TypeAliasDeclSyntax.typealiasKeyword)
            expect(Int(places.name), \TypeAliasDeclSyntax.name)
            expect(Int(places.generics), \TypeAliasDeclSyntax.genericParameterClause)
            expect(Int(places.initializer), \TypeAliasDeclSyntax.initializer)
            expect(Int(places.requirements), \TypeAliasDeclSyntax.genericWhereClause)
        }
        do {
            let places = DeclarationPlaces(of: .variableDecl)
            expect(DeclarationPlaces.attributes, \VariableDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \VariableDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \VariableDeclSyntax.bindingSpecifier)
            expect(Int(places.bindings), \VariableDeclSyntax.bindings)
        }
        do {
            let places = DeclarationPlaces(of: .functionDecl)
            expect(DeclarationPlaces.attributes, \FunctionDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \FunctionDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \FunctionDeclSyntax.funcKeyword)
            expect(Int(places.name), \FunctionDeclSyntax.name)
            expect(Int(places.generics), \FunctionDeclSyntax.genericParameterClause)
            expect(Int(places.signature), \FunctionDeclSyntax.signature)
            expect(Int(places.requirements), \FunctionDeclSyntax.genericWhereClause)
            expect(Int(places.body), \FunctionDeclSyntax.body)
        }
        do {
            let places = DeclarationPlaces(of: .initializerDecl)
            expect(DeclarationPlaces.attributes, \InitializerDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \InitializerDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \InitializerDeclSyntax.initKeyword)
            expect(Int(places.generics), \InitializerDeclSyntax.genericParameterClause)
            expect(Int(places.signature), \InitializerDeclSyntax.signature)
            expect(Int(places.requirements), \InitializerDeclSyntax.genericWhereClause)
            expect(Int(places.body), \InitializerDeclSyntax.body)
        }
        do {
            let places = DeclarationPlaces(of: .deinitializerDecl)
            expect(DeclarationPlaces.attributes, \DeinitializerDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \DeinitializerDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \DeinitializerDeclSyntax.deinitKeyword)
            expect(Int(places.body), \DeinitializerDeclSyntax.body)
        }
        do {
            let places = DeclarationPlaces(of: .subscriptDecl)
            expect(DeclarationPlaces.attributes, \SubscriptDeclSyntax.attributes)
            expect(DeclarationPlaces.modifiers, \SubscriptDeclSyntax.modifiers)
            expect(DeclarationPlaces.introducer, \SubscriptDeclSyntax.subscriptKeyword)
            expect(Int(places.generics), \SubscriptDeclSyntax.genericParameterClause)
            expect(Int(places.parameters), \SubscriptDeclSyntax.parameterClause)
            expect(Int(places.returns), \SubscriptDeclSyntax.returnClause)
            expect(Int(places.requirements), \SubscriptDeclSyntax.genericWhereClause)
            expect(Int(places.accessors), \SubscriptDeclSyntax.accessorBlock)
        }
    }
}
#endif
