import CodeProject
import SourceCheck
import TestSupport
import Testing

/// Where descriptions of apps name the storyboard that comes first.
@Suite("Main storyboards")
struct MainStoryboardsTests {
    private static let descriptions = [
        ("Shop/Info.plist", "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>", "Main"),
        ("Shop/Shop-Info.plist", "<key>UISceneStoryboardFile</key><string>Start Here</string>", "Start Here"),
        ("Shop/Info.plist", "<key>UIMainStoryboardFile~ipad</key><string>Pad</string>", "Pad"),
        ("Shop/App.xcodeproj/project.pbxproj", "\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;\n", "Main"),
        ("Shop/App.xcodeproj/project.pbxproj", "\"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]\" = Main;", "Main"),
        ("Shop/App.xcconfig", "INFOPLIST_KEY_UIMainStoryboardFile = Main\n", "Main"),
        ("Shop/project.yml", "        UIMainStoryboardFile: Main\n", "Main"),
        ("Shop/Project.swift", "    \"UIMainStoryboardFile\": \"Main\",\n", "Main"),
    ]

    @Test("Each description is read", arguments: descriptions)
    func reads(path: String, text: String, name: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: path)
            #expect(MainStoryboards(in: folder.path).all.map(\.name) == [name])
            #expect(MainStoryboards(in: folder.path).all.map(\.folder) == ["Shop"])
        }
    }

    @Test("A long run of keys is read in proportion to its length", .timeLimit(.minutes(1)))
    func readsManyKeys() throws {
        try TemporaryFolder.with { folder in
            try folder.write(String(repeating: "UIMainStoryboardFile", count: 20_000), to: "Shop/project.yml")
            #expect(MainStoryboards(in: folder.path).all.allSatisfy { $0.name.count < 256 })
        }
    }

    private static let others = [
        ("Shop/Info.plist", "<key>UIMainStoryboardFile</key>\n<string>$(STORYBOARD)</string>"),
        ("Shop/Info.plist", "<key>UILaunchStoryboardName</key><string>Launch</string>"),
        ("Shop/Info.plist", "<key>UIMainStoryboardFile</key><string></string>"),
        ("Pods/Shop/Info.plist", "<key>UIMainStoryboardFile</key><string>Main</string>"),
        ("Vendor/Shop/Info.plist", "<key>UIMainStoryboardFile</key><string>Main</string>"),
        ("Shop/Colors.plist", "<key>UIMainStoryboardFile</key><string>Main</string>"),
    ]

    @Test("What says nothing plain names none", arguments: others)
    func readsNone(path: String, text: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: path)
            #expect(MainStoryboards(in: folder.path).all.isEmpty)
        }
    }
}
