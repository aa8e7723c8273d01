import ScreenSpecFileSystem

extension OutputFolder.Kind {
    /// What a generated file holds below its header; `nil` for one that is not there, was edited, or was written by hand.
    package func body(ofFile path: String) -> [UInt8]? {
        guard let bytes = try? FileReader().read(path),
            let file = OutputHeader.read(bytes, comment(of: path)), !file.isEdited
        else { return nil }
        // An empty line stands between the two.
        return Array(file.body.dropFirst())
    }
}
