/// The modules that come with another one: who imports UIKit has Foundation.
enum ReexportedModules {
    static func of(_ module: String) -> Set<String> {
        table[module] ?? []
    }

    private static let table: [String: Set<String>] = [
        "Foundation": ["CoreFoundation", "Darwin", "Dispatch", "ObjectiveC"],
        "UIKit": [
            "CoreFoundation", "CoreGraphics", "CoreImage", "Darwin", "Dispatch", "Foundation", "ObjectiveC",
            "QuartzCore",
        ],
    ]
}
