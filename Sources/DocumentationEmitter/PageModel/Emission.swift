/// One file of a documentation, in one form.
package struct EmittedPage: Sendable {
    /// Relative to the folder of the form, with its suffix.
    package var path: String
    /// The spec that it is made from; `nil` where it is made from all.
    package var spec: String?
    package var body: [UInt8]
}

/// Turns the pages of one site into files of one form.
package protocol PageEmitter: Sendable {
    /// The files of one page. Called for each page, on many threads at once.
    func files(for page: Page) -> [EmittedPage]
    /// The files that the site has once, such as a style sheet.
    func sharedFiles() -> [EmittedPage]
}

extension PageEmitter {
    package func sharedFiles() -> [EmittedPage] { [] }
}
