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
            targets: [
                "CodeProject", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "SourceFacts", "SpecProject", "YAMLTree",
            ]
        ),
    ],
    traits: [
        .trait(name: "Check", description: "The check of hand-written Swift, which needs swift-syntax."),
        .default(enabledTraits: ["Check"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
        .target(name: "ScreenSpecDiagnostics", path: "Sources/Diagnostics"),
        .target(name: "ScreenSpecCLibrary", dependencies: ["CLinux"], path: "Sources/CLibrary"),
        .target(name: "ScreenSpecConcurrency", dependencies: ["ScreenSpecCLibrary"], path: "Sources/Concurrency"),
        .target(
            name: "ScreenSpecFileSystem",
            dependencies: ["ScreenSpecCLibrary", "ScreenSpecConcurrency", "ScreenSpecDiagnostics"],
            path: "Sources/FileSystem"
        ),
        .target(
            name: "ScreenSpecReporting",
            dependencies: [
                "ScreenSpecCLibrary", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
            ],
            path: "Sources/Reporting"
        ),
        .target(
            name: "ScreenSpecGeneratedFiles",
            dependencies: [
                "ScreenSpecCLibrary",
                "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecReporting",
            ],
            path: "Sources/GeneratedFiles"
        ),
        .target(
            name: "ScreenSpecCache",
            dependencies: [
                "ScreenSpecCLibrary", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
            ],
            path: "Sources/Cache"
        ),
        .target(name: "ScreenSpecTemplates", path: "Sources/Templates"),
        .target(name: "YAMLTree", dependencies: ["ScreenSpecCLibrary", "CLibYAML", "ScreenSpecDiagnostics"]),
        .target(name: "YAMLEdits", dependencies: ["ScreenSpecDiagnostics", "YAMLTree"]),
        .target(name: "ScreenModel", dependencies: ["ScreenSpecConcurrency", "ScreenSpecDiagnostics"]),
        .target(name: "SwiftNotation", dependencies: ["ScreenModel", "ScreenSpecDiagnostics"]),
        .target(
            name: "SystemTypes",
            dependencies: ["ScreenSpecCLibrary", "ScreenSpecConcurrency", "ScreenSpecDiagnostics"]
        ),
        .target(name: "InterfaceBuilder", dependencies: ["ScreenSpecCache", "ScreenSpecDiagnostics"]),
        .target(
            name: "SpecFrontEnd",
            dependencies: [
                "SystemTypes", "ScreenModel", "ScreenSpecDiagnostics", "SwiftNotation", "YAMLEdits", "YAMLTree",
            ]
        ),
        .target(
            name: "SpecRules",
            dependencies: ["SystemTypes", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics"]
        ),
        .target(name: "SwiftEmitter", dependencies: ["SystemTypes", "ScreenModel", "ScreenSpecDiagnostics"]),
        .target(
            name: "ScaffoldEmitter",
            dependencies: ["SystemTypes", "ScreenModel", "ScreenSpecDiagnostics", "SwiftEmitter"]
        ),
        .target(
            name: "SpecProject",
            dependencies: [
                "ScreenSpecCLibrary",
                "ScreenModel", "ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem",
                "ScreenSpecGeneratedFiles", "ScreenSpecReporting",
                "SpecFrontEnd", "SpecRules", "SwiftEmitter", "YAMLEdits", "YAMLTree",
            ]
        ),
        .target(
            name: "CompileDriver",
            dependencies: [
                "ScreenModel", "ScreenSpecCache", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "SpecFrontEnd", "SpecProject", "SwiftEmitter",
            ]
        ),
        .target(
            name: "CompileCommandLine",
            dependencies: [
                "ScreenSpecCLibrary",
                "CompileDriver", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "ScreenSpecReporting", "SpecProject",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "DocumentationEmitter",
            dependencies: [
                "SpecRules", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecTemplates",
                "SwiftEmitter",
            ]
        ),
        .target(
            name: "SourceFacts",
            dependencies: [
                "ScreenSpecCLibrary", "ScreenSpecDiagnostics",
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Check"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Check"])),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: .when(traits: ["Check"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Check"])),
            ]
        ),
        .target(
            name: "SourceCheck",
            dependencies: [
                "InterfaceBuilder", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "SourceFacts", "SpecFrontEnd", "SpecRules", "SystemTypes", "YAMLEdits",
            ]
        ),
        .target(
            name: "CodeProject",
            dependencies: [
                "InterfaceBuilder", "ScreenModel", "ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "SourceCheck",
                "SourceFacts", "SpecFrontEnd", "SpecProject", "SpecRules", "SystemTypes", "YAMLTree",
            ]
        ),
        .target(
            name: "SpecExtraction",
            dependencies: [
                "ScreenModel", "ScreenSpecDiagnostics", "SourceCheck", "SourceFacts", "SpecRules", "YAMLEdits",
            ]
        ),
        .target(
            name: "ExtractDriver",
            dependencies: [
                "CodeProject", "ScreenModel", "ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem",
                "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "SourceCheck", "SpecExtraction", "SpecFrontEnd",
                "SpecProject", "SpecRules", "YAMLEdits",
            ]
        ),
        .target(
            name: "ScaffoldDriver",
            dependencies: [
                "CodeProject", "ScaffoldEmitter", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "ScreenSpecTemplates",
                "SourceCheck", "SourceFacts", "SpecFrontEnd", "SpecProject", "SwiftNotation", "SystemTypes",
            ]
        ),
        .target(
            name: "AdoptDriver",
            dependencies: [
                "CodeProject", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "SourceCheck", "SourceFacts", "SpecFrontEnd",
                "SpecProject", "SwiftNotation", "SystemTypes", "YAMLEdits",
            ]
        ),
        .target(
            name: "CheckDriver",
            dependencies: [
                "CodeProject", "InterfaceBuilder", "ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "SourceCheck",
                "SourceFacts", "SpecFrontEnd", "SpecProject",
            ]
        ),
        .target(
            name: "DocumentationDriver",
            dependencies: [
                "DocumentationEmitter", "InterfaceBuilder", "ScreenModel", "ScreenSpecConcurrency",
                "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecGeneratedFiles", "ScreenSpecReporting",
                "SpecFrontEnd", "SpecProject",
            ]
        ),
        .target(
            name: "DoctorDriver",
            dependencies: [
                "DocumentationEmitter", "ScreenModel", "ScreenSpecCache", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecReporting", "SourceFacts", "SpecProject", "YAMLTree",
            ]
        ),
        .executableTarget(
            name: "screenspec",
            dependencies: [
                "AdoptDriver", "CLinux", "CheckDriver", "CodeProject", "CompileCommandLine", "CompileDriver",
                "DoctorDriver", "DocumentationDriver", "ExtractDriver", "ScaffoldDriver", "ScreenSpecCLibrary",
                "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecReporting", "SpecFrontEnd", "SpecProject",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "screenspec-compile",
            dependencies: [
                "CompileCommandLine", "ScreenSpecCLibrary",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
        .target(
            name: "TestSupport",
            dependencies: ["SystemTypes", "ScreenSpecDiagnostics"],
            path: "Tests/TestSupport"
        ),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["ScreenSpecDiagnostics", "TestSupport"]),
        .testTarget(name: "ConcurrencyTests", dependencies: ["ScreenSpecConcurrency", "TestSupport"]),
        .testTarget(
            name: "FileSystemTests",
            dependencies: ["ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "TestSupport"]
        ),
        .testTarget(
            name: "ReportingTests",
            dependencies: [
                "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "ScreenSpecReporting", "SpecProject", "SpecRules", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "GeneratedFilesTests",
            dependencies: [
                "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecGeneratedFiles",
                "ScreenSpecReporting", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CacheTests",
            dependencies: ["ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecFileSystem", "TestSupport"]
        ),
        .testTarget(name: "TemplatesTests", dependencies: ["ScreenSpecTemplates", "TestSupport"]),
        .testTarget(
            name: "YAMLTreeTests",
            dependencies: ["CLibYAML", "ScreenSpecDiagnostics", "TestSupport", "YAMLTree"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "YAMLEditsTests",
            dependencies: ["ScreenSpecDiagnostics", "TestSupport", "YAMLEdits", "YAMLTree"]
        ),
        .testTarget(
            name: "SwiftNotationTests",
            dependencies: ["ScreenModel", "ScreenSpecDiagnostics", "SwiftNotation", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SystemTypesTests",
            dependencies: ["SystemTypes", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SpecFrontEndTests",
            dependencies: [
                "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecReporting",
                "SpecFrontEnd", "SpecProject", "SpecRules", "TestSupport", "YAMLTree",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SpecRulesTests",
            dependencies: [
                "SpecRules", "ScreenModel", "ScreenSpecDiagnostics", "ScreenSpecReporting", "SpecFrontEnd",
                "TestSupport",
            ],
            exclude: ["Explanations", "Fixtures"]
        ),
        .testTarget(
            name: "SwiftEmitterTests",
            dependencies: [
                "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "ScreenSpecTemplates", "SpecProject", "SwiftEmitter", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "DocumentationEmitterTests",
            dependencies: [
                "DocumentationEmitter", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "SpecProject", "SpecRules", "TestSupport",
            ],
            exclude: ["Drawing/Layouts", "Fixtures"]
        ),
        .testTarget(
            name: "SpecProjectTests",
            dependencies: [
                "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "ScreenSpecFileSystem",
                "ScreenSpecGeneratedFiles", "ScreenSpecReporting", "SpecFrontEnd", "SpecProject", "TestSupport",
            ]
        ),
        .testTarget(
            name: "DocumentationDriverTests",
            dependencies: ["DocumentationDriver", "DocumentationEmitter", "ScreenSpecDiagnostics", "TestSupport"]
        ),
        .testTarget(
            name: "InterfaceBuilderTests",
            dependencies: ["InterfaceBuilder", "ScreenSpecDiagnostics", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CodeProjectTests",
            dependencies: [
                "CodeProject", "ScreenModel", "ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecReporting", "SourceCheck", "SourceFacts", "SpecFrontEnd",
                "SpecProject", "SpecRules",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "CheckDriverTests",
            dependencies: [
                "CheckDriver", "CodeProject", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecReporting", "SourceCheck", "SourceFacts", "SpecFrontEnd",
                "SpecProject", "SpecRules", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SourceFactsTests",
            dependencies: [
                "ScreenSpecDiagnostics", "SourceFacts", "TestSupport",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Check"])),
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "SourceCheckTests",
            dependencies: [
                "InterfaceBuilder", "ScreenModel", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem",
                "ScreenSpecReporting", "SourceCheck", "SourceFacts", "SpecFrontEnd", "SpecProject", "SpecRules",
                "SwiftNotation", "SystemTypes", "TestSupport",
            ],
            exclude: ["Contract", "Fixtures", "InterfaceBuilder", "OneMistake", "Reports"]
        ),
        .testTarget(
            name: "SpecExtractionTests",
            dependencies: [
                "ScreenModel", "ScreenSpecDiagnostics", "SpecExtraction", "SpecFrontEnd", "TestSupport", "YAMLTree",
            ]
        ),
        .testTarget(
            name: "ExtractDriverTests",
            dependencies: [
                "AdoptDriver", "CodeProject", "ExtractDriver", "ScreenModel", "ScreenSpecConcurrency",
                "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecReporting", "SourceCheck", "SpecProject",
                "SpecRules", "SystemTypes", "TestSupport",
            ],
            exclude: ["Fixtures", "Truth/Labels"]
        ),
        .testTarget(
            name: "AdoptDriverTests",
            dependencies: [
                "AdoptDriver", "ExtractDriver", "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "ScreenSpecReporting",
                "SpecProject", "TestSupport",
            ]
        ),
        .testTarget(
            name: "CompileDriverTests",
            dependencies: [
                "CompileDriver", "ScreenSpecCache", "ScreenSpecConcurrency", "ScreenSpecDiagnostics", "SpecProject",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "BuildSystemTests",
            dependencies: [
                "ScreenSpecDiagnostics", "ScreenSpecFileSystem", "SpecFrontEnd", "SwiftEmitter", "TestSupport",
                "YAMLTree",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "ScreenSpecTests",
            dependencies: [
                "CodeProject", "CompileDriver", "ScreenSpecConcurrency", "ScreenSpecDiagnostics",
                "ScreenSpecFileSystem", "ScreenSpecReporting", "SourceCheck", "SpecFrontEnd", "SpecProject",
                "SystemTypes", "TestSupport",
            ],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
