import ScreenSpecFileSystem

/// The files of a project that say how it is built: a flag of `#if` that none of them names is never set, and a document that none of
/// them names is in no target.
struct BuildSettings: Sendable {
    private let texts: [[UInt8]]
    private let folder: String
    /// Whether projects of Xcode build the app, and name each file that they build; packages build what lies in their folders.
    private let listsFiles: Bool

    /// `nil` where no file says how the project is built, or one that is named by another is not there.
    ///
    /// - Parameter folder: That of the project, absolute. Settings lie in it, or at most two folders below.
    init?(in folder: String) {
        let folders = BuildFolders(in: folder, depth: Self.depth, entering: Self.mayHoldSettings)
        let paths = folders.all.flatMap { folder in
            folder.descriptions
                + folder.entries.map(\.name).filter(Self.isSetting).map { Paths.join(folder.path, $0) }
        }
        let read = Set(paths).sorted().compactMap { path in (try? FileReader().read(path)).map { (path, $0) } }
        let known = Set(read.map { Paths.name(of: $0.0) })
        guard read.contains(where: { Self.isBuild(Paths.name(of: $0.0)) }),
            read.allSatisfy({ Self.configurations(namedIn: $0.1).isSubset(of: known) })
        else { return nil }
        texts = read.map(\.1)
        self.folder = folder
        listsFiles = read.allSatisfy { path, text in
            let name = Paths.name(of: path)
            let isSynchronized = Self.firstPlace(of: Self.synchronized, in: text) { _ in true } != nil
            return !Self.isBuild(name) || name == "Package.swift" || name == "project.pbxproj" && !isSynchronized
        }
    }

    /// Whether no target has a file: projects of Xcode build the app, and none of them names it.
    ///
    /// - Parameter path: From the project's folder.
    func leaveOut(_ path: String) -> Bool {
        let name = Array(Paths.name(of: path).utf8)
        return listsFiles && !texts.contains { Self.firstPlace(of: name, in: $0) { _ in true } != nil }
            && !mayBeBuiltOtherwise(path)
    }

    /// Whether a file lies in a pod or a package, or in a project further below than is looked.
    private func mayBeBuiltOtherwise(_ path: String) -> Bool {
        let parts = path.split(separator: "/").dropLast()
        return (0...parts.count).contains { depth in
            let folder = Paths.join(folder, parts.prefix(depth).joined(separator: "/"))
            let names = (try? FolderListing(path: folder))?.entries.map(\.name) ?? []
            return names.contains { name in
                name.hasSuffix(".podspec") || name == "Package.swift"
                    || depth > Self.depth && (Self.isBuild(name) || name.hasSuffix(".xcodeproj"))
            }
        }
    }

    /// Changes whenever any of them does.
    var hash: UInt64 {
        let hashes = texts.map { "\(ContentHash($0).value)" }.joined(separator: " ")
        return ContentHash(Array(hashes.utf8)).value
    }

    /// Whether some file says the word, in whatever sense.
    func name(_ flag: String) -> Bool {
        Self.setByTools.contains(flag)
            || texts.contains { text in
                Self.firstPlace(of: Array(flag.utf8), in: text) { place in
                    !(place.lowerBound > 0 && Self.isOfName(text[place.lowerBound - 1]))
                        && !(place.upperBound < text.count && Self.isOfName(text[place.upperBound]))
                } != nil
            }
    }

    // MARK: Files

    private static let depth = 2
    /// Those that the compiler's callers set by themselves.
    private static let setByTools: Set<String> = ["DEBUG", "SWIFT_PACKAGE", "COCOAPODS"]
    private static let builds = BuildFolders.names.union(["project.pbxproj", "BUILD", "BUILD.bazel"])
    /// What Xcode keeps in step with the disk, without naming the files.
    private static let synchronized = Array("PBXFileSystemSynchronized".utf8)
    private static let others: Set<String> = ["Podfile", "Makefile", "Fastfile", "Rakefile"]

    private static func isBuild(_ name: String) -> Bool { builds.contains(name) }

    private static func isSetting(_ name: String) -> Bool {
        isBuild(name) || others.contains(name) || name.hasSuffix(".bzl") || name.hasSuffix(".sh")
    }

    private static func mayHoldSettings(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix(".xcodeproj") && !["Pods", "Carthage", "node_modules"].contains(name)
    }

    /// How long the name of a file may be.
    private static let nameLimit = 255

    /// The names of configurations that a project of Xcode has, but for those that CocoaPods makes.
    private static func configurations(namedIn text: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        _ = firstPlace(of: Array(".xcconfig".utf8), in: text) { place in
            let isPart = { (byte: UInt8) in isOfName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
            let before = text[..<place.lowerBound].suffix(nameLimit)
            let start = before.lastIndex { !isPart($0) }.map { $0 + 1 } ?? before.startIndex
            let name = String(decoding: text[start..<place.upperBound], as: UTF8.self)
            if !name.hasPrefix("Pods-"), name != ".xcconfig" { names.insert(name) }
            return false
        }
        return names
    }

    /// The first place of a word that is as it should be.
    private static func firstPlace(of word: [UInt8], in text: [UInt8], where isFitting: (Range<Int>) -> Bool) -> Range<
        Int
    >? {
        guard let first = word.first else { return nil }
        var start = 0
        while let found = text[start...].firstIndex(of: first) {
            let place = found..<found + word.count
            if place.upperBound <= text.count, text[place].elementsEqual(word), isFitting(place) { return place }
            start = found + 1
        }
        return nil
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
