import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves the types of models, and the conformances of generated ones.
    mutating func models(_ models: [Model]) -> [Model] {
        models.map { model in
            var model = model
            types.requiredAccess = model.generates ? model.access ?? scope.project.settings.access : .internal
            arguments.makesSwift = model.generates
            checkUnique(model.properties.map(\.name), "properties", in: model.name.text)
            resolveStored(&model.properties, &model.cases, in: model.name.text)
            let name = model.name.text
            resolveEach(&model.methods) { $0.resolve(&$1, in: name) }
            if var requirements = model.requirements {
                resolveEach(&requirements) { $0.resolve(&$1, in: name) }
                checkUnique(
                    requirements.map(\.name),
                    full: requirements.map(\.signature),
                    types: requirements.map(\.overloadTypes),
                    "requirements",
                    in: model.name.text
                )
                model.requirements = requirements
            }
            model.exampleValues = examples(
                of: model.name.text,
                model.examples,
                at: model.name.range,
                in: model.name.text
            )
            model.hasSharedExamples = !model.exampleValues.isEmpty && sharesExamples(of: model.name.text)
            if model.generates {
                model.conformances = conformances.conformances(of: model.name.text)
                checkConformances(of: &model)
            }
            return model
        }
    }

    /// A conformance that the document asks for must be one that what is stored allows.
    private mutating func checkConformances(of model: inout Model) {
        guard let conforms = model.conforms else { return }
        for name in conforms { resolveConformance(name, of: model) }
        for obstacle in model.conformances.obstacles {
            guard let name = conforms.first(where: { $0.text == obstacle.conformance }) else { continue }
            report(
                .impossibleConformance,
                at: name.range,
                "'\(model.name.text)' can't be \(obstacle.conformance), since '\(obstacle.property)' is of type \(obstacle.type), which is not",
                member: model.name.text
            )
        }
        model.conformances.obstacles = []
    }

    private mutating func resolveConformance(_ name: Name, of model: Model) {
        var type = TypeReference(.named(name.text), at: name.range)
        resolve(&type, member: model.name.text)
        // The type of an enum's raw values stands among them.
        if model.isEnum, Self.rawTypes.contains(name.text) { return }
        checkProtocol(type, of: model.name.text, allowsClass: model.requirements != nil, member: model.name.text)
    }

    private static let rawTypes: Set<String> = ["String", "Character", "Int", "UInt", "Double", "Float"]

    /// Resolves what an architecture names itself, and makes the protocols that all of its screens share.
    mutating func architecture(_ architecture: Architecture, generates: Bool) -> Architecture {
        check(architecture)
        var resolved = architecture
        resolved.sharedProtocols = generates ? sharedProtocols(of: architecture) : []
        return resolved
    }

    /// Resolves the types that an architecture names itself.
    private mutating func check(_ architecture: Architecture) {
        for role in architecture.roles {
            for var conforms in role.conforms ?? [] where conforms.range.file == architecture.range.file {
                resolve(&conforms, member: role.name.text)
                checkProtocol(conforms, of: role.type?.text, member: role.name.text)
            }
            guard var inherits = role.inherits, inherits.range.file == architecture.range.file else { continue }
            if inherits.type.isNamed("Controller") || inherits.type.isNamed("ControllerView") { continue }
            resolve(&inherits, member: role.name.text)
            checkSuperclass(inherits, of: role.type?.text ?? role.name.text, member: role.name.text)
        }
        for channel in architecture.channels where channel.name.range.file == architecture.range.file {
            for var inherited in channel.inherits ?? [] { resolve(&inherited, member: channel.name.text) }
            for template in channel.members ?? [] where template.member(forScreen: "Screen") == nil {
                report(
                    .invalidRequirement,
                    at: template.key.range,
                    "'\(template.key.text)' makes no Swift requirement",
                    help: ["Write it as in Swift, with {screen} where the screen's name belongs."],
                    member: channel.name.text
                )
            }
        }
    }
}
