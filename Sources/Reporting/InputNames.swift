/// The names of files that people write and runs read.
///
/// No report and no file for a build system is called so: a mistaken argument would otherwise cost somebody a spec.
package enum InputNames {
    private static let suffixes = [".swift", ".yaml", ".yml", ".storyboard", ".xib"]

    package static func contain(_ path: String) -> Bool {
        suffixes.contains { path.lowercased().hasSuffix($0) }
    }
}
