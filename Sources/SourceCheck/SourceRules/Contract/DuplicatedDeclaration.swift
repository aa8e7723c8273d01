import SpecRules
import ScreenModel
import ScreenSpecDiagnostics

/// What specs generate, nobody declares by hand beside it.
package enum DuplicatedDeclaration {
    package static let description = RuleDescription.duplicatedDeclaration

    /// A type that a spec makes.
    private struct Generated {
        let name: String
        let place: SourceRange
        let module: String?
    }

    package static let rule = Rule(description, relyingOn: .file) { (subject: CodeSubject) in
        var seen: Set<TypeID> = []
        return generated(subject).flatMap { generated in
            declarations(of: generated, subject).filter { seen.insert($0.id).inserted }.map { type in
                description.finding(
                    at: type.declaration.nameRange,
                    "'\(generated.name)' is written here, and a spec generates it as well.",
                    help: ["Delete it, or write 'generate: false' in the spec."],
                    notes: [Diagnostic.Note(at: generated.place, "It is generated from here.")],
                    subject: subject.subject(type),
                    isDoubtful: generated.module == nil
                )
            }
        }
    }

    private static func generated(_ subject: CodeSubject) -> [Generated] {
        let ofComponents = subject.specs.components.flatMap { component in
            let isGenerated = component.component.generates
            var generated = component.component.interfaces.filter {
                isGenerated && !$0.isForeign && !$0.isShared
            }.map {
                Generated(name: $0.name, place: $0.origin, module: component.module)
            }
            for content in component.component.contents
            where content.generates && content.declaration.style == .struct
                && component.owns(content.declaration.range)
            {
                let place = content.declaration.range
                generated.append(Generated(name: content.fullTypeName, place: place, module: component.module))
            }
            return generated
        }
        let ofModels = subject.specs.programs.flatMap { program in
            program.files.flatMap(\.documents).flatMap { document -> [Generated] in
                if case .architecture(let architecture) = document {
                    return architecture.sharedProtocols.map {
                        Generated(name: $0.name, place: $0.origin, module: program.module)
                    }
                }
                guard case .models(let models) = document else { return [] }
                return models.filter(\.generates).map {
                    Generated(name: $0.name.text, place: $0.name.range, module: program.module)
                }
            }
        }
        return ofComponents + ofModels
    }

    /// The types of that name which the same module sees.
    private static func declarations(of generated: Generated, _ subject: CodeSubject) -> [CodeType] {
        subject.code.types(named: generated.name).map { subject.code[$0] }.filter { type in
            let (file, declaration) = (subject.code.file(of: type), type.declaration)
            let isVisible = !declaration.isInsideFunction && declaration.access.map { $0 > .fileprivate } ?? true
            return file.isChecked && isVisible && (generated.module == nil || file.module == generated.module)
        }
    }
}
