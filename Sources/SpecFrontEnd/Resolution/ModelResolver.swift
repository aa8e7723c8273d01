import ScreenModel
import ScreenSpecDiagnostics

extension DocumentContext {
    /// Resolves the types of models, and the conformances of generated ones.
    mutating func models(_ models: [Model]) -> [Model] {
        checkEnds(of: models)
        return models.map { model in
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

    private mutating func checkEnds(of models: [Model]) {
        let endless = EndlessModels(models, scope.symbols)
        for model in models {
            guard let circle = endless.circle(of: model.name.text) else { continue }
            let way = circle.isEmpty ? "" : " through \(circle.map { "'\($0)'" }.formattedList(with: "and"))"
            report(
                .impossibleConformance,
                at: model.name.range,
                "a value of '\(model.name.text)' would hold itself\(way)",
                help: ["Hold it in an array, or write the type by hand: 'generate: false'."],
                member: model.name.text
            )
        }
    }

    /// A conformance that the document asks for must be one that what is stored allows.
    private mutating func checkConformances(of model: inout Model) {
        guard let conforms = model.conforms else { return }
        for name in conforms { resolveConformance(name, of: model) }
        var seen: Set<String> = []
        for name in conforms where !seen.insert(name.text).inserted {
            report(
                .duplicateName,
                at: name.range,
                "'\(name.text)' stands twice among what '\(model.name.text)' conforms to",
                help: ["Remove one."],
                member: model.name.text
            )
        }
        checkRawType(of: model, conforms.filter { Self.rawTypes.contains($0.text) })
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

    /// Cases with raw values carry nothing, and their values are of one type.
    private mutating func checkRawType(of model: Model, _ rawTypes: [Name]) {
        guard model.isEnum, let first = rawTypes.first else { return }
        if let second = rawTypes.first(where: { $0.text != first.text }) {
            report(
                .impossibleConformance,
                at: second.range,
                "the raw values of '\(model.name.text)' can't be '\(first.text)' and '\(second.text)' at once",
                help: ["Remove one."],
                member: model.name.text
            )
        }
        guard let loaded = model.cases.first(where: { !$0.payload.isEmpty }) else { return }
        report(
            .impossibleConformance,
            at: first.range,
            "'\(model.name.text)' can't have raw values, since '\(loaded.name.text)' carries something",
            help: ["Remove '\(first.text)', or what the cases carry."],
            member: model.name.text
        )
    }

    private static let rawTypes: Set<String> = ["String", "Character", "Int", "UInt", "Double", "Float"]
}
