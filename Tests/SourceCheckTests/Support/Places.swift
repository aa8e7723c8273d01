import ScreenSpecDiagnostics

/// `path:line` of ranges.
struct Places: Sendable {
    let files: SourceFiles

    @Sendable func spell(_ range: SourceRange) -> String? {
        guard let path = files.path(of: range), let position = files.position(of: range) else { return nil }
        return "\(path):\(position.line)"
    }
}
