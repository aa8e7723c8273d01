// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "ScreenSpecPlugins",
    platforms: [.macOS(.v13)],
    products: [.plugin(name: "ScreenSpecPlugin", targets: ["ScreenSpecPlugin"])],
    targets: [
        .binaryTarget(
            name: "screenspec",
            url: "@DOWNLOADS@/screenspec.artifactbundle.zip",
            checksum: "@BUNDLE_CHECKSUM@"
        ),
        .plugin(name: "ScreenSpecPlugin", capability: .buildTool(), dependencies: ["screenspec"]),
    ]
)
