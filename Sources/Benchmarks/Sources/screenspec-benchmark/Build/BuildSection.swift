import Foundation

/// What a user waits for who builds the compiler for the first time.
struct BuildSection: Section {
    static let name = "build"
    static let summary = "the first build of screenspec-compile, debug, on 2 cores"

    private static let mostSeconds = 60.0

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws {
        let seconds = try ScratchFolder.with(arguments) { folder in
            let clone = folder.appendingPathComponent("clone")
            _ = try Child.run(["git", "clone", "--quiet", MeasuredPackage.root.path, clone.path], in: folder)
            // What the dependencies' servers and the network need is nobody's build.
            _ = try Child.run(["swift", "package", "resolve"], in: clone)
            return try Child.run(["swift", "build", "--product", "screenspec-compile", "--jobs", "2"], in: clone)
                .seconds
        }
        var table = Table(["first build s"])
        table.append([seconds.rounded(to: 1)])
        print(table.text)
        print(
            """

            Bar: at most \(Self.mostSeconds.rounded(to: 0)) s: \(seconds <= Self.mostSeconds ? "met" : "MISSED").

            Measured: once; a clone of what is committed, its dependencies resolved before the clock starts, built by \
            'swift build --product screenspec-compile --jobs 2' into a folder that is empty.
            """
        )
    }
}
