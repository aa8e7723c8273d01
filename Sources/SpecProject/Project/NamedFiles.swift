import ScreenModel
import ScreenSpecFileSystem

extension FileDiscovery {
    /// What a project file names; what is wrong with a name is found where it stands.
    package func find(_ names: [Name]) -> Found {
        find(names.map { (text: $0.text, range: $0.range) })
    }
}
