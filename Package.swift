// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "ScreenSpec",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "screenspec", targets: ["screenspec"]),
        .executable(name: "screenspec-compile", targets: ["screenspec-compile"]),
        .plugin(name: "ScreenSpecPlugin", targets: ["ScreenSpecPlugin"]),
        .plugin(name: "ScreenSpecCommand", targets: ["ScreenSpecCommand"]),
        // For the benchmarks, a package of their own. What little is public in these targets is so for the compiler's sake.
        .library(
            name: "ScreenSpecParts",
            targets: ["CheckDriver", "CompileDriver", "SourceFacts", "SourceText", "YAMLTree"]
        ),
    ],
    traits: [
        .trait(name: "Check", description: "The check of hand-written Swift, which needs swift-syntax."),
        .trait(name: "Documentation", description: "Documentation as HTML, which needs swift-mustache."),
        .default(enabledTraits: ["Check", "Documentation"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        // Facts are read off the raw tree, whose layout swift-syntax promises to nobody.
        .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(name: "CLinux"),
        .target(name: "SourceText"),
        .target(name: "YAMLTree", dependencies: ["CLibYAML", "SourceText"]),
        .target(name: "ScreenModel", dependencies: ["SourceText"]),
        .target(name: "SwiftNotation", dependencies: ["ScreenModel", "SourceText"]),
        .target(name: "PlatformFacts", dependencies: ["SourceText"]),
        .target(
            name: "SpecFrontEnd",
            dependencies: ["PlatformFacts", "ScreenModel", "SourceText", "SwiftNotation", "YAMLTree"]
        ),
        .target(name: "ArchitectureRules", dependencies: ["PlatformFacts", "ScreenModel", "SourceText"]),
        .target(name: "SwiftEmitter", dependencies: ["PlatformFacts", "ScreenModel", "SourceText"]),
        .target(
            name: "CompileDriver",
            dependencies: [
                "ArchitectureRules", "CLinux", "ScreenModel", "SourceText", "SpecFrontEnd", "SwiftEmitter", "YAMLTree",
            ]
        ),
        .target(
            name: "CompileCommandLine",
            dependencies: [
                "CompileDriver", "SourceText", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "DocumentationEmitter",
            dependencies: [
                "ArchitectureRules", "PlatformFacts", "ScreenModel", "SourceText", "SwiftEmitter",
                .product(
                    name: "Mustache",
                    package: "swift-mustache",
                    condition: .when(traits: ["Documentation"])
                ),
            ]
        ),
        .target(
            name: "SourceFacts",
            dependencies: [
                "SourceText",
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Check"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Check"])),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: .when(traits: ["Check"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Check"])),
            ]
        ),
        .target(
            name: "SourceCheck",
            dependencies: [
                "ArchitectureRules", "PlatformFacts", "ScreenModel", "SourceText", "SpecFrontEnd", "SourceFacts",
            ]
        ),
        .target(
            name: "CheckDriver",
            dependencies: [
                "ArchitectureRules", "CompileDriver", "ScreenModel", "SourceCheck", "SourceFacts", "SourceText",
                "SpecFrontEnd",
            ]
        ),
        .target(
            name: "DocumentationDriver",
            dependencies: [
                "ArchitectureRules", "CompileDriver", "DocumentationEmitter", "ScreenModel", "SourceText",
                "SpecFrontEnd",
            ]
        ),
        .executableTarget(
            name: "screenspec",
            dependencies: [
                "ArchitectureRules", "CLinux", "CheckDriver", "CompileCommandLine", "CompileDriver",
                "DocumentationDriver", "SourceText", "SpecFrontEnd",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "screenspec-compile",
            dependencies: [
                "CompileCommandLine", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(
            name: "ScreenSpecPlugin",
            capability: .buildTool(),
            dependencies: ["screenspec-compile"],
            path: "Sources/Plugins/ScreenSpecPlugin"
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
            dependencies: ["screenspec-compile"],
            path: "Sources/Plugins/ScreenSpecCommand"
        ),
        .target(name: "TestSupport", dependencies: ["PlatformFacts", "SourceText"], path: "Tests/TestSupport"),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
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
            name: "DocumentationEmitterTests",
            dependencies: [
                "ArchitectureRules", "CompileDriver", "DocumentationDriver", "DocumentationEmitter", "ScreenModel",
                "SourceText", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CheckDriverTests",
            dependencies: [
                "ArchitectureRules", "CheckDriver", "CompileDriver", "SourceCheck", "SourceFacts", "SourceText",
                "SpecFrontEnd", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SourceFactsTests",
            dependencies: ["SourceText", "SourceFacts", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SourceCheckTests",
            dependencies: [
                "ArchitectureRules", "CompileDriver", "PlatformFacts", "ScreenModel", "SourceCheck", "SourceText",
                "SpecFrontEnd", "SourceFacts", "TestSupport",
            ],
            exclude: ["Fixtures", "Reports"]
        ),
        .testTarget(
            name: "CompileDriverTests",
            dependencies: ["ArchitectureRules", "CompileDriver", "ScreenModel", "SourceText", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "BuildSystemTests",
            dependencies: [
                "CompileDriver", "ScreenModel", "SourceText", "SpecFrontEnd", "SwiftEmitter", "TestSupport", "YAMLTree",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "ScreenSpecTests",
            dependencies: [
                "CheckDriver", "CompileDriver", "PlatformFacts", "SourceText", "SpecFrontEnd", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
