import ProjectDescription

let project = Project(
    name: "Apps",
    targets: [
        .target(
            name: "Shop",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.shop",
            deploymentTargets: .iOS("16.2"),
            sources: ["Shop/Sources/**"],
            dependencies: [.target(name: "Kit")]
        ),
        .target(
            name: "Catalog",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.catalog",
            sources: .sourceFilesList(globs: [.glob("Catalog/Sources/**", excluding: "Catalog/Sources/Old/**")]),
            dependencies: [.target(name: "Kit")]
        ),
    ] + [
        Target.target(
            name: "Kit",
            destinations: .iOS,
            product: .framework,
            bundleId: "com.example.kit",
            sources: "Kit/Sources/**"
        )
    ]
)
