import ScreenSpecDiagnostics
import ScreenSpecFileSystem
import SwiftEmitter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a build system knows already and the compiler would have to guess: which specs make a module, which modules it
/// depends on, and which specs those have.
///
/// A build plugin writes it, as JSON:
///
///     {"version": 1, "module": "Shop", "modules": [
///         {"name": "Shop", "specs": ["Sources/Shop/Cart.screen.yaml"], "dependsOn": ["Catalog"]},
///         {"name": "Catalog", "project": "Sources/Catalog", "specs": ["Sources/Catalog/Product.models.yaml"]}]}
///
/// In the place of `specs`, another module may have an `interface`, the file in which its own compile has left what it shows.
/// With `memory`, a folder, runs remember there what the next one can use; a build system that declares all that an action
/// reads and writes leaves it out.
/// With `outputs`, folders by the names of what is made of each spec, `declarations`, `doubles`, `examples`, `identifiers` and `robots`, those are
/// made and nothing else; without it, the Swift of the app is, in the folder of the command line. `"sharesSupport": false` leaves out
/// what doubles of several modules have in common, for all but one of them. With `"previews": true` the examples are the app's, with
/// previews of its views. Robots come with the identifiers by which they find things.
/// The description is all there is: no spec is looked for, and what else lies in the output folder is no module's.
package struct BuildDescription: Sendable, Hashable {
    /// The module to write; the others are read for their names.
    package let module: String
    package let modules: [Module]
    /// Where runs of this description remember things; `nil` for runs that do not.
    package let memory: String?
    /// The folders of what is made; `nil` for the Swift of the app alone.
    package let outputs: [OutputForm: String]?
    /// Whether what all doubles need is made with them.
    package let sharesSupport: Bool
    /// Whether the app has the examples, with previews of its views.
    package let hasPreviews: Bool

    package struct Module: Sendable, Hashable {
        package let name: String
        /// The project file whose settings are the module's, or the folder that holds it; `nil` for that of the run.
        package let project: String?
        package let specs: [String]
        /// The `ScreenSpecModule.swift` that the module's own compile has written, in the place of its specs.
        package let interface: String?
        package let dependsOn: [String]
    }

    package static let version = 1

    /// - Parameter path: As seen from the working folder, as are the paths in the description.
    package static func load(_ path: String, from workingFolder: String) -> Result<BuildDescription, LoadingFailure> {
        do {
            let bytes = try FileReader().read(Paths.join(workingFolder, path))
            return .success(try JSONDecoder().decode(BuildDescription.self, from: Data(bytes)))
        } catch let problem as FileProblem {
            return .failure(LoadingFailure(diagnostic: problem.diagnostic(path: path)))
        } catch {
            return .failure(LoadingFailure(diagnostic: diagnostic(path, error)))
        }
    }

    package struct LoadingFailure: Error {
        let diagnostic: Diagnostic
    }

    private static func diagnostic(_ path: String, _ error: any Error) -> Diagnostic {
        RuleDescription.invalidBuildDescription.finding(
            at: nil,
            "'\(path)' is no build description of version \(version): \(reason(error)).",
            help: ["Whatever writes it should be of the same version as this compiler."]
        )
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "'\(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))' is"
                + " of the wrong kind"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty: context.debugDescription
        default: "it is not JSON"
        }
    }
}

extension BuildDescription: Decodable {
    private enum Key: CodingKey {
        case version, module, modules, memory, outputs, sharesSupport, previews
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.version else {
            throw DecodingError.dataCorruptedError(
                forKey: .version,
                in: container,
                debugDescription: "it says \(version)"
            )
        }
        module = try container.decode(String.self, forKey: .module)
        modules = try container.decode([Module].self, forKey: .modules)
        memory = try container.decodeIfPresent(String.self, forKey: .memory)
        sharesSupport = try container.decodeIfPresent(Bool.self, forKey: .sharesSupport) ?? true
        hasPreviews = try container.decodeIfPresent(Bool.self, forKey: .previews) ?? false
        let folders = try container.decodeIfPresent([String: String].self, forKey: .outputs)
        let forms = Dictionary(uniqueKeysWithValues: OutputForm.allCases.map { ($0.key, $0) })
        for name in (folders ?? [:]).keys.sorted() where forms[name] == nil {
            throw DecodingError.dataCorruptedError(
                forKey: .outputs,
                in: container,
                debugDescription:
                    "'outputs' has '\(name)', and not one of \(forms.keys.sorted().formattedList(with: "and"))"
            )
        }
        guard folders?["robots"] == nil || folders?["identifiers"] != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .outputs,
                in: container,
                debugDescription:
                    "'outputs' has 'robots' without 'identifiers', by which they find things; name a folder for both"
            )
        }
        outputs = folders.map { folders in
            Dictionary(uniqueKeysWithValues: folders.compactMap { name, folder in forms[name].map { ($0, folder) } })
        }
        let names = modules.map(\.name)
        guard names.count(where: { $0 == module }) == 1, Set(names).count == names.count else {
            throw DecodingError.dataCorruptedError(
                forKey: .modules,
                in: container,
                debugDescription: "'modules' does not list '\(module)' and each other module once"
            )
        }
        guard !modules.contains(where: { $0.name == module && $0.interface != nil }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .modules,
                in: container,
                debugDescription: "'\(module)' is what is to be compiled, so it has 'specs' and no 'interface'"
            )
        }
    }
}

extension BuildDescription {
    /// All that it says beside the specs, which may come and go while everything else is remembered.
    package var frame: String {
        modules.map { module in
            let parts = [module.name, module.project ?? "-", module.interface ?? "-"] + module.dependsOn
            return parts.map { "\($0.utf8.count):\($0)" }.joined(separator: " ")
        }.joined(separator: "; ") + "; " + module
            + (outputs ?? [:]).map { "; \($0.key.key) \($0.value)" }.sorted().joined()
            + (sharesSupport ? "" : "; alone") + (hasPreviews ? "; previews" : "")
    }
}

extension BuildDescription.Module: Decodable {
    private enum Key: CodingKey {
        case name, project, specs, interface, dependsOn
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        project = try container.decodeIfPresent(String.self, forKey: .project)
        interface = try container.decodeIfPresent(String.self, forKey: .interface)
        specs = try interface == nil ? container.decode([String].self, forKey: .specs) : []
        dependsOn = try container.decodeIfPresent([String].self, forKey: .dependsOn) ?? []
    }
}
