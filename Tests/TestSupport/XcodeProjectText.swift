/// A project of Xcode with one target, 'App', as `project.pbxproj` has it.
package enum XcodeProjectText {
    /// - Parameters:
    ///   - files: Those that the target compiles, by their paths from the folder of the project.
    ///   - folder: One that Xcode keeps in step with the disk.
    package static func of(files: [String], folder: String? = nil) -> String {
        let numbers = files.indices
        let references = numbers.map {
            "F\($0) = {isa = PBXFileReference; path = \"\(files[$0])\"; sourceTree = \"<group>\"; };"
        }
        let builds = numbers.map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
        let groups = folder.map {
            ["G = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\($0)\"; sourceTree = \"<group>\"; };"]
        }
        let children = numbers.map { "F\($0)" } + (folder == nil ? [] : ["G"])
        let synchronized = folder == nil ? "" : "fileSystemSynchronizedGroups = (G, ); "
        return """
            // !$*UTF8*$!
            {
                objects = {
                    \((references + builds + (groups ?? [])).joined(separator: "\n        "))
                    M = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
                    S = {isa = PBXSourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ", "))); };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = (S, ); \(synchronized)};
                    P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
                };
                rootObject = P;
            }
            """
    }
}
