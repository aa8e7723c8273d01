import ScreenSpecDiagnostics
import SpecRules

/// What specs say and the check compares with hand-written Swift.
///
/// A case is a row of the reference's table. Rules make a `Comparison` of one, and of nothing else, so that neither the table nor
/// `explain` can leave out what is compared.
package enum ComparedKey: String, CaseIterable, Sendable {
    case roleType, contentType, protocolType
    case superclass, layout
    case subview, subviewType
    case targetAction
    case conformance
    case input, closure, method
    case message, parameters, returns, propertyType
    case async, `throws`, settable, modifiers, attributes, generics
    case inheritedProtocol, classBound
    case everyRequirement, everyChannel
    case property, typeOfProperty
    case enumCase, payload, everyCase, everyMember
    case access
    case claimedConformance, conformanceOfRole
    case initializer, initializerParameters
    case trigger, binding, toldBinding, furtherBinding, rowBinding, keptRows, presentation, destination, taker, leadsTo
    case ownership, ownReference
    case interfaceReceiver, interfaceHolder, interfaceReference

    package var row: Row {
        switch self {
        case .roleType: Row("types", "that there is a type of that name for each role", .missingType)
        case .contentType:
            Row(
                "viewModel.type, models",
                "that there is a type of that name; of a model, where nobody but the sources can have it",
                .missingType
            )
        case .protocolType:
            Row(
                "delegate, dataSource, channels",
                "that there is such a protocol: of one to an owner or to outside, or that its receiver states",
                .missingType
            )
        case .superclass:
            Row(
                "inherits",
                "of a view, and of a role of an architecture that specs write: its superclass, be it through others, and what it is "
                    + "made generic by",
                .mismatchedProperty
            )
        case .layout:
            Row(
                "layout",
                "`interfaceBuilder`: that some subview is an outlet; `code`, where that is written: that none is",
                .mismatchedProperty
            )
        case .subview:
            Row(
                "subviews",
                "that the view or its root view has a property of that name, and does not plainly put it nowhere",
                .missingSubview
            )
        case .subviewType: Row("subviews.type", "the property's class, or one above it", .missingSubview)
        case .targetAction:
            Row(
                "actions",
                "with `via: targetAction`: that there is a method of that name, and its labels where the action has parameters",
                .missingAction
            )
        case .conformance:
            Row("channels of the architecture", "that who receives conforms to the protocol", .missingConformance)
        case .input:
            Row("inputs", "names and labels of the view's members, which may be more", .mismatchedRequirement)
        case .closure:
            Row(
                "actions",
                "with `via: property`, or in a hand-written `Actions`: that there is a property of that name",
                .mismatchedRequirement
            )
        case .method: Row("methods", "names and labels of the type's, which may have more", .mismatchedRequirement)
        case .message:
            Row(
                "actions, routes, channels, delegate, dataSource",
                "names and labels: of the protocol's requirements, of a generated protocol and where there is none those of the "
                    + "receiver, which may have more",
                .mismatchedRequirement,
                .missingConformance
            )
        case .parameters:
            Row("parameters", "their types", .mismatchedRequirement, .missingConformance, .missingAction)
        case .returns: Row("returns", "the result's type", .mismatchedRequirement)
        case .propertyType: Row("type, via", "of a message that is a property: its type", .mismatchedRequirement)
        case .async: Row("async", "the effect, also where only `throws` is written", .mismatchedRequirement)
        case .throws:
            Row(
                "throws",
                "the effect, also where only `async` is written, and which error, where both sides name one",
                .mismatchedRequirement
            )
        case .settable:
            Row("settable", "whether others can set the property", .mismatchedRequirement, .mismatchedProperty)
        case .modifiers:
            Row(
                "static, mutating",
                "of a requirement that is written out: the modifier; no other is `static`",
                .mismatchedRequirement
            )
        case .attributes:
            Row(
                "attributes",
                "of a requirement that is written out: that it has them, or what stands around it has its actor",
                .mismatchedRequirement
            )
        case .generics:
            Row(
                "generic parameters, where",
                "of a requirement that is written out: how many there are, and their constraints",
                .mismatchedRequirement
            )
        case .inheritedProtocol: Row("inherits", "of a protocol: that it inherits these", .mismatchedRequirement)
        case .classBound:
            Row(
                "classBound",
                "where it is written: whether structs can conform to the protocol too",
                .mismatchedRequirement
            )
        case .everyRequirement:
            Row("actions, routes, channels, delegate", "that the protocol has no others", .undescribedMember)
        case .everyChannel:
            Row(
                "channels of the architecture",
                "that the code has no protocol of one that the spec leaves out",
                .undescribedMember
            )
        case .property:
            Row("properties, derived", "that there are such properties", .mismatchedProperty, .missingType)
        case .typeOfProperty: Row("properties.type", "their types", .mismatchedProperty)
        case .enumCase: Row("cases", "that there are such cases", .mismatchedProperty)
        case .payload: Row("cases", "the labels and types of what they carry", .mismatchedProperty, .undescribedMember)
        case .everyCase: Row("cases", "that the enum has no others", .undescribedMember)
        case .everyMember:
            Row("complete", "that the type has no other properties and methods", .undescribedMember, .missingType)
        case .access:
            Row(
                "access",
                "of a type or protocol whose spec says it; that nothing which others use is `private`",
                .mismatchedProperty,
                .mismatchedRequirement
            )
        case .claimedConformance: Row("conforms", "of a model or a view: its conformances", .mismatchedProperty)
        case .conformanceOfRole:
            Row(
                "roles.conforms, types.conforms",
                "of an architecture that specs write, and of a screen: the conformances of the types that play a role",
                .mismatchedProperty
            )
        case .initializer:
            Row("initializers", "without `set`: that there is one with these labels", .missingType)
        case .initializerParameters:
            Row("initializers.from", "without `set`: the parameters' types", .mismatchedProperty)
        case .trigger:
            Row(
                "trigger, trigger.control, trigger.event, trigger.notification, trigger.callback, trigger.message",
                "what the code registers for controls, gestures, bar items, menus and notifications, methods of delegates, messages, "
                    + "and moments of a screen",
                .mismatchedTrigger
            )
        case .binding:
            Row(
                "shows",
                "what of the view model, a message or an input the code sets the property from, by a path or a path through one "
                    + "call; that it sets the property at all, where all that it does with the subview is known",
                .mismatchedBinding
            )
        case .toldBinding:
            Row(
                "shows",
                "of a method with its labels: what its calls hand to the subview, by a path or a path through one call",
                .mismatchedBinding
            )
        case .furtherBinding:
            Row(
                "shows",
                "of several sources: that each is among those that the property is set from",
                .mismatchedBinding
            )
        case .rowBinding:
            Row(
                "rows.shows",
                "what of an element the view sets a cell's property from, by a path or a path through one call",
                .mismatchedBinding
            )
        case .keptRows:
            Row(
                "rows",
                "that the list has a data source, where all is known that the code does with it; with `self.` before it: that the view "
                    + "has the property",
                .mismatchedBinding
            )
        case .presentation:
            Row(
                "presentation",
                "UIKit's methods by which the route's method opens or closes a screen; that it does, where it asks nobody else; "
                    + "where no method takes the route, the segues of the view's documents that lead there, and the places at "
                    + "which the classes of the screen open or close what the route does",
                .mismatchedRoute
            )
        case .destination:
            Row(
                "to",
                "where the segues of the view's documents lead that are called like the route, or else which controllers the route's "
                    + "method opens; where no method is called like it, what the classes of the screen open, if all that they open "
                    + "is plain",
                .mismatchedRoute
            )
        case .taker: Row("routes.by", "that the role's type has a method of the route's name", .mismatchedRoute)
        case .leadsTo:
            Row(
                "leadsTo",
                "which routes the method that answers to the action takes, itself, by methods of its class, or by roles of the "
                    + "screen that it tells something; a route that no method is called like, by opening its destination",
                .mismatchedRoute
            )
        case .ownership:
            Row(
                "reference, owns",
                "of an architecture that specs write: whether the property that leads to the other role is weak",
                .mismatchedOwnership
            )
        case .ownReference:
            Row(
                "protocols.reference",
                "whether the property that leads to the other role is weak",
                .mismatchedOwnership
            )
        case .interfaceReceiver:
            Row("interfaces.to", "that who listens conforms to the protocol", .mismatchedProperty)
        case .interfaceHolder:
            Row("interfaces.from", "that who speaks has a property of the type", .mismatchedOwnership)
        case .interfaceReference:
            Row("interfaces.reference", "whether that property is weak", .mismatchedOwnership)
        }
    }

    /// The key of what is compared that stands apart from the name of what it is said of.
    var separateKey: String? {
        switch self {
        case .async, .throws, .settable, .layout: rawValue
        default: nil
        }
    }

    /// A row of the reference's table.
    package struct Row: Sendable {
        /// Keys as specs write them, `subviews.type` for the one in each of the other.
        package let keys: String
        /// What of the code is compared.
        package let compared: String
        /// The rules that tell of a difference.
        package let rules: [RuleDescription]

        fileprivate init(_ keys: String, _ compared: String, _ rules: RuleDescription...) {
            (self.keys, self.compared, self.rules) = (keys, compared, rules)
        }
    }
}
