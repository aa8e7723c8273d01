import ScreenSpecFileSystem
import ScreenSpecDiagnostics

/// The spec files of a run, in the order of their paths, each with the module that it belongs to.
///
/// A file is what its path says. Its position among all is its number in this run, and in no other.
package struct SpecFiles: Sendable {
    /// As findings show them.
    package let paths: [String]
    /// For each module the positions of its files.
    package let modules: [[Int]]
    /// The module of each file, by its place among the modules; of two that claim a file, which is an error, the first.
    package let moduleOfFile: [Int]
    /// The project's folder.
    package let folder: String
    /// The number of the first spec among the files of the run.
    package let firstNumber: Int

    package init(_ sources: ProjectSources, from folder: String, after firstNumber: Int) {
        let displayed = sources.modules.map { module in module.paths.map { Paths.display($0, from: folder) }.sorted() }
        let paths = displayed.count == 1 ? displayed[0] : Set(displayed.joined()).sorted()
        var positions: [String: Int] = [:]
        if displayed.count > 1 {
            positions = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
        }
        modules = displayed.count == 1 ? [Array(paths.indices)] : displayed.map { $0.compactMap { positions[$0] } }
        var moduleOfFile = Array(repeating: 0, count: paths.count)
        for (module, files) in modules.enumerated().reversed() {
            for file in files { moduleOfFile[file] = module }
        }
        self.moduleOfFile = moduleOfFile
        self.paths = paths
        self.folder = folder
        self.firstNumber = firstNumber
    }

    package var count: Int { paths.count }

    package func id(_ position: Int) -> FileID { FileID(index: firstNumber + position) }

    /// `nil` for a file that is no spec.
    package func position(_ id: FileID) -> Int? {
        let position = Int(id.index) - firstNumber
        return paths.indices.contains(position) ? position : nil
    }

    package func position(ofPath path: String) -> Int? {
        let position = paths.partitioningIndex { $0 >= path }
        return position < paths.count && paths[position] == path ? position : nil
    }

    /// The positions of files that another run knew, which names them in the order of their paths; `nil` for one that there is no more.
    package func positions(ofSorted others: some Sequence<String>) -> [Int?] {
        var position = 0
        return others.map { other in
            while position < paths.count, paths[position] < other { position += 1 }
            return position < paths.count && paths[position] == other ? position : nil
        }
    }

    package func absolutePath(_ position: Int) -> String { Paths.join(folder, paths[position]) }
}
