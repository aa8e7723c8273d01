// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "BinaryClient",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../plugins"), .package(path: "../command")],
    targets: [
        .executableTarget(name: "Shop", plugins: [.plugin(name: "ScreenSpecPlugin", package: "plugins")])
    ]
)
