import ScreenModel
import ScreenSpecDiagnostics
import SpecFrontEnd
import SpecProject

/// `architecture list` and `architecture show`: the built-in architectures and those of the project's specs.
package enum ArchitectureCommand {
    /// One line for each architecture: its name and summary.
    package static func list(_ compilation: Compilation) -> String {
        let all = compilation.architectures.names.compactMap { compilation.architectures[$0] }
        let width = all.map { $0.name.text.count }.max() ?? 0
        return all.map { architecture in
            "\(architecture.name.text.padded(to: width))  \(architecture.summary ?? "")\n"
        }.joined()
    }

    /// The YAML of an architecture, as it can be saved and edited; `nil` if there is none of that name.
    package static func show(_ name: String, _ compilation: Compilation) -> String? {
        guard let architecture = compilation.architectures[name] else { return nil }
        // A team's own document is shown as it stands in its file.
        if let file = compilation.files[architecture.range.file] { return file.text(architecture.range.offsets) + "\n" }
        return BuiltInArchitectures.source(named: name)
    }
}
