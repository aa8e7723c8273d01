// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "ScreenSpecCommand",
    platforms: [.macOS(.v13)],
    products: [.plugin(name: "ScreenSpecCommand", targets: ["ScreenSpecCommand"])],
    targets: [
        // A name that the package of the build plugin has not: a client may use both.
        .binaryTarget(
            name: "screenspec-of-command",
            url: "@DOWNLOADS@/screenspec.artifactbundle.zip",
            checksum: "@BUNDLE_CHECKSUM@"
        ),
        .plugin(
            name: "ScreenSpecCommand",
            capability: .command(
                intent: .custom(
                    verb: "screenspec-compile",
                    description: "Compiles specs of screens and views to Swift that is committed."
                ),
                permissions: [.writeToPackageDirectory(reason: "The generated Swift lies beside your own.")]
            ),
            dependencies: ["screenspec-of-command"]
        ),
    ]
)
