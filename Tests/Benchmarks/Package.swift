// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of tablespec don't resolve Yams. Run from this folder:
// swift run -c release Benchmarks
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "tablespec", path: "../.."),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkTables",
                .product(name: "TableSpecKit", package: "tablespec"),
                .product(name: "TableSpecPictures", package: "tablespec"),
                .product(name: "TableSpecImport", package: "tablespec"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
        // The plugin generates the Swift of the specs, next to equivalents written by hand.
        .target(
            name: "BenchmarkTables",
            dependencies: [.product(name: "HeadlessUIKit", package: "tablespec")],
            plugins: [.plugin(name: "TableSpecBuildPlugin", package: "tablespec")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
