// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Store",
    platforms: [.iOS(.v16)],
    targets: [
        .target(name: "Shop"),
        .target(name: "Catalog"),
    ]
)
