// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Committed",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ScreenSpec", path: "../../../..", traits: [])],
    targets: [
        .target(name: "Catalog", exclude: ["Specs"]),
        .target(name: "Shop", dependencies: ["Catalog"], exclude: ["Specs", "screenspec.yaml"]),
    ],
    swiftLanguageModes: [.v6]
)
