// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that whoever uses tablespec does not resolve Yams. Run from this folder:
// swift run -c release Benchmarks
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "tablespec", path: "../.."),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        .target(
            name: "Tables",
            dependencies: [.product(name: "HeadlessUIKit", package: "tablespec")],
            plugins: [.plugin(name: "TableSpecBuildPlugin", package: "tablespec")]
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Tables",
                .product(name: "HeadlessUIKit", package: "tablespec"),
                .product(name: "TableSpecKit", package: "tablespec"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
