/// The names that the model has as JSON, in whatever place: what is absent in one screen may be there in another.
package enum ModelNames {
    package static let all: Set<String> = [
        "access", "accessors", "actions", "allows", "architecture", "architectures", "arguments", "assembles",
        "assignments", "attributes", "called", "cases", "channel", "channels", "closures", "code", "complete",
        "conformance", "conformances", "conforms", "content", "control", "counters", "declaration", "defaultValue",
        "delegate", "derived", "destinations", "documents", "doubles", "dropped", "empty", "enclosingType", "event",
        "exampleValues", "examples", "except", "exceptPresented", "exit", "extends", "externalClasses", "files",
        "forbids", "form", "format", "from", "function", "furtherContents", "generates", "genericParameters",
        "hasOpenRoutes", "hasPreviews", "hasSharedExamples", "identifier", "identifiers", "imports", "indentation",
        "inherits",
        "initializers", "inputs", "interfaces", "isAsync", "isClassBound", "isController", "isCustom", "isEmpty",
        "isEntry", "isEnum", "isForeign", "isIndirect", "isMutating", "isNegated", "isNone", "isOpenEntry", "isOutside",
        "isSettable",
        "isShared", "isStatic", "isThrowing", "isView", "isWrittenOut", "isolation", "key", "kind", "knows", "label",
        "layout", "leadsTo", "listedName", "madeUpFor", "major", "matches", "member", "members", "messages",
        "method", "methods", "minimumDeployment", "minor", "models", "module", "name", "names", "navigation",
        "obstacles", "occurrence", "opens", "operandType", "origin", "owner", "owns", "parameters", "part", "parts",
        "passesSender", "path", "pattern", "payload", "prefixes", "presentation", "preview", "programs",
        "properties", "property", "protocolPattern", "protocols", "range", "reference", "requirement",
        "requirements", "returns", "robot", "role", "roles", "routes", "routesRange", "rows", "screen", "senderName",
        "senderRange", "settable", "settings", "sharedAs", "sharedProtocols", "showing", "shows", "singletons",
        "source", "style", "subviews", "subviewsVisibleTo", "suffixes", "summary", "superclass", "superclasses",
        "supportTypes", "swift", "text", "throwing", "to", "triggers", "type", "typeName", "typeRange", "types",
        "uses", "value", "version", "via", "view", "viewModelPattern", "viewType", "views",
    ]
}
