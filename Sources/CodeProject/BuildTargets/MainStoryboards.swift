import ScreenSpecFileSystem
import SourceCheck
import SourceFacts

/// The storyboards that apps in a folder start with, as property lists, projects of Xcode and what generators read name them.
package struct MainStoryboards: Sendable {
    /// In the order of the files that name them.
    package private(set) var all: [MainStoryboard] = []

    /// - Parameter folder: That of the project, absolute.
    package init(in folder: String) {
        for folder in BuildFolders(in: folder, depth: Self.depth).all {
            let lists = folder.entries.filter { Self.isInformation($0.name) }.map { Paths.join(folder.path, $0.name) }
            for path in folder.descriptions + lists { add(namedBy: path, in: folder.display) }
        }
    }

    /// Property lists of apps lie among their sources.
    private static let depth = 8

    /// Whether a file describes an app: `Info.plist`, `Shop-Info.plist`.
    private static func isInformation(_ file: String) -> Bool { file.hasSuffix(".plist") && file.contains("Info") }

    private mutating func add(namedBy path: String, in folder: String) {
        guard let bytes = try? FileReader().read(path) else { return }
        for name in Self.names(in: bytes) {
            let storyboard = MainStoryboard(named: name, in: Paths.normalised(folder))
            if !all.contains(storyboard) { all.append(storyboard) }
        }
    }

    /// What stands behind the keys: `<key>UIMainStoryboardFile</key><string>Main</string>`,
    /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;`, `UISceneStoryboardFile: Main`.
    static func names(in bytes: [UInt8]) -> [String] {
        keys.flatMap { key in
            bytes.withUnsafeBufferPointer(key.ends).compactMap { value(in: bytes[$0...].prefix(lengthLimit)) }
        }
    }

    private static let keys = [BytePattern("UIMainStoryboardFile"), BytePattern("UISceneStoryboardFile")]

    /// Of the word behind a key, with the signs between them.
    private static let lengthLimit = 512
    /// How long the name of a file may be.
    private static let nameLimit = 255

    /// The word behind a key and the signs between them.
    private static func value(in bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes
        // `~ipad`, `[sdk=iphoneos*]`.
        for (start, end) in [(UInt8(ascii: "~"), UInt8(ascii: "d")), (UInt8(ascii: "["), UInt8(ascii: "]"))]
        where rest.first == start {
            rest = rest.drop { $0 != end }.dropFirst()
        }
        for mark in ["</key>", "<string>"] {
            rest = rest.drop { $0 <= 0x20 }
            if rest.starts(with: mark.utf8) { rest = rest.dropFirst(mark.utf8.count) }
        }
        rest = rest.drop { $0 <= 0x20 || "\"=:".utf8.contains($0) }
        let name = rest.prefix { $0 > 0x20 && !"\"<;,})".utf8.contains($0) || $0 == 0x20 }
        guard name.count <= nameLimit else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        let word = String(text.reversed().drop { $0 == " " }.reversed())
        return word.isEmpty || word.contains("$") ? nil : word
    }
}
