import ScreenSpecGeneratedFiles
import ScreenSpecDiagnostics

extension OutputWriter.Result {
    /// What was done, in a line for people: counted, or named for who watches.
    package func summary(of request: CompileRequest, in folders: [String]) -> String? {
        guard request.isWatching else { return summary(in: folders) }
        return isEmpty && !request.isPrompted ? nil : names
    }

    private var isEmpty: Bool { created.isEmpty && changed.isEmpty && removed.isEmpty }

    /// "Wrote Generated/Login.screen.swift and 2 more; removed Generated/Old.screen.swift."
    private var names: String {
        let written = (created + changed).sorted()
        let parts = [Self.list("wrote", written), Self.list("removed", removed.sorted())].compactMap(\.self)
        let text = parts.isEmpty ? "nothing to write" : parts.joined(separator: "; ")
        return text.firstUppercased + ".\n"
    }

    private static func list(_ verb: String, _ paths: [String]) -> String? {
        guard let first = paths.first else { return nil }
        return "\(verb) \(first)" + (paths.count > 1 ? " and \(paths.count - 1) more" : "")
    }
}
