// swift-tools-version: 6.1
import PackageDescription

// An app's package as the test builds it: specs beside Swift, and the plugin makes Swift of them.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13), .iOS(.v15)],
    dependencies: [.package(name: "tablespec", path: "../../..")],
    targets: [
        .target(
            name: "Tables",
            dependencies: [
                .product(name: "HeadlessUIKit", package: "tablespec", condition: .when(platforms: [.linux, .macOS]))
            ],
            plugins: [.plugin(name: "TableSpecBuildPlugin", package: "tablespec")]
        )
    ],
    swiftLanguageModes: [.v6]
)
