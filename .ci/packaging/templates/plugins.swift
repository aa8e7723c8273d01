// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "ScreenSpecPlugins",
    platforms: [.macOS(.v13)],
    products: [
        .plugin(name: "ScreenSpecPlugin", targets: ["ScreenSpecPlugin"]),
        .plugin(name: "ScreenSpecCommand", targets: ["ScreenSpecCommand"]),
    ],
    targets: [
        .binaryTarget(
            name: "screenspec",
            url: "@DOWNLOADS@/screenspec.artifactbundle.zip",
            checksum: "@BUNDLE_CHECKSUM@"
        ),
        .plugin(name: "ScreenSpecPlugin", capability: .buildTool(), dependencies: ["screenspec"]),
        .plugin(
            name: "ScreenSpecCommand",
            capability: .command(
                intent: .custom(
                    verb: "screenspec-compile",
                    description: "Compiles specs of screens and views to Swift that is committed."
                ),
                permissions: [.writeToPackageDirectory(reason: "The generated Swift lies beside your own.")]
            ),
            dependencies: ["screenspec"]
        ),
    ]
)
