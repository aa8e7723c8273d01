// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Client",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ScreenSpec", path: "../../../..", traits: [])],
    targets: [
        .target(
            name: "Catalog",
            plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]
        ),
        .executableTarget(
            name: "Shop",
            dependencies: ["Catalog"],
            plugins: [.plugin(name: "ScreenSpecPlugin", package: "ScreenSpec")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
