import SpecRules
import ScreenModel
import SourceFacts
import ScreenSpecDiagnostics

/// Initializers of view models that a spec leaves to hand-written code, and that no file declares.
extension MissingType {
    static func missingInitializers(of content: Content, of component: IndexedComponent, _ subject: CodeSubject)
        -> [Comparison<Diagnostic>]
    {
        guard component.owns(content.declaration.range) else { return [] }
        let expected = content.declaration.initializers.filter(\.isCustom)
        guard !expected.isEmpty else { return [] }
        let name = content.fullTypeName
        let written = subject.analysis(WrittenInitializers.self).ofType(named: name)
        // That there is no such type is told of the type.
        if !content.generates, subject.code.types(named: name).isEmpty, written.isEmpty {
            return expected.map { Comparison(.initializer, $0.range, .open(.absent)) }
        }
        return expected.map { initializer in
            let labels = initializer.parameters.map { $0.label ?? "_" }
            if let found = written.first(where: { $0.parameters(taking: labels) != nil }) {
                return Comparison(.initializer, initializer.range, .held(found.nameRange))
            }
            if let type = subject.code.memberwiseStruct(named: name, taking: labels) {
                return Comparison(.initializer, initializer.range, .held(type.declaration.nameRange))
            }
            let text = "init(\(labels.map { "\($0):" }.joined()))"
            let finding = description.finding(
                at: initializer.range,
                "No Swift file declares '\(text)' of '\(name)', which the spec leaves to hand-written code.",
                help: ["Write it in an extension, or let 'set' say what it does."],
                subject: component.subject("\(name).\(text)")
            )
            return Comparison(.initializer, initializer.range, .differs(finding))
        }
    }
}

/// The initializers that the code declares, those of tests left out.
struct WrittenInitializers: CodeAnalysis {
    private let code: CodeIndex
    /// Those in extensions, by what an extension says that it extends: the type itself may be generated.
    private let inExtensions: [String: [MemberFact]]

    init(of subject: CodeSubject) {
        code = subject.code
        let found = code.jobs.flatMap(chunksOf: code.files) { files in
            files.filter { !$0.isTest }.flatMap { file in
                file.facts.declarations.filter { $0.kind == .extension }.flatMap(\.initializers)
            }
        }
        inExtensions = Dictionary(grouping: found) { $0.owner?.extendedType?.qualifiedName ?? "" }
    }

    /// Those of the types that a spec's name may mean.
    func ofType(named name: String) -> [MemberFact] {
        let declarations = code.types(named: name).flatMap { code[$0].declarations }.filter { declaration in
            code.file(declaration.facts)?.isTest == false && declaration.extendedType?.qualifiedName != name
        }
        return declarations.flatMap(\.initializers) + (inExtensions[name] ?? [])
    }
}

extension CodeIndex {
    /// The struct of that name whose initializer Swift makes of its properties, where it can be called with these labels.
    fileprivate func memberwiseStruct(named name: String, taking labels: [String]) -> CodeType? {
        types(named: name).lazy.map { self[$0] }.first { type in
            guard type.kind == .struct, type.declaration.initializers.isEmpty else { return false }
            var rest = labels[...]
            for property in type.declaration.members where property.isMemberwiseParameter {
                if rest.first == property.baseName.string {
                    rest.removeFirst()
                } else if !property.hasMemberwiseDefault {
                    return false
                }
            }
            return rest.isEmpty
        }
    }
}

extension MemberFact {
    /// Whether Swift gives the initializer that it makes a parameter for the property.
    fileprivate var isMemberwiseParameter: Bool {
        kind == .storedProperty && !isTypeMember && !isLazy && !(isConstant && value != nil)
    }

    fileprivate var hasMemberwiseDefault: Bool { value != nil || !isConstant && type?.isOptional == true }
}

extension DeclarationFact {
    fileprivate var initializers: [MemberFact] { members.filter { $0.kind == .initializer } }
}

extension MemberFact {
    /// The parameters of an initializer that these labels are for, where it can be called with them: all others have defaults.
    func parameters(taking labels: [String]) -> [ParameterFact]? {
        var rest = labels[...]
        var taken: [ParameterFact] = []
        for parameter in parameters {
            if rest.first == parameter.label?.string ?? "_" {
                rest.removeFirst()
                taken.append(parameter)
            } else if parameter.defaultValue == nil {
                return nil
            }
        }
        return rest.isEmpty ? taken : nil
    }
}
