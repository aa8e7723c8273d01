// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Apps",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Apps", targets: ["Shop", "Catalog"])],
    targets: [
        .target(name: "Shop", dependencies: ["Kit"]),
        .target(name: "Catalog", dependencies: [.target(name: "Kit")]),
        // What both are made of.
        .target(name: "Kit"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
    ]
)
