import Foundation

/// What the compiler is told of a target and those that it depends on; `--build-description` reads it.
struct BuildDescription: Encodable {
    struct Module: Encodable, Equatable {
        let name: String
        /// The project file of another target, or the folder that stands for one; the run's own has none.
        let project: String?
        let specs: [String]
        let dependsOn: [String]
    }

    let version = 1
    let module: String
    let modules: [Module]
    /// Where the compiler remembers what the next run can use.
    var memory: String?
    /// The folders by what is made; without them the Swift of the app alone is.
    var outputs: [String: String]?
    /// Whether what all doubles need is made with them.
    var sharesSupport = true
    /// Whether the app has the examples, with previews of its views.
    var previews = false

    private enum CodingKeys: CodingKey {
        case version, module, modules, memory, outputs, sharesSupport, previews
    }

    /// Leaves a file with the same contents alone, so that nothing is compiled for it.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        if (try? Data(contentsOf: file)) == data { return }
        try data.write(to: file, options: .atomic)
    }
}
