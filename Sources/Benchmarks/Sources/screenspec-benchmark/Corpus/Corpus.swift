import Foundation

/// Specs of an imagined app, the same for each size, in the sizes and with the features of real ones.
///
/// Features of the app follow one another, ten specs each, and refer to specs before them only: so the first N specs are
/// an app of their own that compiles without a finding.
struct Corpus {
    struct File {
        /// Relative to the folder of the project: `Specs/AmberInvoice/AmberInvoiceCell.view.yaml`.
        let path: String
        let text: String
    }

    let files: [File]

    /// - Parameter others: Specs beside those, which are counted apart.
    init(specCount: Int, with others: [File] = []) {
        var files: [File] = []
        files.reserveCapacity(specCount)
        var number = 0
        while files.count < specCount {
            files += Self.files(of: Feature(number: number)).prefix(specCount - files.count)
            number += 1
        }
        self.files = files + others
    }

    /// Writes the specs and a project file.
    func write(to folder: URL) throws {
        var made: Set<String> = []
        for file in files + [projectFile] {
            let url = folder.appendingPathComponent(file.path)
            let parent = url.deletingLastPathComponent()
            if made.insert(parent.path).inserted {
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            }
            try Data(file.text.utf8).write(to: url)
        }
    }

    var projectFile: File {
        File(
            path: "screenspec.yaml",
            text: """
                version: 1
                specs: [Specs]
                output: Generated
                architecture: viper
                swift: {minimumDeployment: iOS 16}

                """
        )
    }

    private static func files(of feature: Feature) -> [File] {
        [
            ("\(feature.name).models.yaml", feature.models),
            ("\(feature.name)Cell.view.yaml", feature.cell),
            ("\(feature.name)Tile.view.yaml", feature.tile),
            ("\(feature.name)Banner.view.yaml", feature.banner),
            ("\(feature.name)Stepper.view.yaml", feature.stepper),
            ("\(feature.name)Editor.screen.yaml", feature.editor),
            ("\(feature.name)Details.screen.yaml", feature.details),
            ("\(feature.name)List.screen.yaml", feature.list),
            ("\(feature.name)Settings.screen.yaml", feature.settings),
            ("\(feature.name)Overview.screen.yaml", feature.overview),
        ].map { File(path: "Specs/\(feature.name)/\($0.0)", text: $0.1) }
    }
}
