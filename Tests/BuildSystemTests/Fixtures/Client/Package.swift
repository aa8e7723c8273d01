// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Client",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ScreenSpec", path: "../../../..", traits: [])],
    targets: [
        // Names that parts of ScreenSpec have as folders, and that a client may give to targets of its own.
        .target(name: "Cache"),
        .target(name: "Diagnostics"),
        .target(name: "FileSystem"),
        .target(
            name: "Catalog",
            plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]
        ),
        .executableTarget(
            name: "Shop",
            dependencies: ["Cache", "Catalog", "Diagnostics", "FileSystem"],
            plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
