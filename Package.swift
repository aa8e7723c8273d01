// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "ScreenSpec",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "screenspec", targets: ["screenspec"]),
        .executable(name: "screenspec-compile", targets: ["screenspec-compile"]),
        // For the benchmarks, a package of their own; nothing in these targets is public.
        .library(name: "ScreenSpecParts", targets: ["CompileDriver", "SourceText", "YAMLTree"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "SourceText"),
        .target(name: "YAMLTree", dependencies: ["CLibYAML", "SourceText"]),
        .target(name: "ScreenModel", dependencies: ["SourceText"]),
        .target(name: "SwiftNotation", dependencies: ["ScreenModel", "SourceText"]),
        .target(name: "PlatformFacts"),
        .target(
            name: "SpecFrontEnd",
            dependencies: ["PlatformFacts", "ScreenModel", "SourceText", "SwiftNotation", "YAMLTree"]
        ),
        .target(name: "ArchitectureRules", dependencies: ["PlatformFacts", "ScreenModel", "SourceText"]),
        .target(name: "SwiftEmitter", dependencies: ["PlatformFacts", "ScreenModel", "SourceText"]),
        .target(
            name: "CompileDriver",
            dependencies: [
                "ArchitectureRules", "ScreenModel", "SourceText", "SpecFrontEnd", "SwiftEmitter", "YAMLTree",
            ]
        ),
        .target(
            name: "CompileCommandLine",
            dependencies: [
                "CompileDriver", "SourceText", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "screenspec",
            dependencies: [
                "ArchitectureRules", "CompileCommandLine", "CompileDriver", "SourceText", "SpecFrontEnd",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "screenspec-compile",
            dependencies: [
                "CompileCommandLine", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "TestSupport", dependencies: ["PlatformFacts", "SourceText"], path: "Tests/TestSupport"),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(
            name: "YAMLTreeTests",
            dependencies: ["CLibYAML", "SourceText", "TestSupport", "YAMLTree"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SwiftNotationTests",
            dependencies: ["ScreenModel", "SourceText", "SwiftNotation", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "PlatformFactsTests",
            dependencies: ["PlatformFacts", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SpecFrontEndTests",
            dependencies: [
                "ArchitectureRules", "CompileDriver", "SourceText", "SpecFrontEnd", "TestSupport", "YAMLTree",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "ArchitectureRulesTests",
            dependencies: ["ArchitectureRules", "ScreenModel", "SourceText", "SpecFrontEnd", "TestSupport"],
            exclude: ["Explanations", "Fixtures"]
        ),
        .testTarget(
            name: "SwiftEmitterTests",
            dependencies: ["CompileDriver", "ScreenModel", "SourceText", "SwiftEmitter", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CompileDriverTests",
            dependencies: ["CompileDriver", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "ScreenSpecTests",
            dependencies: ["CompileDriver", "PlatformFacts", "SourceText", "SpecFrontEnd", "TestSupport"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
