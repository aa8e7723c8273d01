import Foundation

/// What a plugin makes for a target: of the target's own specs, or where it has none, of those that it tests.
struct MadeOutputs {
    /// What a target is there for.
    enum Purpose {
        case app, tests
        /// Tests that start the app and touch it, and cannot import it, and what helps those.
        case uiTests
    }

    /// One run of the compiler.
    struct Run {
        let module: TargetNode
        let forms: [SpecFiles.Form]
        /// Whether the app has examples, with previews.
        var hasPreviews = false
        /// Of several modules with doubles that are compiled together, one makes what all doubles need.
        var sharesSupport = true

        var swiftNames: [String] {
            forms.flatMap { module.specs.swiftNames(of: $0, withSupport: sharesSupport) }
        }
    }

    let runs: [Run]

    /// - Parameter keys: What a project file asks for.
    init(for target: TargetNode, _ purpose: Purpose, keys: (URL) -> ProjectKeys = ProjectKeys.init(of:)) {
        if !target.specs.specs.isEmpty {
            runs = [Self.run(ofApp: target, keys(target.project))]
            return
        }
        switch purpose {
        case .app: runs = []
        case .tests:
            let tested = target.dependencies().filter { !$0.specs.specs.isEmpty }
            runs = tested.enumerated().map { number, module in
                let keys = keys(module.project)
                let hasExamples = keys.asks(for: .examples) && !keys.hasPreviews
                return Run(
                    module: module,
                    forms: [.doubles] + (hasExamples ? [.examples] : []),
                    hasPreviews: keys.hasPreviews,
                    sharesSupport: number == 0
                )
            }
        case .uiTests:
            runs = target.nodesBelow().filter { keys($0.project).asks(for: .robots) }.map {
                Run(module: $0, forms: [.identifiers, .robots])
            }
        }
    }

    private static func run(ofApp target: TargetNode, _ keys: ProjectKeys) -> Run {
        Run(
            module: target,
            forms: [.declarations] + (keys.hasPreviews ? [.examples] : [])
                + (keys.asks(for: .identifiers) ? [.identifiers] : []),
            hasPreviews: keys.hasPreviews
        )
    }

    /// Specs of one name in several targets, which one target cannot compile together.
    var clashes: [String] {
        var makers: [String: String] = [:]
        return runs.flatMap { run in
            run.module.specs.specs.compactMap { spec -> String? in
                guard let form = run.forms.first else { return nil }
                let name = SpecFiles.swiftName(of: spec, as: form)
                guard let other = makers.updateValue(spec.path, forKey: name.lowercased()) else { return nil }
                return "'\(other)' and '\(spec.path)' would both make '\(name)'; rename one of them."
            }
        }
    }
}
