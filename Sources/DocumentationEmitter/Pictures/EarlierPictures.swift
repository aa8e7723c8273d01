import ScreenSpecConcurrency

/// The pictures that pages show already, for a comparison where nothing draws: in their place words alone are compared.
package final class EarlierPictures: Sendable {
    private let page: @Sendable (_ path: String) -> [UInt8]?
    private let kept = KeptPaths()

    /// - Parameter page: What lies at a path, as seen from the folder of a form; `nil` where nothing is to be kept.
    package init(_ page: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.page = page
    }

    package static let none = EarlierPictures { _ in nil }

    /// The pages that show a picture which nobody has compared, sorted.
    package var pages: [String] { kept.all }

    /// The picture in the page at a path that has this caption, as the template has it between its lines.
    func element(captioned caption: String, inPage path: String) -> String? {
        guard let bytes = page(path) else { return nil }
        let figures = String(decoding: bytes, as: UTF8.self).split(separator: "<figure class=\"picture\">\n")
            .dropFirst()
        let end = "\n</div>\n<figcaption>\(MarkupText.escaped(caption))\n"
        for figure in figures {
            guard let last = figure.firstRange(of: end), let first = figure.firstRange(of: "<svg"),
                first.lowerBound < last.lowerBound
            else { continue }
            kept.insert(path)
            return String(figure[first.lowerBound..<last.lowerBound])
        }
        return nil
    }

    /// The files of a picture that is a file of its own for each of several colours; `nil` unless all are there.
    func files(_ paths: [String], ofPage page: String) -> [[UInt8]]? {
        let bodies = paths.compactMap(self.page)
        guard bodies.count == paths.count else { return nil }
        kept.insert(page)
        return bodies
    }
}

/// Paths that many threads find.
private final class KeptPaths: @unchecked Sendable {
    private let lock = Lock()
    private var paths: Set<String> = []

    func insert(_ path: String) {
        lock.withLock { _ = paths.insert(path) }
    }

    var all: [String] { lock.withLock { paths.sorted() } }
}
