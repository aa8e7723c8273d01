// swift-tools-version: 6.1

import PackageDescription

// What is measured has package access. A package that is opened by itself may join another one by its name, which for a
// package in a folder is that of the folder.
let folders = Context.packageDirectory.split(separator: "/").dropLast(2)
let measuredPackage = String((folders.last ?? "screenspec").lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
    name: "ScreenSpecBenchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "ScreenSpec", path: "../.."),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .executableTarget(
            name: "screenspec-benchmark",
            dependencies: [
                .product(name: "ScreenSpecParts", package: "ScreenSpec"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "Yams", package: "Yams"),
            ],
            packageAccess: false,
            swiftSettings: [.unsafeFlags(["-package-name", measuredPackage])]
        )
    ],
    swiftLanguageModes: [.v6]
)
