import ScreenModel
import ScreenSpecDiagnostics
import ScreenSpecGeneratedFiles
import SpecFrontEnd

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A module's interface as comment lines at the end of its `ScreenSpecModule.swift`: an object of JSON for each type, screen
/// and architecture. A file of another kind would become a resource of the app.
///
///     // Interface of Catalog, version 2: what specs of other modules may know of this one.
///     // {"type":"Product","conforms":["Hashable","Sendable"]}
///     // {"screen":"Detail","opens":[{"name":"product","type":"Catalog.Product"}]}
///
/// It is sorted, so that equal interfaces have equal bytes, and holds no place in a spec, no comment and no type that only
/// the module itself may name.
package enum InterfaceSummary {
    package static let version = 2
    /// Of these, version 1 says less of views.
    static let readableVersions = ["1", "2"]

    private static let head = "// Interface of "
    private static let versionLabel = ", version "
    private static let remark = ": what specs of other modules may know of this one."
    private static let comment = "// "

    // MARK: Writing

    package static func lines(_ interface: ModuleInterface) -> [String] {
        let entries =
            interface.types.values.sorted { $0.name < $1.name }.map(json)
            + interface.screens.values.sorted { $0.name < $1.name }.map(json)
            + interface.architectures.sorted { ($0.name, $0.module) < ($1.name, $1.module) }.map(json)
        return ["\(head)\(interface.name)\(versionLabel)\(version)\(remark)"]
            + entries.map { comment + $0.text(isIndented: false) }
    }

    private static func json(_ type: ModuleInterface.TypeEntry) -> JSON {
        .object([
            "type": .string(type.name),
            "conforms": list(type.conformances.map(JSON.string)),
            "view": type.view.map(json),
        ])
    }

    private static func json(_ view: ModuleInterface.ViewClass) -> JSON {
        .object([
            "class": view.platformClass.map(JSON.string),
            "properties": list(view.properties.map(JSON.string)),
            "events": list(view.events.map(JSON.string)),
            "isOpen": view.isOpen ? JSON.boolean(true) : Optional.none,
        ])
    }

    private static func json(_ screen: ModuleInterface.ScreenEntry) -> JSON {
        let opens = screen.opens.map { opening -> JSON in
            ["name": .string(opening.name), "type": .string(opening.type.description)]
        }
        let leads = screen.leads.map { lead -> JSON in
            .object([
                "action": .string(lead.action),
                "route": .string(lead.route),
                "to": list(lead.destinations.map(JSON.string)),
                "presentation": lead.presentation.map(JSON.string),
            ])
        }
        return .object(["screen": .string(screen.name), "opens": list(opens), "leads": list(leads)])
    }

    private static func json(_ architecture: ModuleInterface.ArchitectureEntry) -> JSON {
        [
            "architecture": .string(architecture.name), "module": .string(architecture.module),
            "spec": .string(architecture.spec),
        ]
    }

    /// An empty list is left out.
    private static func list(_ values: [JSON]) -> JSON? {
        values.isEmpty ? Optional.none : JSON.array(values)
    }

    // MARK: Reading

    package enum Problem: Error, Equatable {
        /// It is not one of the compiler's files.
        case foreign
        case edited
        /// It is one, and says nothing of an interface.
        case missing
        case version(String)
        case module(String)
        case damaged(line: Int)
    }

    package static func read(_ bytes: [UInt8], ofModule module: String) throws(Problem) -> ModuleInterface {
        switch GeneratedMark(of: bytes) {
        case .handWritten: throw .foreign
        case .edited: throw .edited
        case .generated: break
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix(head) && $0.contains(versionLabel) }),
            let label = lines[start].ranges(of: versionLabel).last
        else { throw .missing }
        let version = lines[start][label.upperBound...].prefix { $0 != ":" }
        guard readableVersions.contains(String(version)) else { throw .version(String(version)) }
        let name = String(lines[start][..<label.lowerBound].dropFirst(head.count))
        guard name == module else { throw .module(name) }
        var entries = Entries()
        for index in lines.indices.dropFirst(start + 1) where !lines[index].isEmpty {
            guard lines[index].hasPrefix(comment), entries.add(lines[index].dropFirst(comment.count)) else {
                throw .damaged(line: index + 1)
            }
        }
        return ModuleInterface(
            name: name,
            types: entries.types,
            screens: entries.screens,
            architectures: entries.architectures
        )
    }
}

/// The entries of a summary, line by line.
private struct Entries {
    private(set) var types: [ModuleInterface.TypeEntry] = []
    private(set) var screens: [ModuleInterface.ScreenEntry] = []
    private(set) var architectures: [ModuleInterface.ArchitectureEntry] = []
    private let decoder = JSONDecoder()

    private struct Line: Decodable {
        var type: String?
        var conforms: [String]?
        var view: View?
        var screen: String?
        var opens: [Opening]?
        var leads: [Lead]?
        var architecture: String?
        var module: String?
        var spec: String?

        struct View: Decodable {
            var `class`: String?
            var properties: [String]?
            var events: [String]?
            var isOpen: Bool?
        }

        struct Opening: Decodable {
            var name: String
            var type: String
        }

        struct Lead: Decodable {
            var action: String
            var route: String
            var to: [String]?
            var presentation: String?
        }
    }

    /// Returns whether the line is one of a summary.
    package mutating func add(_ text: Substring) -> Bool {
        guard let line = try? decoder.decode(Line.self, from: Data(text.utf8)) else { return false }
        if let name = line.type {
            types.append(
                ModuleInterface.TypeEntry(name: name, conformances: line.conforms ?? [], view: view(line.view))
            )
        } else if let name = line.screen {
            var opens: [ModuleInterface.Opening] = []
            for opening in line.opens ?? [] {
                guard let opening = ModuleInterface.Opening(name: opening.name, notation: opening.type) else {
                    return false
                }
                opens.append(opening)
            }
            let leads = (line.leads ?? []).map { lead in
                ModuleInterface.Lead(
                    action: lead.action,
                    route: lead.route,
                    destinations: lead.to ?? [],
                    presentation: lead.presentation
                )
            }
            screens.append(ModuleInterface.ScreenEntry(name: name, opens: opens, leads: leads))
        } else if let name = line.architecture, let module = line.module, let spec = line.spec {
            architectures.append(ModuleInterface.ArchitectureEntry(name: name, module: module, spec: spec))
        } else {
            return false
        }
        return true
    }

    private func view(_ view: Line.View?) -> ModuleInterface.ViewClass? {
        view.map {
            ModuleInterface.ViewClass(
                platformClass: $0.class,
                properties: $0.properties ?? [],
                events: $0.events ?? [],
                isOpen: $0.isOpen ?? false
            )
        }
    }
}
