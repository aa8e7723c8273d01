import Foundation

/// The specs of one target and the Swift files that they make, known by their names alone.
///
/// A plugin can't link the compiler, so what is said here is said there too: a test holds the two together.
struct SpecFiles {
    /// What spec files end in.
    static let suffixes = [".screen.yaml", ".view.yaml", ".models.yaml", ".architecture.yaml"]
    static let projectFile = "screenspec.yaml"
    /// What files of types end in.
    static let typesSuffix = ".types.yaml"
    /// What all specs of a module make together.
    static let moduleFile = "ScreenSpecModule.swift"

    /// What doubles of all specs need.
    static let doubleSupportFile = "ScreenSpecDoubles.swift"

    /// What is made of a spec, by the compiler's names.
    enum Form: String, CaseIterable {
        case declarations, doubles, examples, identifiers, robots

        /// What the project file calls it.
        var key: String { rawValue }

        /// What the names of its files end in, before `.swift`.
        var suffix: String { self == .robots ? "robot" : rawValue }
    }

    let specs: [URL]

    init(among files: some Sequence<URL>) {
        specs = files.filter { file in
            let name = file.lastPathComponent
            return !name.hasPrefix(".") && Self.suffixes.contains { name.hasSuffix($0) && name.count > $0.count }
        }.sorted { $0.path < $1.path }
    }

    /// `Login.screen.yaml` makes `Login.screen.swift`, whatever its folder.
    static func swiftName(of spec: URL, as form: Form = .declarations) -> String {
        let name = spec.deletingPathExtension().lastPathComponent
        return form == .declarations ? name + ".swift" : "\(name).\(form.suffix).swift"
    }

    /// The files of a form, those that several specs share among them.
    func swiftNames(of form: Form = .declarations, withSupport hasSupport: Bool = true) -> [String] {
        let names = specs.map { Self.swiftName(of: $0, as: form) }
        switch form {
        case .declarations: return names + [Self.moduleFile]
        case .doubles: return names + (hasSupport ? [Self.doubleSupportFile] : [])
        case .examples, .identifiers, .robots: return names
        }
    }

    /// What would make two files of one name, which neither Swift nor a disk without case can have in one module.
    func clashes(with sources: some Sequence<URL>) -> [String] {
        var makers: [String: URL] = [:]
        var clashes: [String] = []
        for spec in specs {
            let name = Self.swiftName(of: spec)
            guard let other = makers.updateValue(spec, forKey: name.lowercased()) else { continue }
            clashes.append("'\(other.path)' and '\(spec.path)' would both make '\(name)'; rename one of them.")
        }
        for source in sources where source.pathExtension == "swift" {
            let name = source.lastPathComponent
            if let spec = makers[name.lowercased()] {
                clashes.append(
                    "'\(source.path)' has the name of what '\(spec.path)' makes; remove or rename it."
                        + " Generated files are not committed where the plugin makes them."
                )
            } else if name.lowercased() == Self.moduleFile.lowercased() {
                clashes.append(
                    "'\(source.path)' has the name of what the specs of the module make together; remove or rename it."
                )
            }
        }
        return clashes
    }
}
